#include "CConformances.h"

#include <stdint.h>
#include <string.h>

// The layouts below are Swift's stable ABI (TypeMetadata.rst, "Protocol Conformance Records"): fields of records are
// distances from the field itself, some of them with a low bit that says "one more indirection".

typedef struct {
  uintptr_t start, length;
} section;

// What swiftrt.o registers for each image, in the order of the runtime's MetadataSections.
typedef struct {
  uintptr_t version;
  const void *base;
  const void *unused[2];
  section protocols, conformances;
} metadata_sections;

extern void swift_enumerateAllMetadataSections(bool (*visit)(const metadata_sections *, void *), void *context);

typedef struct {
  int32_t protocol, type, witness_table;
  uint32_t flags;
} conformance_record;

typedef struct {
  uint32_t flags;
  int32_t parent, name;
} context_descriptor;

typedef struct {
  context_descriptor context;
  int32_t metadata_accessor, fields;
} type_descriptor;

typedef struct {
  const void *metadata;
  uintptr_t state;
} metadata_response;

enum {
  KIND_MODULE = 0,
  KIND_MASK = 0x1f,
  IS_GENERIC = 0x80,
  REFERENCE_DIRECT = 0,
  REFERENCE_INDIRECT = 1,
};

static const void *relative(const int32_t *field) {
  return *field == 0 ? NULL : (const char *)field + *field;
}

static const void *relative_indirectable(const int32_t *field) {
  if (*field == 0) return NULL;
  const char *target = (const char *)field + (*field & ~1);
  return (*field & 1) ? *(const void *const *)target : target;
}

static bool is_protocol(const context_descriptor *protocol, const char *module, const char *name) {
  if (strcmp(relative(&protocol->name), name) != 0) return false;
  const context_descriptor *parent = relative_indirectable(&protocol->parent);
  return parent != NULL && (parent->flags & KIND_MASK) == KIND_MODULE && strcmp(relative(&parent->name), module) == 0;
}

static const type_descriptor *conforming_type(const conformance_record *record) {
  switch ((record->flags >> 3) & 7) {
    case REFERENCE_DIRECT: return relative(&record->type);
    case REFERENCE_INDIRECT: {
      const void *const *slot = relative(&record->type);
      return slot == NULL ? NULL : *slot;
    }
    default: return NULL;  // an Objective-C class
  }
}

typedef struct {
  const char *module, *name;
  conformance_visitor visit;
  void *context;
} search;

static bool visit_image(const metadata_sections *image, void *context) {
  const search *wanted = context;
  const int32_t *entry = (const int32_t *)image->conformances.start;
  const int32_t *end = (const int32_t *)(image->conformances.start + image->conformances.length);
  for (; entry < end; entry++) {
    const conformance_record *record = relative(entry);
    if (record == NULL) continue;
    const context_descriptor *protocol = relative_indirectable(&record->protocol);
    if (protocol == NULL || !is_protocol(protocol, wanted->module, wanted->name)) continue;
    const type_descriptor *type = conforming_type(record);
    if (type == NULL || (type->context.flags & IS_GENERIC)) continue;
    metadata_response (*accessor)(uintptr_t) = (metadata_response(*)(uintptr_t))relative(&type->metadata_accessor);
    if (accessor == NULL) continue;
    wanted->visit(wanted->context, accessor(0).metadata);
  }
  return true;
}

void visit_conformances(const char *module, const char *name, conformance_visitor visit, void *context) {
  search wanted = {module, name, visit, context};
  swift_enumerateAllMetadataSections(visit_image, &wanted);
}
