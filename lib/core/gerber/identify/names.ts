// Guesses from a file's name: the naming tables of tools first, then plain words.

import type { LayerGuess, Meaning } from "@/lib/core/board/layer-guess";
import type { FileView } from "@/lib/core/gerber/identify/file-view";
import { EAGLE } from "@/lib/core/gerber/identify/names/eagle.table";
import { KICAD } from "@/lib/core/gerber/identify/names/kicad.table";
import type { NameTable } from "@/lib/core/gerber/identify/names/name-rule";
import { ORCAD, TARGET } from "@/lib/core/gerber/identify/names/orcad.table";
import { PADS } from "@/lib/core/gerber/identify/names/pads.table";
import { PROTEL } from "@/lib/core/gerber/identify/names/protel.table";
import { TWO_LETTERS, ZUKEN } from "@/lib/core/gerber/identify/names/zuken.table";
import { parsePhrase, normalizePhrase } from "@/lib/core/gerber/identify/phrase";
import { platingOfName } from "@/lib/core/formats/excellon/plating-words";

/** In order of precedence. */
const TABLES: readonly NameTable[] = [KICAD, PROTEL, TARGET, ORCAD, PADS, ZUKEN, TWO_LETTERS, EAGLE];

/** Confidence of plain words in a name. */
const PHRASE_CONFIDENCE = 0.65;
/** Confidence of a side among words that do not mention copper. */
const BARE_SIDE_CONFIDENCE = 0.5;

export function guessFromName(view: FileView): LayerGuess | undefined {
  // Words take precedence if they name what an extension hides: Fritzing's `_contour.gm1`, EasyEDA's
  // `DrillDrawing.GDD`.
  const phrase = parsePhrase(view.stem, { bareSide: "any" });
  for (const { sees, rules, confidence } of TABLES) {
    const text = { name: view.base, extension: view.extension, stem: view.stem.toLowerCase() }[sees];
    for (const [pattern, meaning] of rules) {
      const match = pattern.exec(text);
      if (!match) continue;
      const named = sees === "extension" ? `.${match[0]}` : match[0];
      return { ...strengthen(withOrder(meaning, match[1]), phrase, view), confidence, basis: "name", text: named };
    }
  }
  const confidence = phrase?.isBareSide === true ? BARE_SIDE_CONFIDENCE : PHRASE_CONFIDENCE;
  return phrase && { ...phrase, confidence, basis: "name", text: view.stem };
}

function withOrder(meaning: Meaning, order: string | undefined): Meaning {
  if (meaning.type !== "copper" || order === undefined) return meaning;
  return { ...meaning, order: (meaning.order ?? 0) + Number(order) };
}

function strengthen(meaning: Meaning, phrase: Meaning | undefined, view: FileView): Meaning {
  if (meaning.type === "drill") {
    if (phrase?.type === "drawing") return phrase;
    // OrCAD Layout's drill drawing; Eagle uses this ending for holes, and never as Gerber.
    if (view.extension === "drd" && view.format === "gerber") return { type: "drawing", side: "all" };
    const plating = meaning.plating === "unknown" ? platingOfName(normalizePhrase(view.stem)) : meaning.plating;
    return plating === undefined ? meaning : { ...meaning, plating };
  }
  const isOutline = meaning.isWeakOutline === true && phrase?.type === "outline" && phrase.isWeakOutline !== true;
  return isOutline ? phrase : meaning;
}
