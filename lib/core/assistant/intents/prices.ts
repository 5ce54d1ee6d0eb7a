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
  readTg,
  readThicknesses,
} from "@/lib/core/assistant/language/read-board";
import { readQuantities } from "@/lib/core/assistant/language/lengths";
import { remembered } from "@/lib/core/assistant/follow-up";

const PRICE =
  /\bprices?\b|\bpriced\b|\bpricing\b|\bcosts?\b|how much|\bballpark\b|\bbudget\b|\brates?\b|\bquoted\b|\bmoney\b|\bquot(?:e|ation)\b|\bestimate\b|\bcheap|\bexpensive|多少(?:钱|元|块|米(?!厚|长|宽)|rmb|人民币|刀|美金|美元)|价格|报价|报个价|报一?下|估价|询价|价位|单价|总价|(?:怎么|如何)卖|(?:要|花|大概|总共|一共)多少|加工费|工费|费用|价钱|怎么收费|什么价|几钱|打样|便宜|贵/;

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

const ASSEMBLY =
  /\bassembl\w*|\bpcba\b|\bsmt\b|\bsmd\b|\bjoints?\b|turn-?key|\bsolder(?:ed|ing)?\b(?! ?(?:mask|resist|paste|finish|coat))|\bpopulat\w+|\bstuff(?:ed|ing)\b|贴片|贴装|打件|(?:^|[^阻])贴\d|组装|焊接|焊点|焊\d|代料|包料/;

export const assemblyIntent: Intent = (question) => {
  const { text } = question;
  if (!ASSEMBLY.test(text)) return null;
  const assembly = readAssembly(text);
  if (!asksPrice(text) && Object.keys(assembly).length < 2) return null;
  return { tool: "price-assembly", input: { ...placeOf(question), board: readBoard(text), assembly } };
};

const COMPARE =
  /\bcompare|\bcomparison\b|\bversus\b|\bvs\b|difference in (?:price|cost)|(?:price|cost) difference|more expensive|\bmore than\b|\bless than\b|\bsav(?:e|es|ings?)\b|\binstead of\b|\bdifference\b.{0,24}\b(?:price|cost)|cheaper|extra (?:cost|charge)|how much more|对比|比较|相比|省多少|(?:能|会|可以)省|哪个(?:便宜|贵|划算)|贵(?:很多|不少|一点|点|些)?(?:吗|不|么)|贵不贵|便宜(?:吗|不|很多|一点|点)|差(?:多少|价|别)|贵多少|差价|便宜多少|加多少钱/;

const listOf = <O extends keyof BoardOptions>(option: O, values: readonly NonNullable<BoardOptions[O]>[]) =>
  values.length > 1 ? values.map((value) => ({ [option]: value })) : [];

/** Options that are named more than once: each is one column of the comparison. */
function alternativesIn(text: string): Record<string, unknown>[] {
  const several = [
    listOf("surfaceFinish", readFinishes(text)),
    listOf("layers", readLayers(text)),
    listOf("outerCopperUm", readCopper(text).outer),
    listOf("thicknessMm", readThicknesses(text)),
    listOf("materialTg", readTg(text)),
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
  const isAsked = /\?|？|吗|行不行|能不能|can you|do you/.test(text);
  const isWhole = board.widthMm !== undefined && board.quantity !== undefined;
  const isSpecification = (count >= 3 && board.widthMm !== undefined && !isAsked) || (isWhole && count >= 4);
  const isAboutBoard = count > 0 || /\bpcbs?\b|\bboards?\b|板|打样/.test(text);
  if (!(asksPrice(text) && isAboutBoard) && !isSpecification) return null;
  if (SHIPPING.test(text)) return null;
  const wantsChange = memory.tool === "price-board" && count === 1 && board.quantity === undefined;
  if (wantsChange) {
    const input = { ...placeOf(question), board: remembered(memory, "board"), changes: [board] };
    return { tool: "compare-boards", input };
  }
  return { tool: "price-board", input: { ...placeOf(question), ...inQuantities(board, text) } };
};

const SHIPPING = /\bshipping\b|\bfreight\b|\bduty\b|\bcustoms\b|运费|邮费|关税/;
