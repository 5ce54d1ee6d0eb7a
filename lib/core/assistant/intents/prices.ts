// Questions for prices of boards, assembly and stencils, and comparisons of options.

import type { Intent, Question } from "@/lib/core/assistant/question";
import { readAssembly, readStencil } from "@/lib/core/assistant/language/read-assembly";
import {
  type BoardOptions,
  readBoard,
  readColors,
  readCopper,
  readFinishes,
  readLayers,
  readThicknesses,
} from "@/lib/core/assistant/language/read-board";
import { readQuantities } from "@/lib/core/assistant/language/lengths";
import { remembered } from "@/lib/core/assistant/follow-up";

const PRICE =
  /\bprices?\b|\bpricing\b|\bcosts?\b|how much|\bquot(?:e|ation)\b|\bestimate\b|\bcheap|\bexpensive|多少钱|价格|报价|报个价|费用|价钱|怎么收费|什么价|几钱|打样|便宜|贵/;

export const asksPrice = (text: string): boolean => PRICE.test(text);

const placeOf = ({ context }: Question) => (context.projectId === null ? {} : { projectId: context.projectId });

const STENCIL = /\bstencils?\b|钢网|网板/;
const KNOWLEDGE = /\bwhat is\b|\bneed a stencil\b|\bwhy\b|什么是|为什么|需要钢网吗|要不要钢网/;

export const stencilIntent: Intent = ({ text }) => {
  if (!STENCIL.test(text) || KNOWLEDGE.test(text)) return null;
  const stencil = readStencil(text);
  const isAsked = asksPrice(text) || Object.keys(stencil).length > 0;
  return isAsked ? { tool: "price-stencil", input: { stencil } } : null;
};

const ASSEMBLY = /\bassembl\w*|\bpcba\b|\bsmt\b|\bsmd\b|\bjoints?\b|turn-?key|贴片|组装|焊接|焊点|全代料|代料/;

export const assemblyIntent: Intent = (question) => {
  const { text } = question;
  if (!ASSEMBLY.test(text)) return null;
  const assembly = readAssembly(text);
  if (!asksPrice(text) && Object.keys(assembly).length < 2) return null;
  return { tool: "price-assembly", input: { ...placeOf(question), board: readBoard(text), assembly } };
};

const COMPARE =
  /\bcompare|\bcomparison\b|\bversus\b|\bvs\b|difference in price|price difference|more expensive|cheaper|extra (?:cost|charge)|how much more|对比|比较|相比|差多少|贵多少|差价|便宜多少|加多少钱/;

const listOf = <O extends keyof BoardOptions>(option: O, values: readonly NonNullable<BoardOptions[O]>[]) =>
  values.length > 1 ? values.map((value) => ({ [option]: value })) : [];

/** Options that are named more than once: each is one column of the comparison. */
function alternativesIn(text: string): Record<string, unknown>[] {
  const several = [
    listOf("surfaceFinish", readFinishes(text)),
    listOf("layers", readLayers(text)),
    listOf("outerCopperUm", readCopper(text).outer),
    listOf("thicknessMm", readThicknesses(text)),
    listOf("solderMaskColor", readColors(text)),
  ];
  return several.find((changes) => changes.length > 0) ?? [];
}

export const compareIntent: Intent = (question) => {
  const { text, memory } = question;
  const changes = alternativesIn(text);
  if (changes.length < 2 || !(COMPARE.test(text) || asksPrice(text))) return null;
  const [first = {}] = changes;
  const compared = Object.keys(first);
  const own = Object.entries(readBoard(text)).filter(([option]) => !compared.includes(option));
  const before = memory.tool === "price-board" ? remembered(memory, "board") : {};
  const board = { ...before, ...Object.fromEntries(own) };
  return { tool: "compare-boards", input: { ...placeOf(question), board, changes } };
};

/** The board, and the quantities where there are several: one column each. */
function inQuantities(board: Record<string, unknown>, text: string): Record<string, unknown> {
  const quantities = readQuantities(text);
  if (quantities.length < 2) return { board };
  const { quantity: _first, ...others } = board;
  return { board: others, quantities };
}

/** A price is asked for, or a specification is named that could only be meant for one. */
export const boardPriceIntent: Intent = (question) => {
  const { text, memory } = question;
  const board = readBoard(text);
  const count = Object.keys(board).length;
  const isSpecification = count >= 3 && board.widthMm !== undefined && !/\?|？|吗|can you|do you/.test(text);
  const isAboutBoard = count > 0 || /\bpcbs?\b|\bboards?\b|板|打样/.test(text);
  if (!(asksPrice(text) && isAboutBoard) && !isSpecification) return null;
  if (SHIPPING.test(text)) return null;
  const wantsChange = memory.tool === "price-board" && count === 1 && board.quantity === undefined;
  const before = wantsChange ? remembered(memory, "board") : {};
  const input = { ...placeOf(question), ...inQuantities({ ...before, ...board }, text) };
  return { tool: "price-board", input };
};

const SHIPPING = /\bshipping\b|\bfreight\b|\bduty\b|\bcustoms\b|运费|邮费|关税/;
