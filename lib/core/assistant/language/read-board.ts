// The options of a board that a normalized question names.

import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { readQuantities, readSize, toMm } from "./lengths";
import { named } from "./named";

export type BoardOptions = Partial<PcbSpecification>;

type Pattern = readonly [RegExp, BoardOptions];

/** In each group the first that fits counts. */
const GROUPS: readonly (readonly Pattern[])[] = [
  [
    [/white (?:silk|legend|text)|白字|白色(?:丝印|字符)/, { silkscreenColor: "White" }],
    [/black (?:silk|legend|text)|黑字|黑色(?:丝印|字符)/, { silkscreenColor: "Black" }],
  ],
  [
    [/tg\s?-?170|high[- ]tg|高tg/, { materialTg: 170 }],
    [/tg\s?-?150/, { materialTg: 150 }],
    [/tg\s?-?130/, { materialTg: 130 }],
  ],
  [
    [/impedance[^.?]{0,20}5\s?%|阻抗[^。？]{0,10}5\s?%/, { impedanceControl: "5%" }],
    [/impedance|阻抗/, { impedanceControl: "10%" }],
  ],
  [
    [/resin|树脂塞/, { viaFilledWithResin: true }],
    [/plugged vias?|vias? plugged|塞油/, { viaProcess: "plugged" }],
    [/tented vias?|vias? tented|盖油/, { viaProcess: "tented" }],
    [/open vias?|vias? open|过孔开窗/, { viaProcess: "open" }],
  ],
  [[/via[- ]in[- ]pad|盘中孔/, { viaInPad: true }]],
  [[/gold fingers?|edge connector|金手指/, { goldFingers: true }]],
  [[/castellat|half[- ]holes?|半孔/, { halfcutCastellatedHoles: 1 }]],
  [[/laser drill|激光钻/, { laserDrill: true }]],
  [[/press[- ]?fit|压接孔/, { pressfitHoles: true }]],
  [[/ul mark|ul标/, { ulMarking: true }]],
  [[/carbon ink|碳油/, { carbonMask: true }]],
  [[/countersink|counterbore|沉头孔|沉孔/, { countersinksCounterbores: true }]],
];

const FINISHES: readonly (readonly [RegExp, PcbSpecification["surfaceFinish"]])[] = [
  [/lead[- ]?free(?: (?:hasl|hal))?|(?:hasl|hal)[- ]?(?:lf|lead[- ]?free)|无铅喷锡|无铅/g, "Lead Free HASL"],
  [/\benig\b|immersion gold|沉金|化金|gold plated board/g, "ENIG"],
  [/\bhasl\b|有铅喷锡|喷锡/g, "HASL"],
];

/** Surface finishes in the order of the question, each once. */
export function readFinishes(text: string): PcbSpecification["surfaceFinish"][] {
  let rest = text;
  const found = FINISHES.flatMap(([pattern, finish]) => {
    const places = [...rest.matchAll(pattern)].map(({ index }) => ({ at: index, finish }));
    rest = rest.replace(pattern, (word) => " ".repeat(word.length));
    return places;
  });
  return [...new Set(found.sort((one, other) => one.at - other.at).map(({ finish }) => finish))];
}

const COLORS: readonly (readonly [RegExp, PcbSpecification["solderMaskColor"]])[] = [
  [/\bgreen\b|绿油|绿色/g, "Green"],
  [/\bblue\b|蓝油|蓝色/g, "Blue"],
  [/\bblack\b(?! (?:silk|legend|text))|黑油|黑色(?!丝印|字符)/g, "Black"],
  [/\bred\b|红油|红色/g, "Red"],
  [/\byellow\b|黄油|黄色/g, "Yellow"],
  [/\bwhite\b(?! (?:silk|legend|text))|白油|白色(?!丝印|字符)/g, "White"],
];

/** Colors of the solder mask in the order of the question. */
export function readColors(text: string): PcbSpecification["solderMaskColor"][] {
  return COLORS.flatMap(([pattern, color]) => [...text.matchAll(pattern)].map(({ index }) => ({ at: index, color })))
    .sort((one, other) => one.at - other.at)
    .map(({ color }) => color)
    .filter((color, at, all) => all.indexOf(color) === at);
}

const LAYERS = /(\d+)\s?-?\s?(?:layers?|lyrs?|l(?=\s?(?:pcb|board))|sided?|层)(?![a-z])/g;

/** Layer counts as they are asked for, whether or not they are made. */
export const readLayers = (text: string): number[] => [
  ...new Set([...text.matchAll(LAYERS)].map(([, count]) => Number(count))),
];

const THICKNESS =
  /(\d+(?:\.\d+)?)\s?mm\s?(?:thick|(?:board )?thickness|板厚|厚)|(?:thickness|thick|板厚|厚度|(?<!铜)厚)\s?(?:of|is|为|是|:)?\s?(\d\.?\d*)(?:\s?mm)?(?!\s?(?:oz|um|x|\d))/g;

export function readThicknesses(text: string): number[] {
  const values = [...text.matchAll(THICKNESS)].map(([, before, after]) => Number(before ?? after));
  return [...new Set(values)];
}

const COPPER_UM: Readonly<Record<string, number>> = { "0.5": 17, "1": 35, "2": 70, "1.0": 35, "2.0": 70 };
const COPPER = /(inner[^,.;]{0,24}?|内层[^,，。；]{0,8}?)?(\d+(?:\.\d+)?)\s?oz(\s?(?:inner|内层))?/g;

/** Ounces as they are asked for: 1 oz is 35 µm (IPC-4562). */
export function readCopper(text: string): { outer: number[]; inner: number[] } {
  const found = [...text.matchAll(COPPER)].map(([, before, ounces = "", after]) => ({
    um: COPPER_UM[ounces] ?? Math.round(Number(ounces) * 35),
    isInner: before !== undefined || after !== undefined,
  }));
  const of = (isInner: boolean) => [...new Set(found.filter((each) => each.isInner === isInner).map(({ um }) => um))];
  return { outer: of(false), inner: of(true) };
}

const TRACE =
  /(\d+(?:\.\d+)?)\s?(mm|mil|um)?\s?(?:\/\s?\d+(?:\.\d+)?\s?(?:mm|mil)?\s?)?的?(?:min(?:imum)? )?(?:wide )?(?:traces?|tracks?|lines?|spacing|space|clearance|线宽|线距|走线|线)(?![a-z])|(?:traces?|tracks?|spacing|线宽线距|线宽\/线距|线宽|线距)(?:\s?(?:width|spacing|of|is|down to|为|是|:|\/))*\s?(\d+(?:\.\d+)?)\s?(mm|mil|um)?/;

/** mm; a bare number from 2 on is in mil. */
export function readTrace(text: string): number | null {
  const [, one, oneUnit, other, otherUnit] = TRACE.exec(text) ?? [];
  const value = one ?? other;
  if (value === undefined) return null;
  return toMm(value, oneUnit ?? otherUnit ?? (Number(value) >= 2 ? "mil" : "mm"));
}

const HOLE =
  /(\d+(?:\.\d+)?)\s?(mm|mil)?\s?的?(?:(?:min(?:imum)?|drilled|finished|diameter|via) )*(?:holes?|drills?|vias?|孔)(?![a-z])|(?:holes?|drills?|vias?|孔径|最小孔|过孔|孔)(?:\s?(?:size|diameter|of|is|down to|为|是|:))*\s?(\d+(?:\.\d+)?)\s?(mm|mil)/;

/** mm */
export function readHole(text: string): number | null {
  const [, one, oneUnit, other, otherUnit] = HOLE.exec(text) ?? [];
  const value = one ?? other;
  const unit = oneUnit ?? otherUnit;
  if (value === undefined || (unit === undefined && Number(value) >= 2)) return null;
  return toMm(value, unit);
}

const listed = (values: readonly number[], wanted: number | undefined): number | undefined =>
  values.find((value) => value === wanted);

/** mil: the widest grade that covers a trace of this many mm (6, 5 and 4 mil are 0.15, 0.125 and 0.1 mm). */
const gradeFor = (mm: number): number | undefined => [6, 5, 4].find((mil) => mm >= mil * 0.025 - 1e-9);

const LEAD_TIME =
  /(?:in|within|lead time(?: of)?)\s(\d+)\s?(?:working |business )?days|(\d+)\s?(?:天|个工作日)(?:交期|交货|发货|出货|加急)/;

/** Only what is named; values that are not made are left out. */
export function readBoard(text: string): BoardOptions {
  const { outer, inner } = readCopper(text);
  const trace = readTrace(text);
  const hole = readHole(text);
  const [, early, late] = LEAD_TIME.exec(text) ?? [];
  const matched = GROUPS.flatMap((group) => group.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return named<BoardOptions>({
    ...matched.reduce((all, options) => ({ ...all, ...options }), {}),
    layers: listed(PCB_OPTIONS.layers, readLayers(text)[0]),
    ...readSize(text),
    quantity: readQuantities(text)[0],
    thicknessMm: listed(PCB_OPTIONS.thicknessMm, readThicknesses(text)[0]),
    surfaceFinish: readFinishes(text)[0],
    solderMaskColor: readColors(text)[0],
    outerCopperUm: listed(PCB_OPTIONS.outerCopperUm, outer[0]),
    innerCopperUm: listed(PCB_OPTIONS.innerCopperUm, inner[0]),
    minTraceSpaceMil: trace === null ? undefined : gradeFor(trace),
    minHoleMm: hole === null ? undefined : PCB_OPTIONS.minHoleMm.find((mm) => mm <= hole),
    leadTimeDays: early === undefined && late === undefined ? undefined : Number(early ?? late),
  });
}
