// The price lines of a board: tooling, boards, test, films, options, lead time, and the prototype offer.

import { scaleMicro } from "@/lib/base/money";
import { AREA_UNITS_PER_M2, orderArea, pieceArea } from "@/lib/core/pcb/area";
import { daysSaved } from "@/lib/core/pcb/lead-time";
import { scoreLines } from "@/lib/core/pcb/panel";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook, Surcharge } from "@/lib/core/pricing/book";
import {
  areaText,
  type CostLine,
  forLayers,
  type LineInput,
  type LineKey,
  type LineRule,
  perArea,
  surchargeLine,
} from "@/lib/core/pricing/line";
import { CHARGED_LINES, type ChargedLine, type SurchargeKey } from "@/lib/core/pricing/surcharges";

/** Setup of a job: data, drill program, panel; once per order. */
const tooling: CostLine = ({ specification: { layers }, book }) => {
  const { setupMicro } = forLayers(book.boards, layers);
  return { amountMicro: setupMicro, rule: { key: "setup", args: { layers } } };
};

/** The boards by area. */
const board: CostLine = ({ specification, book }) => {
  const { layers } = specification;
  const { perM2Micro } = forLayers(book.boards, layers);
  const args = { area: areaText(specification), rateMicro: perM2Micro, layers };
  return { amountMicro: perArea(perM2Micro, specification), rule: { key: "boardArea", args } };
};

/** Single-layer boards may skip the test, so nobody pays for a fixture without ordering it. */
const FIXTURE_FROM_LAYERS = 2;

/** The rule that requires a fixture; null if none is needed. */
function fixtureRule(specification: PcbSpecification, { testing }: PriceBook): LineRule | null {
  const { testType, layers } = specification;
  if (testType === "fixture" || testType === "full") return { key: "testFixtureChosen", args: {} };
  const isLarge = orderArea(specification) > testing.fixtureAboveM2 * AREA_UNITS_PER_M2;
  return isLarge && layers >= FIXTURE_FROM_LAYERS
    ? { key: "testFixture", args: { above: testing.fixtureAboveM2 } }
    : null;
}

/** Flying probe free of charge; a fixture if it is ordered or the order is large. */
const electricalTest: CostLine = ({ specification, book, formulaMicro }) => {
  const { layers, testType, testing } = specification;
  if (!testing) return { amountMicro: 0, rule: { key: "notTested", args: {} } };
  const rule = fixtureRule(specification, book);
  if (!rule) {
    return { amountMicro: 0, rule: { key: testType === "sampling" ? "testSampled" : "testIncluded", args: {} } };
  }
  const fixtureMicro = forLayers(book.testing.fixtureMicro, layers);
  if (testType !== "full") return { amountMicro: fixtureMicro, rule };
  const probe = surchargeLine(forLayers(book.testing.full, layers), { specification, formulaMicro, value: testType });
  const probeMicro = probe?.amountMicro ?? 0;
  return { amountMicro: fixtureMicro + probeMicro, rule: { key: "testFull", args: { fixtureMicro, probeMicro } } };
};

const CM2_PER_M2 = 10_000;

/** Films: included with small boards; for large ones one per layer image, once per order. */
const film: CostLine = ({ specification, book }) => {
  const { abovePieceM2, perM2Micro, films: byLayers } = book.film;
  const area = pieceArea(specification);
  if (area <= Math.round(abovePieceM2 * AREA_UNITS_PER_M2)) {
    const included: LineRule = { key: "filmsIncluded", args: { above: Math.round(abovePieceM2 * CM2_PER_M2) } };
    return { amountMicro: 0, rule: included };
  }
  const films = forLayers(byLayers, specification.layers);
  const amountMicro = scaleMicro(perM2Micro * films, area, AREA_UNITS_PER_M2);
  return { amountMicro, rule: { key: "films", args: { films, rateMicro: perM2Micro } } };
};

/** The rates of a book for the chosen value. */
function surchargeOf(line: ChargedLine, { book, specification }: LineInput): Surcharge | undefined {
  const value = String(specification[line.option]);
  return line.by === "value" ? book.surcharges[line.option][value] : book[line.section][specification.layers]?.[value];
}

function chargedLine(line: ChargedLine): CostLine {
  return (input) => {
    const { specification, formulaMicro } = input;
    const value = specification[line.option];
    const charged = surchargeLine(surchargeOf(line, input), { specification, formulaMicro, value });
    if (charged || line.included === undefined) return charged;
    return { amountMicro: 0, rule: { key: line.included, args: {} } };
  };
}

/** The surcharge of each option by its value. */
const SURCHARGE_LINES = Object.fromEntries(CHARGED_LINES.map((line) => [line.key, chargedLine(line)])) as Readonly<
  Record<SurchargeKey, CostLine>
>;

/** The surcharge for panels with many score lines. */
const panelScoring: CostLine = ({ specification, book, formulaMicro }) => {
  const { aboveLines, surcharge } = book.scoring;
  const value = scoreLines(specification);
  return value > aboveLines ? surchargeLine(surcharge, { specification, formulaMicro, value }) : null;
};

/** A lead time shorter than the standard one: a percentage of the base price, by working days saved. */
const leadTime: CostLine = ({ specification, book, formulaMicro }) => {
  const days = daysSaved(specification);
  if (days === 0) return null;
  const percent = book.rushPercent[days] ?? Math.max(...Object.values(book.rushPercent));
  return { amountMicro: scaleMicro(formulaMicro, percent, 100), rule: { key: "daysSaved", args: { days, percent } } };
};

/** Options that the prototype offer includes at any price: every solder mask color. */
const INCLUDED: readonly LineKey[] = ["pcbToolingCost", "boardFee", "soldermaskFee"];

/**
 * Small boards in small quantities at a fixed price, as a line that deducts the rest; given if nothing costs more than
 * the lowest grade. The fixed price is below every price outside the limits of the offer, so that leaving them never
 * saves.
 */
const prototypeOffer: CostLine = ({ specification, book, billed, mayUseOffer }) => {
  const { priceMicro, maxMm, maxPieces, maxLayers } = book.prototypeOffer;
  const { boardType, deliveryMethod, layers, widthMm, heightMm, quantity } = specification;
  const isPlain = boardType === "single" && deliveryMethod === "single";
  const isSmall = isPlain && layers <= maxLayers && widthMm <= maxMm && heightMm <= maxMm && quantity <= maxPieces;
  const isLowestGrade = billed.every(({ key, amountMicro }) => amountMicro === 0 || INCLUDED.includes(key));
  const sumMicro = billed.reduce((sum, { amountMicro }) => sum + amountMicro, 0);
  if (!mayUseOffer || !isSmall || !isLowestGrade || sumMicro <= priceMicro) return null;
  return {
    amountMicro: priceMicro - sumMicro,
    rule: { key: "prototypeOffer", args: { priceMicro, maxMm, maxPieces } },
  };
};

/** In the order of the price breakdown; the offer, which deducts everything before it, is last. */
const LINES: Readonly<Record<LineKey, CostLine>> = {
  pcbToolingCost: tooling,
  boardFee: board,
  pcbTestingFee: electricalTest,
  filmFee: film,
  ...SURCHARGE_LINES,
  panelScoring,
  leadTime,
  prototypeOffer,
};

export const LINE_KEYS = Object.keys(LINES) as LineKey[];
export const BOARD_LINES = LINE_KEYS.map((key) => ({ key, cost: LINES[key] }));
