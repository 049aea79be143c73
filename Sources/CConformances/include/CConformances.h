#ifndef C_CONFORMANCES_H
#define C_CONFORMANCES_H

#include <stdbool.h>

// Called for each type that conforms; `metadata` is the type's `Any.Type`.
typedef void (*conformance_visitor)(void *context, const void *metadata);

// Lists every non-generic type, private ones included, that a loaded image declares to conform to the protocol
// `module.name`. Swift offers no such list; the compiler's conformance records are one.
void visit_conformances(const char *module, const char *name, conformance_visitor visit, void *context);

#endif
