// Words for layers that tools and people use: English and Chinese, and the most common German and French ones.

import type { LayerType } from "@/lib/core/board/layer";

type Material = { words: RegExp; type: LayerType; isWeakOutline?: boolean };

/**
 * The first match wins, so narrower phrases precede the words they contain: "solder paste" before "solder", "silk
 * layer" before "layer".
 */
export const MATERIALS: readonly Material[] = [
  {
    words:
      /\b(drill|drl|hole|nc|nc ?drill) ?(map|drawing|draw|guide|table|legend|chart|symbols?|figures?)|\bdrlmap\b|钻孔图|孔图/,
    type: "drawing",
  },
  // Altium's kinds of mechanical layers (Layer Stack Manager, "Component Layer Pairs"), Allegro's place bounds.
  {
    words:
      /\b(component|comp|part|package)s? (cent(er|re)s?|outlines?|bod(y|ies)|bound(ary|s)?|heights?|names?|values?)\b|\b(place ?bound|designators?|ref ?des|coating|gold plating|tooling|tool path|title ?block)\b/,
    type: "drawing",
  },
  { words: /\b(drawing|page|sheet|title) ?(frame|border|outline)\b|图框/, type: "drawing" },
  {
    words:
      /\b(assembly|assem|assembl|assy|asm|fab|fabrication|courtyard|crtyd|drawings?|document|documentation|notes?|3d( body)?)\b/,
    type: "drawing",
  },
  {
    words:
      /\b(pad master|pads|test ?points?|probe|v ?score|v ?cut|vcut|glue|adhes(ive)?|mult?i layer|jumper|margin|stiffener)\b|装配|位号|文档/,
    type: "drawing",
  },
  {
    words:
      /\b(dwgs|cmts|eco ?\d) user\b|\buser (drawings|comments|eco ?\d|\d)\b|\b(top|bot|bottom) (dimensions?|heights?|values?|names?)\b|\b(dimensions?|heights?|values?|names?) (top|bot|bottom)$/,
    type: "drawing",
  },
  { words: /\b(solder ?paste|paste?|smd ?mask|cream|stencil|metal ?mask|lotpaste)\b|锡膏|助焊|钢网/, type: "paste" },
  {
    words:
      /\b(solder(?! side)|stop|solder ?stop|mask|resist|solder ?resist|solder ?mask|maske|(lot|loet)?stopp?(lack|maske)|vernis)\b|阻焊|绿油/,
    type: "soldermask",
  },
  {
    words:
      /\b(silks?|silk ?screen|legend|overlay|over ?layer|placement|placeplan|posi|symbols?|ident|nomenclature|bestuck\w*|bestueck\w*|serigraphie)\b|丝印|字符/,
    type: "silkscreen",
  },
  { words: /\b(solder|component|comp) side\b/, type: "copper" },
  {
    words:
      /\b(board)? ?out ?l+ines?\b|\b(profile|contour|edge ?cuts?|board ?edge|keep ?out|border|boundary|dimensions?|board ?shape|route ?out|umriss|kontur)\b|外形|边框|板框|轮廓/,
    type: "outline",
  },
  { words: /\b(mechanical|mech|milling|mill)( ?\d+)?\b|机械/, type: "outline", isWeakOutline: true },
  {
    words: /\b(drills?|drilling|drl|n?pth|holes?|rou?t(e|ing)?|[pu]drill|bohr(ung|plan)?(en)?|percages?)\b|钻孔|孔/,
    type: "drill",
  },
  {
    words:
      /\b(copper|cu|etch|signal|conductive|conductor|planes?|layer|lay|lyr|inner|internal|mid|kupfer|cuivre)( ?\d+)?\b|线路|铜/,
    type: "copper",
  },
];

export const TOP_WORDS = /\b(top|front|component|comp|primary|prim|prm|upper|dessus|oben|oberseite)\b|顶|正面/g;
export const BOTTOM_WORDS =
  /\b(bottom|bot|back|secondary|sec|lower|solder side|reverse|dessous|unten|unterseite)\b|底|背面|反面/g;
export const INNER_WORDS = /\b(inner|internal|mid|inr|in ?\d+|plane ?\d*)\b|内/g;

/** The number of a copper layer in a phrase such as "inner layer 2", "L3", "In1 Cu", "内层2". */
export const LAYER_NUMBER =
  /(?:\b(?:layer|lay|lyr|inner|internal|mid|plane|in|l|signal|etch|conductive|art)|层) ?0*(\d{1,2})\b/;

/** A layer that is named only after the net that fills it. */
export const PLANE_NAME =
  /^(a|d|p|digital ?)?(?:(?:gnd|ground|vcc|vdd|vss|pwr|power|\d+v)(?: ?plane)?(?: ?\d+)?|(?:\d+v\d+|v\d+)(?: ?plane(?: ?\d+)?| \d+)?)$/;
