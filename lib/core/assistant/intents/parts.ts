// Questions about components: which there are, and what may replace one.

import type { Intent } from "@/lib/core/assistant/question";
import { readQuantities } from "@/lib/core/assistant/language/lengths";
import { PART_KIND, readPartKeyword, readPartNumber } from "@/lib/core/assistant/language/read-part";

const ALTERNATIVES =
  /\balternatives?\b|\breplace(?:ments?|d|s)?\b|\bsubstitutes?\b|\bequivalents?\b|second source|pin[- ](?:to[- ]pin|compatible)|drop-?in\b|instead\b|what else|(?:out of stock|sold out|obsolete|discontinued|\beol\b|end of life)[^?]{0,30}(?:what|which|use|other)|替代|代替|替换|平替|替用|代用|兼容|国产替|(?:换成|换|改用)(?:什么|哪)|(?:能|可以|什么)(?:顶|代|替)|pin ?to ?pin|(?:缺货|没货|停产|断货)[^？?]{0,10}(?:用|代|换|替)/;

export const alternativesIntent: Intent = ({ text }) => {
  const mpn = readPartNumber(text, ALTERNATIVES.test(text));
  return mpn !== null && ALTERNATIVES.test(text) ? { tool: "part-alternatives", input: { mpn } } : null;
};

const PARTS =
  /\b(?:find|search|looking for|do you (?:have|stock|sell)|in stock|stock of|price of|need|datasheet|buy|how much|got|any|have|stock|stocks|carry|available|availability|price|prices|cost|lead time of|order)\b|有货|库存|找|搜|有没有|查|采购|买|多少钱|现货|价格|什么价|报价|单价|有 ?(?=[a-z0-9])|有吗|要一|来一?个|需要/;
/** "10k 0402 1%": a value with the size of a chip part. */
const CHIP_SIZE = /\b(?:01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)\b/;
const CHIP_VALUE = /(?<![\d.x])\d+(?:\.\d+)?\s?(?:[pnu]f?|[kmr]\d?|k?ohm|meg|[num]h)(?![a-z\d])/;
const isChip = (text: string): boolean => CHIP_SIZE.test(text) && CHIP_VALUE.test(text);
/** Boards and services are priced and made, not looked up. */
const OTHER =
  /\b(?:pcbs?|boards?|layers?|stencils?|assembl\w*|footprints?|calculator)\b|板|层|钢网|贴片焊|焊点|过孔|线宽|丝印|阻焊|封装库|计算/;

/** The number alone where one is asked for; values and packages otherwise. */
export const partIntent: Intent = ({ text }) => {
  if (OTHER.test(text)) return null;
  const mpn = readPartNumber(text);
  const isBare = mpn !== null && text.replace(/[?？\s]/g, "").toUpperCase() === mpn;
  if (!isBare && !(PARTS.test(text) && mpn !== null) && !PART_KIND.test(text) && !isChip(text)) return null;
  const quantity = readQuantities(text)[0];
  const isNumber = mpn !== null && !PART_KIND.test(text) && !isChip(text);
  const keyword = isNumber ? mpn : readPartKeyword(text);
  return keyword === "" ? null : { tool: "search-parts", input: { keyword, ...(quantity ? { quantity } : {}) } };
};
