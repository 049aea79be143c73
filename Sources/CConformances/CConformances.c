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
  context_descriptor context;
  uint32_t requirement_count, member_count;
  int32_t associated_type_names;
  // Here follow the requirements of the protocol's signature, such as `Self: AppIntent`.
} protocol_descriptor;

typedef struct {
  uint32_t flags;
  int32_t subject, protocol;
} signature_requirement;

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
  REQUIREMENT_KIND_MASK = 0x1f,
  REQUIREMENT_IS_PROTOCOL = 0,
  // A protocol refines itself in no language; the bound is for a damaged image.
  DEEPEST_REFINEMENT = 16,
};

static const void *relative(const int32_t *field) {
  return *field == 0 ? NULL : (const char *)field + *field;
}

static const void *relative_indirectable(const int32_t *field) {
  if (*field == 0) return NULL;
  const char *target = (const char *)field + (*field & ~1);
  return (*field & 1) ? *(const void *const *)target : target;
}

static const char *name_of(const context_descriptor *context) { return relative(&context->name); }

static const char *module_of(const protocol_descriptor *protocol) {
  const context_descriptor *parent = relative_indirectable(&protocol->context.parent);
  return parent != NULL && (parent->flags & KIND_MASK) == KIND_MODULE ? name_of(parent) : NULL;
}

static bool is_protocol(const protocol_descriptor *protocol, const char *module, const char *name) {
  if (strcmp(name_of(&protocol->context), name) != 0) return false;
  const char *home = module_of(protocol);
  return home != NULL && strcmp(home, module) == 0;
}

// Whether the subject of a requirement is the protocol's own type: mangled as one letter, `x`.
static bool is_self(const char *subject) { return subject != NULL && subject[0] == 'x' && subject[1] == 0; }

static bool refines(const protocol_descriptor *protocol, const char *module, const char *name, int depth) {
  if (is_protocol(protocol, module, name)) return true;
  if (depth == 0) return false;
  const signature_requirement *requirements = (const signature_requirement *)(protocol + 1);
  for (uint32_t i = 0; i < protocol->requirement_count; i++) {
    const signature_requirement *one = &requirements[i];
    if ((one->flags & REQUIREMENT_KIND_MASK) != REQUIREMENT_IS_PROTOCOL || !is_self(relative(&one->subject))) continue;
    // Bit 1 marks an Objective-C protocol, which Linux has none of.
    const protocol_descriptor *base = relative_indirectable(&one->protocol);
    if (base != NULL && refines(base, module, name, depth - 1)) return true;
  }
  return false;
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

// nil for a generic type, whose metadata there is none of without its arguments.
static const void *metadata_of(const type_descriptor *type) {
  if (type == NULL || (type->context.flags & IS_GENERIC)) return NULL;
  metadata_response (*accessor)(uintptr_t) = (metadata_response(*)(uintptr_t))relative(&type->metadata_accessor);
  return accessor == NULL ? NULL : accessor(0).metadata;
}

typedef struct {
  const char *module, *name;
  int depth;
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
    const protocol_descriptor *protocol = relative_indirectable(&record->protocol);
    if (protocol == NULL || !refines(protocol, wanted->module, wanted->name, wanted->depth)) continue;
    const void *metadata = metadata_of(conforming_type(record));
    if (metadata != NULL) wanted->visit(wanted->context, metadata, module_of(protocol), name_of(&protocol->context));
  }
  return true;
}

void visit_conformances(const char *module, const char *name, conformance_visitor visit, void *context) {
  search wanted = {module, name, 0, visit, context};
  swift_enumerateAllMetadataSections(visit_image, &wanted);
}

void visit_refined_conformances(const char *module, const char *name, conformance_visitor visit, void *context) {
  search wanted = {module, name, DEEPEST_REFINEMENT, visit, context};
  swift_enumerateAllMetadataSections(visit_image, &wanted);
}
