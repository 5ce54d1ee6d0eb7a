// The options of a board that a normalized question names.

import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { readQuantities, readSize, readThird, toMm } from "./lengths";
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
    [
      /(?:no|without(?: any)?) (?:silk ?screen|silk|legend)\b|(?:不要|不印|无|没有|不需要|去掉)(?:丝印|字符|白字)/,
      { silkscreen: "none" },
    ],
  ],
  [[/(?:no|without(?: any)?) solder ?mask|(?:不要|无|没有|不需要)(?:阻焊|绿油)/, { solderMask: "none" }]],
  [
    [
      /impedance[^.?]{0,20}(?<!\d)5\s?%|(?<!\d)5\s?%[^.?]{0,4}impedance|阻抗[^。？]{0,10}(?<!\d)5\s?%|(?<!\d)5\s?%的?阻抗/,
      { impedanceControl: "5%" },
    ],
    [/impedance|阻抗/, { impedanceControl: "10%" }],
  ],
  [
    [/resin|树脂塞/, { viaFilledWithResin: true }],
    [/plugged vias?|vias? (?:are |to be )?plugged|via plugging|塞油|塞孔|油墨塞/, { viaProcess: "plugged" }],
    [/tented vias?|vias? (?:are |to be )?tented|via tenting|盖油/, { viaProcess: "tented" }],
    [/open vias?|vias? (?:are |left )?open|过孔开窗/, { viaProcess: "open" }],
  ],
  [[/via[- ]in[- ]pad|盘中孔/, { viaInPad: true }]],
  [[/gold fingers?|edge connector|金手指/, { goldFingers: true }]],
  [[/castellat|half[- ]holes?|半孔/, { halfcutCastellatedHoles: 1 }]],
  [[/laser drill|激光钻/, { laserDrill: true }]],
  [[/press[- ]?fit|压接孔/, { pressfitHoles: true }]],
  [[/ul mark|ul标/, { ulMarking: true }]],
  [[/carbon ink|碳油/, { carbonMask: true }]],
  [[/countersink|counterbore|沉头孔|沉孔/, { countersinksCounterbores: true }]],
  [
    [/fixture test|test fixture|测试架/, { testType: "fixture" }],
    [/flying[- ]probe|飞针/, { testType: "flyingProbe" }],
  ],
];

const FINISHES: readonly (readonly [RegExp, PcbSpecification["surfaceFinish"]])[] = [
  [
    /(?:lead[- ]?free|\blf|\brohs)(?:[ -](?:hasl|hal)\b)?|(?:hasl|hal)[- ,]{0,2}\(?(?:lf\b|lead[- ]?free)\)?|无铅喷锡|无铅/g,
    "Lead Free HASL",
  ],
  [/\benig\b|immersion gold|\bgold (?:finish|surface)|沉金|化金|镍金|gold plated board/g, "ENIG"],
  [/\bhasl\b|\bhal\b|hot air level|leaded finish|有铅喷锡|喷锡|有铅/g, "HASL"],
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
  [/\bgreen\b|绿油(?!桥)|绿色|绿的|绿板/g, "Green"],
  [/\bblue\b|蓝油|蓝色|蓝的|蓝板/g, "Blue"],
  [/\bblack\b(?! (?:silk|legend|text))|黑油|黑色(?!丝印|字符)|黑的|黑板/g, "Black"],
  [/\bred\b|红油|红色|红的|红板/g, "Red"],
  [/\byellow\b|黄油|黄色|黄的|黄板/g, "Yellow"],
  [/\bwhite\b(?! (?:silk|legend|text))|白油|白色(?!丝印|字符)|白的|白板/g, "White"],
];

/** Colors of the solder mask in the order of the question. */
export function readColors(text: string): PcbSpecification["solderMaskColor"][] {
  return COLORS.flatMap(([pattern, color]) => [...text.matchAll(pattern)].map(({ index }) => ({ at: index, color })))
    .sort((one, other) => one.at - other.at)
    .map(({ color }) => color)
    .filter((color, at, all) => all.indexOf(color) === at);
}

const LAYERS = /(?<![\d.])(\d+)\s?-?\s?(?:layers?|lyrs?|ly\b|sided?|层)(?![a-z])/g;
/** "2 vs 4 layers": the noun stands behind the second number alone. */
const EITHER_LAYERS =
  /(?<![\d.x])([1-9]\d?)\s?(?:vs\.?|versus|or|and|to|\/|->|和|跟|与|还是|或)\s?(?=\d+\s?-?\s?(?:layers?|层))/g;

/** Layer counts as they are asked for, whether or not they are made. */
export function readLayers(text: string): number[] {
  const before = [...text.matchAll(EITHER_LAYERS)]
    .map(([, count]) => Number(count))
    .filter((count) => PCB_OPTIONS.layers.some((each) => each === count));
  return [...new Set([...before, ...[...text.matchAll(LAYERS)].map(([, count]) => Number(count))])];
}

const TG =
  /(?:tg\s?-?\s?|(?<=tg[ -]?\d{3}\s?(?:or|vs\.?|and|to|\/|和|跟|与|还是|或)\s?))(130|150|170)(?!\d)|high[- ]tg|高tg/g;

/** °C, in the order of the question. */
export const readTg = (text: string): (130 | 150 | 170)[] => [
  ...new Set([...text.matchAll(TG)].map(([, tg]) => Number(tg ?? "170") as 130 | 150 | 170)),
];

const THICKNESS =
  /(?<![\d.x])(\d+(?:\.\d+)?)\s?(?:mm)?\s?(?:thick|(?:board )?thickness|的?板厚|厚)|(?:thickness|thick|板厚|厚度|(?<!铜)厚)\s?(?:of|is|为|是|:)?\s?(\d\.?\d*)(?:\s?mm)?(?!\s?(?:oz|um|x|\d))/g;

export function readThicknesses(text: string): number[] {
  const values = [...text.matchAll(THICKNESS)].map(([, before, after]) => Number(before ?? after));
  return [...new Set(values)];
}

const COPPER_UM: Readonly<Record<string, number>> = { "0.5": 17, "1": 35, "2": 70, "1.0": 35, "2.0": 70 };
const COPPER =
  /((?:inner|outer)[^,.;\d]{0,24}?|[内外]层[^,，。；\d]{0,8}?)?(\d+(?:\.\d+)?)\s?oz(\s?(?:copper )?(?:inner|outer|[内外]层)(?!\D{0,24}\d+(?:\.\d+)?\s?oz))?/g;
const isInnerLabel = (label: string): boolean => /inner|内/.test(label);

/** Ounces as they are asked for: 1 oz is 35 µm (IPC-4562). */
export function readCopper(text: string): { outer: number[]; inner: number[] } {
  const found = [...text.matchAll(COPPER)].map(([, before, ounces = "", after]) => ({
    um: COPPER_UM[ounces] ?? Math.round(Number(ounces) * 35),
    isInner: isInnerLabel(before ?? after ?? ""),
  }));
  const of = (isInner: boolean) => [...new Set(found.filter((each) => each.isInner === isInner).map(({ um }) => um))];
  return { outer: of(false), inner: of(true) };
}

const TRACE =
  /(\d+(?:\.\d+)?)\s?(mm|mil|um)?\s?(?:\/\s?\d+(?:\.\d+)?\s?(?:mm|mil)?\s?)?的?(?:min(?:imum)? )?(?:wide )?(?:traces?|tracks?|(?<=(?:mm|mil|um)\s?)lines?|spacing|space|clearance|线宽|线距|走线|线)(?![a-z])|(?:traces?|tracks?|spacing|线宽线距|线宽\/线距|线宽|线距)(?:\s?(?:width|spacing|of|is|down to|为|是|:|\/))*\s?(\d+(?:\.\d+)?)\s?(mm|mil|um)?/;

/** "5/5 mil" is trace and spacing. */
const GRADE = /(?<![\d.])(\d+(?:\.\d+)?)\s?(?:mil)?\s?\/\s?\d+(?:\.\d+)?\s?(mil)/;

/** mm; a bare number from 2 on is in mil. */
export function readTrace(text: string): number | null {
  const [, one, oneUnit, other, otherUnit] = TRACE.exec(text) ?? GRADE.exec(text) ?? [];
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

/** A bare "1.2 mm" beside a size is the thickness where it is one that is made. */
const BARE_MM =
  /(?<![\d.x]|(?:hole|drill|via|trace|track|spacing|pitch|孔|孔径|线宽|线距|间距|槽)\D{0,6})(\d\.\d+|2)\s?mm(?!\s?(?:x|的?(?:\w+ )?(?:hole|drill|via|trace|track|spac|pitch|slot|孔|线|间距|槽)))/;

function bareThickness(text: string): number | undefined {
  const third = readThird(text);
  const [, bare] = BARE_MM.exec(text) ?? [];
  return third !== null && third < 4 ? third : bare === undefined ? undefined : Number(bare);
}

const listed = (values: readonly number[], wanted: number | undefined): number | undefined =>
  values.find((value) => value === wanted);

/** mil: the widest grade that covers a trace of this many mm (6, 5 and 4 mil are 0.15, 0.125 and 0.1 mm). */
export const gradeFor = (mm: number): number | undefined => [6, 5, 4].find((mil) => mm >= mil * 0.025 - 1e-9);

const LEAD_TIME =
  /(?:in|within|lead time(?: of)?)\s(\d+)\s?(?:working |business )?days|(\d+)\s?(?:天|个工作日)(?:交期|交货|发货|出货|加急)/;

/** Only what is named; values that are not made are left out. */
export function readBoard(text: string): BoardOptions {
  const { outer, inner } = readCopper(text);
  const trace = readTrace(text);
  const hole = readHole(text);
  const [, early, late] = LEAD_TIME.exec(text) ?? [];
  const size = readSize(text);
  const thickness = readThicknesses(text)[0] ?? (size === null ? undefined : bareThickness(text));
  const matched = GROUPS.flatMap((group) => group.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return named<BoardOptions>({
    ...matched.reduce((all, options) => ({ ...all, ...options }), {}),
    layers: listed(PCB_OPTIONS.layers, readLayers(text)[0]),
    ...size,
    quantity: readQuantities(text)[0],
    thicknessMm: listed(PCB_OPTIONS.thicknessMm, thickness),
    materialTg: readTg(text)[0],
    surfaceFinish: readFinishes(text)[0],
    solderMaskColor: readColors(text)[0],
    outerCopperUm: listed(PCB_OPTIONS.outerCopperUm, outer[0]),
    innerCopperUm: listed(PCB_OPTIONS.innerCopperUm, inner[0]),
    minTraceSpaceMil: trace === null ? undefined : gradeFor(trace),
    minHoleMm: hole === null ? undefined : PCB_OPTIONS.minHoleMm.find((mm) => mm <= hole),
    leadTimeDays: early === undefined && late === undefined ? undefined : Number(early ?? late),
  });
}
