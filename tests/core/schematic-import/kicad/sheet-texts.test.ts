// Texts of the corpus' KiCad sheets, when it is there: they have the places and sizes that kicad-cli 9.0.8 plots.
import { describe, expect, it } from "vitest";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import { type Point, toMm } from "@/lib/core/schematic/model/units";
import type { TextPrimitive } from "@/lib/core/schematic/paint/primitive";
import { contentPrimitives, sheetSourcesOf } from "@/lib/core/schematic/paint/sheet-primitives";
import { BASELINE_DROP, CAPITAL_HEIGHT } from "@/lib/core/schematic/paint/text-metrics";
import { schematicSets } from "@/scripts/corpus-schematics";
import { hasCorpus } from "@/scripts/corpus-set";
import { keptSheetTexts, type SheetText } from "@/tests/support/sheet-texts";

const sets = hasCorpus() ? schematicSets("ok").filter(({ id }) => keptSheetTexts(id) !== null) : [];

const REACH_MM = 0.5;
const SIZE_TOLERANCE = 0.02;
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

function textsOf({ records, rootSheetId }: Schematic, namePath: string): TextPrimitive[] {
  const instance = readHierarchy(records, rootSheetId).instances.find((one) => one.namePath === namePath);
  if (!instance) throw new Error(`no sheet ${namePath}`);
  const { sheet, path } = instance;
  return contentPrimitives(sheetSourcesOf(records), { sheet, path }).flatMap((primitive) =>
    primitive.kind === "text" ? [primitive] : [],
  );
}

/** Point of the other tool's baseline that our anchor names, in millimeters. */
function wantedAnchor({ x, y, rotation, length }: SheetText, align: TextPrimitive["align"]): Point {
  const along = BEFORE[align] * length;
  return rotation === 0 ? { x: x + along, y } : { x, y: y - along };
}

function isAt(own: TextPrimitive, wanted: SheetText): boolean {
  if (own.rotation !== wanted.rotation) return false;
  if (Math.abs(toMm(own.size) * CAPITAL_HEIGHT - wanted.height) > SIZE_TOLERANCE * wanted.height) return false;
  const drop = BASELINE_DROP[own.baseline] * own.size;
  const [x, y] = own.rotation === 0 ? [own.at.x, own.at.y + drop] : [own.at.x + drop, own.at.y];
  const anchor = wantedAnchor(wanted, own.align);
  return Math.max(Math.abs(toMm(x) - anchor.x), Math.abs(toMm(y) - anchor.y)) <= REACH_MM;
}

describe.skipIf(sets.length === 0)("texts of KiCad's sheets", () => {
  it.each(sets.map((set) => [set.id, set] as const))("%s have KiCad's places and sizes", (id, { files }) => {
    const read = importDesign(files);
    const kept = keptSheetTexts(id);
    if (!read.ok || !kept) throw new Error(id);
    const own = textsOf(read.value.schematic, kept.sheet);
    const missing = kept.texts.filter((wanted) => !own.some((text) => text.text === wanted.text && isAt(text, wanted)));
    expect(missing).toEqual([]);
  });
});
