#ifndef C_CONFORMANCES_H
#define C_CONFORMANCES_H

#include <stdbool.h>

// Called for each conformance; `metadata` is the type's `Any.Type`. The protocol's module is NULL where the protocol
// is nested in a type.
typedef void (*conformance_visitor)(
    void *context, const void *metadata, const char *protocol_module, const char *protocol_name);

// Lists every non-generic type, private ones included, that a loaded image declares to conform to the protocol
// `module.name`. Swift offers no such list; the compiler's conformance records are one.
void visit_conformances(const char *module, const char *name, conformance_visitor visit, void *context);

// The same for the protocol and all protocols that refine it, at whatever distance: a type comes once for each of
// them, in the order in which its image records them.
void visit_refined_conformances(const char *module, const char *name, conformance_visitor visit, void *context);

#endif
