// Paper sizes and title blocks of KiCad's sheets.
import type { KicadPaper, KicadSchematic } from "@/lib/core/formats/kicad/schematic";
import type { Sheet } from "@/lib/core/schematic/model/records";
import { lengthOf } from "./measures";

/** Width and height in millimeters, in landscape. */
const PAPERS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ A5: [210, 148], A4: [297, 210], A3: [420, 297], A2: [594, 420], A1: [841, 594], A0: [1189, 841] },
  ...{ A: [279.4, 215.9], B: [431.8, 279.4], C: [558.8, 431.8], D: [863.6, 558.8], E: [1117.6, 863.6] },
  ...{ GERBER: [812.8, 812.8], USLetter: [279.4, 215.9], USLegal: [355.6, 215.9], USLedger: [431.8, 279.4] },
};
const A4: readonly [number, number] = [297, 210];

export function sizeOf(paper: KicadPaper | undefined): Pick<Sheet, "width" | "height"> {
  const own = paper?.name === "User" ? paper.sizeMm : undefined;
  const known = Object.hasOwn(PAPERS, paper?.name ?? "") ? PAPERS[paper?.name ?? ""] : undefined;
  const [width = A4[0], height = A4[1]] = own ?? known ?? A4;
  const [across, down] = paper?.isPortrait === true ? [height, width] : [width, height];
  const sideOf = (mm: number, usual: number) => lengthOf(mm > 0 ? mm : usual) ?? usual * 10_000;
  return { width: sideOf(across, A4[0]), height: sideOf(down, A4[1]) };
}

const NAMES: Readonly<Record<string, string>> = { rev: "revision" };
const MAX_TEXT = 1_000;
const MAX_TEXTS = 50;

export function titleBlockOf(
  { titleBlock }: KicadSchematic,
  resolve: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    titleBlock.slice(0, MAX_TEXTS).map(({ name, text }) => [NAMES[name] ?? name, resolve(text).slice(0, MAX_TEXT)]),
  );
}
