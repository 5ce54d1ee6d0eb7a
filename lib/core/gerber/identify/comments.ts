// Layer information that tools without X2 write into a file: a comment, a layer name (%LN), an image name (%IN).

import type { LayerGuess, Meaning } from "@/lib/core/board/layer-guess";
import { normalizePhrase, parsePhrase } from "@/lib/core/gerber/identify/phrase";

type Note = {
  tool: string;
  pattern: RegExp;
  /** True if the comment holds only a layer's name, so that "Top" alone is copper. */
  isLayerName: boolean;
  confidence: number;
};

const NOTES: readonly Note[] = [
  // Allegro: "G04 Film Name:    SOLDER_MASK_TOP*".
  { tool: "Allegro", pattern: /^G04 Film Name:([^*\r\n]+)\*/gm, isLayerName: true, confidence: 0.85 },
  // EasyEDA: "G04 Layer: TopSilkLayer*"; in drill programs ";Layer: PTH_Through".
  { tool: "EasyEDA", pattern: /^(?:G04|;) ?Layer: ?(\w+)\*?[ \t\r]*$/gm, isLayerName: true, confidence: 0.9 },
  // Xpedition: "G04 Layer : EtchLayerTop.gdo*".
  { tool: "Xpedition", pattern: /^G04 Layer : ([^*\r\n]+?)(?:\.gdo)?\*/gm, isLayerName: true, confidence: 0.85 },
  // gEDA and pcb-rnd: "%LNTOPMASK*%", "%LNBOTTOM_DOC_ASSY_17*%".
  { tool: "gEDA", pattern: /^%LN([A-Z][A-Z0-9_]*)\*%/gm, isLayerName: true, confidence: 0.85 },
  // Its predecessor pcb 1.x: "G04 Title: board, solder mask component side *", "G04 Title: board, silkscreen, solder
  // side *".
  {
    tool: "pcb",
    pattern: /^G04 Title: .*, ((?:solder ?mask|silk ?screen)[^*\r\n]*)\*/gm,
    isLayerName: true,
    confidence: 0.85,
  },
  // DipTrace: "%LNTopSilk*%"; Upverter numbers its parts: "%LNtop paste_traces*%".
  { tool: "DipTrace", pattern: /^%LN([^*%\r\n]+?)(?:_traces)?\*%/gm, isLayerName: true, confidence: 0.8 },
  // Eagle: "%INTop Copper*%"; Target 3001: "%IN16=CoppertopL1(X.Top)*%".
  { tool: "Eagle, Target", pattern: /^%IN([^*%\r\n]+)\*%/gm, isLayerName: false, confidence: 0.75 },
];

// Target 3001 writes its layers in one word.
const TARGET_IMAGE = /^\d+=(\w+?)(?:L\d+)?\(/;
const TARGET_WORDS: Readonly<Record<string, Meaning>> = {
  coppertop: { type: "copper", side: "top" },
  copperbottom: { type: "copper", side: "bottom" },
  solderstopmasktop: { type: "soldermask", side: "top" },
  solderstopmaskbottom: { type: "soldermask", side: "bottom" },
  placementprinttop: { type: "silkscreen", side: "top" },
  placementprintbottom: { type: "silkscreen", side: "bottom" },
  solderpastetop: { type: "paste", side: "top" },
  solderpastebottom: { type: "paste", side: "bottom" },
  pcboutline: { type: "outline", side: "all" },
};

// gEDA puts the user's layer name into the title: "G04 Title: controller, jumper *".
const GEDA_TITLE = /^G04 Title: .*, (\w+) \*/m;

/** The guess of the first comment that names a layer. */
export function guessFromComments(start: string): LayerGuess | undefined {
  for (const { pattern, isLayerName, confidence } of NOTES) {
    for (const [, text = ""] of start.matchAll(pattern)) {
      const meaning = meaningOf(text, { isLayerName, head: start });
      if (!meaning) continue;
      return { ...meaning, ...physicalOrder(start, meaning), confidence, basis: "comment", text: text.trim() };
    }
  }
  return undefined;
}

function meaningOf(text: string, { isLayerName, head }: { isLayerName: boolean; head: string }): Meaning | undefined {
  const target = TARGET_IMAGE.exec(text)?.[1]?.toLowerCase();
  if (target !== undefined) return TARGET_WORDS[target];
  const group = /^GROUP_?(\d+)$/.exec(text)?.[1];
  if (group !== undefined) return gedaGroup(Number(group), head);
  return parsePhrase(text, { bareSide: isLayerName ? "alone" : "never" });
}

// pcb 1.x names the sides of its groups by their first layer: "G04 contains layers solder (0) GND-sldr (1) *".
const GROUP_SIDE = /^G04 contains layers (component|solder) /m;

function gedaGroup(order: number, start: string): Meaning {
  const own = GROUP_SIDE.exec(start)?.[1];
  if (own !== undefined) return { type: "copper", side: own === "component" ? "top" : "bottom" };
  const title = parsePhrase(GEDA_TITLE.exec(start)?.[1] ?? "", { bareSide: "never" });
  if (title && title.type !== "copper") return title;
  return { type: "copper", side: "inner", order };
}

/** Altium's copper files state their position: "G04 Layer_Physical_Order=2*". */
export function physicalOrder(start: string, meaning: Meaning | undefined): { order?: number } {
  if (meaning !== undefined && meaning.type !== "copper") return {};
  const order = /^G04 Layer_Physical_Order=(\d+)\*/m.exec(start)?.[1];
  return order === undefined ? {} : { order: Number(order) };
}

// "G04 Layer:  VIA KEEPOUT/GND2*": from the bottom up, between ALL and the first other class.
const STACK_LINE = /^G04 Layer:\s+(?:VIA|ROUTE) KEEPOUT\/([^*\r\n]+)\*/gm;

/**
 * The order of copper in an Allegro set, of which each film lists the whole stack in its header: positions from the top
 * by normalized layer name; empty if the files state nothing.
 */
export function readAllegroOrder(starts: readonly string[]): Map<string, number> {
  for (const start of starts) {
    const names = [...new Set([...start.matchAll(STACK_LINE)].map(([, name = ""]) => normalizePhrase(name)))].filter(
      (name) => name !== "all",
    );
    if (names.at(-1) === "top" && names[0] === "bottom") {
      return new Map(names.reverse().map((name, index) => [name, index + 1]));
    }
  }
  return new Map();
}
