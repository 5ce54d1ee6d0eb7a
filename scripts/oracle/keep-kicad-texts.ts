// `node --import tsx scripts/oracle/keep-kicad-texts.ts [id]`: keeps places and sizes of texts that kicad-cli plots, for
// the tests: some of the fullest sheet of each KiCad project of the corpus. kicad-cli must be installed.
import { readFileSync } from "node:fs";
import { keepSheetTexts, type SheetText } from "@/tests/support/sheet-texts";
import { eachPlottedSheet } from "./plotted-sheets";

const MAX_KEPT = 40;
/** The invisible text of a large one does not stand where its strokes are. */
const MAX_HEIGHT_MM = 2.54;
/** KiCad writes its texts as invisible ones beside their strokes, those that are turned in a group of their own. */
const TEXT =
  /(?:rotate\((?<angle>[-\d.]+) (?<cx>[-\d.]+) (?<cy>[-\d.]+)\)">\s*)?<text x="(?<x>[-\d.]+)" y="(?<y>[-\d.]+)"\s+textLength="(?<length>[\d.]+)" font-size="(?<size>[\d.]+)"[^>]*text-anchor="(?<anchor>\w+)"[^>]*>(?<text>[\w+./-]+)<\/text>/g;
/** Height of capitals as a part of the size that KiCad writes. */
const HEIGHT = 0.75;
const BEFORE: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

const micrometers = (mm: number): number => Math.round(mm * 1000) / 1000;

function textOf(found: Readonly<Record<string, string | undefined>>): SheetText | null {
  const numberOf = (name: string): number => Number(found[name] ?? 0);
  const { text = "", anchor = "start", angle } = found;
  const [length, height] = [numberOf("length"), micrometers(numberOf("size") * HEIGHT)];
  const [left, y] = [numberOf("x") - (BEFORE[anchor] ?? 0) * length, numberOf("y")];
  const common = { height, length: micrometers(length), text };
  if (angle === undefined) return { x: micrometers(left), y: micrometers(y), rotation: 0, ...common };
  if (Number(angle) !== -90) return null;
  const [cx, cy] = [numberOf("cx"), numberOf("cy")];
  return { x: micrometers(cx + y - cy), y: micrometers(cy - (left - cx)), rotation: 90, ...common };
}

eachPlottedSheet({ only: process.argv[2] }, ({ id, instance, svg }) => {
  const all = [...readFileSync(svg, "utf8").matchAll(TEXT)]
    .flatMap(({ groups }) => (groups && textOf(groups)) ?? [])
    .filter(({ height }) => height <= MAX_HEIGHT_MM);
  const step = Math.max(1, Math.ceil(all.length / MAX_KEPT));
  const texts = all.filter((_, at) => at % step === 0);
  keepSheetTexts(id, instance.namePath, texts);
  console.log(`${id} ${texts.length} of ${all.length} texts of ${instance.namePath}`);
});
