// `npm run corpus -- --bom-coverage`: coverage of the distinct lines of the corpus' parts lists by the catalog, and the
// reason for each gap.

import { readFileSync } from "node:fs";
import path from "node:path";
import { wantedPart } from "@/lib/core/bom/component-value";
import { describedPart } from "@/lib/core/bom/described-part";
import { matchLine } from "@/lib/core/bom/match-line";
import { PartIndex } from "@/lib/core/bom/part-index";
import type { BomLine } from "@/lib/core/bom/read-bom";
import { mpnKey } from "@/lib/core/part/part";
import { openBom } from "@/lib/workers/bom/open-bom";
import { wholeCatalogue } from "./corpus-bom-labels";
import { CORPUS_DIR, manifestEntries } from "./corpus-set";

/**
 * Manufacturers of the large distributors, with their names in parts lists. A number of any other manufacturer (a hobby
 * shop's module, a custom part) is not expected in a distributor's catalog.
 */
const COMMON_MAKERS =
  /\b(?:abracon|adi|allegro|alps|amphenol|ams|analog|aos|alpha|avx|kyocera|bosch|bourns|broadcom|avago|c&k|cree|cui|cypress|diodes|ecs|epcos|epson|espressif|everlight|fairchild|ftdi|gct|harting|hirose|infineon|international rectifier|invensense|jst|kemet|kingbright|koa|lattice|linear tech|lite-?on|littelfuse|maxim|mean ?well|micron|microchip|atmel|molex|monolithic|mps|murata|nexperia|nichicon|nordic|nxp|omron|onsemi|on semi|osram|panasonic|phoenix|pulse|rohm|rubycon|samsung|samtec|semtech|sensirion|silicon ?lab\w*|skyworks|st ?micro\w*|st|stackpole|sullins|susumu|taiyo|tdk|te|tyco|ti|texas|toshiba|torex|txc|uni-?royal|vishay|walsin|winbond|wurth|würth|xilinx|yageo|lcsc|hanrun|harwin|keystone|ndk|raspberry|wch|u-?blox|worldsemi)\b/i;

export const COVERAGE_REASONS = [
  "covered",
  "notInCatalogue",
  "valueNotInCatalogue",
  "otherMaker",
  "noPackage",
  "nothingNamed",
] as const;
export type CoverageReason = (typeof COVERAGE_REASONS)[number];

/** The lines that the goal counts: with value and package, or with a number of a common manufacturer. */
const COUNTED: ReadonlySet<CoverageReason> = new Set(["covered", "notInCatalogue", "valueNotInCatalogue"]);

export interface CoveredLine {
  file: string;
  line: BomLine;
  reason: CoverageReason;
  isCounted: boolean;
}

const NUMBER = /(?=.*\d)[A-Za-z0-9]{2}/;
const namesNumber = ({ mpn, distributorParts }: BomLine) =>
  NUMBER.test(mpn) || distributorParts.some((each) => NUMBER.test(each));

/** Lines that ask for the same part: the same number, or the same value, package and words. */
function lineKey(line: BomLine): string {
  const { mpn, values, footprint, description, distributorParts } = line;
  const number = mpnKey(mpn) || distributorParts.map(mpnKey).join(" ");
  if (number !== "") return `number ${number}`;
  const kind = /^[A-Za-z]*/.exec(line.designators[0] ?? "")?.[0] ?? "";
  return [kind, ...values, footprint, description].map((text) => text.trim().toLowerCase()).join("\n");
}

/**
 * Covered: the first candidate is the part that the line names, or has the value and package that it describes. A
 * merely similar part number is not coverage.
 */
export function coverageOf(index: PartIndex, line: BomLine): { reason: CoverageReason; isCounted: boolean } {
  const { candidates } = matchLine(index, line);
  const wanted = wantedPart(line);
  const isValued = (wanted !== null && wanted.caseCode !== null) || describedPart(line) !== null;
  const isNumbered = namesNumber(line) && (line.manufacturer === "" || COMMON_MAKERS.test(line.manufacturer));
  if (candidates.some(({ stage }) => stage !== "similar"))
    return { reason: "covered", isCounted: isValued || isNumbered };
  const reason = isNumbered
    ? "notInCatalogue"
    : isValued
      ? "valueNotInCatalogue"
      : namesNumber(line)
        ? "otherMaker"
        : wanted !== null
          ? "noPackage"
          : "nothingNamed";
  return { reason, isCounted: COUNTED.has(reason) };
}

/** Every distinct line, in the order of the corpus. */
export async function coverLines(index: PartIndex): Promise<CoveredLine[]> {
  const seen = new Set<string>();
  const covered: CoveredLine[] = [];
  for (const { id, kind, path: file } of manifestEntries()) {
    if (kind !== "bom") continue;
    const opened = await openBom(new Uint8Array(readFileSync(path.join(CORPUS_DIR, file))));
    for (const line of opened.ok ? opened.value.lines : []) {
      const key = lineKey(line);
      if (seen.has(key)) continue;
      seen.add(key);
      covered.push({ file: id, line, ...coverageOf(index, line) });
    }
  }
  return covered;
}

export function coverageFigures(lines: readonly CoveredLine[]) {
  const counted = lines.filter(({ isCounted }) => isCounted);
  const covered = counted.filter(({ reason }) => reason === "covered").length;
  return { distinct: lines.length, counted: counted.length, covered, ratio: covered / counted.length };
}

export async function reportBomCoverage(only?: string): Promise<void> {
  const index = new PartIndex(wholeCatalogue());
  const lines = (await coverLines(index)).filter(({ file }) => only === undefined || file.includes(only));
  for (const reason of COVERAGE_REASONS) {
    if (reason === "covered") continue;
    for (const { file, line } of lines.filter((each) => each.reason === reason)) {
      const texts = [line.manufacturer, line.mpn, ...line.values, line.footprint, line.description];
      console.log(`${reason}  ${file} ${line.row}  ${texts.filter((each) => each !== "").join(" | ")}`.slice(0, 160));
    }
  }
  const { distinct, counted, covered, ratio } = coverageFigures(lines);
  console.log(`${index.size} parts; ${distinct} distinct lines`);
  for (const reason of COVERAGE_REASONS)
    console.log(`${String(lines.filter((each) => each.reason === reason).length).padStart(6)}  ${reason}`);
  console.log(
    `${covered} of ${counted} lines that name a value and a package, or a number of a common maker, have a part: ` +
      `${(100 * ratio).toFixed(1)} %`,
  );
}
