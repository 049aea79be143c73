// What CardRender draws with. What the importer does not see, casts that are macros, is a function here.
#ifndef STAGEDOOR_CPANGOCAIRO_SHIM_H
#define STAGEDOOR_CPANGOCAIRO_SHIM_H

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <zlib.h>

// Where a font map takes its fonts from; 0 for a font map that is not fontconfig's.
static inline int stagedoor_font_map_set_config(PangoFontMap *map, FcConfig *config, double resolution) {
  if (!PANGO_IS_FC_FONT_MAP(map)) return 0;
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), resolution);
  return 1;
}

#endif
