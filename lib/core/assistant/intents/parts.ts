// Questions about components: which there are, and what may replace one.

import type { Intent } from "@/lib/core/assistant/question";
import { readQuantities } from "@/lib/core/assistant/language/lengths";
import { PART_KIND, readPartKeyword, readPartNumber } from "@/lib/core/assistant/language/read-part";

const ALTERNATIVES =
  /\balternatives?\b|\breplace(?:ments?|d|s)?\b|\bsubstitutes?\b|\bequivalents?\b|second source|pin[- ]compatible|instead of|替代|代替|替换|平替|兼容|国产替/;

export const alternativesIntent: Intent = ({ text }) => {
  const mpn = readPartNumber(text);
  return mpn !== null && ALTERNATIVES.test(text) ? { tool: "part-alternatives", input: { mpn } } : null;
};

const PARTS =
  /\b(?:find|search|looking for|do you (?:have|stock|sell)|in stock|stock of|price of|need|datasheet|buy|how much)\b|有货|库存|找|搜|有没有|查|采购|买|多少钱|现货|有 ?(?=[a-z0-9])|要一|需要/;
/** Boards and services are priced and made, not looked up. */
const OTHER = /\b(?:pcbs?|boards?|layers?|stencils?|assembl\w*|footprints?|calculator)\b|板|层|钢网|贴片焊|封装库|计算/;

/** The number alone where one is asked for; values and packages otherwise. */
export const partIntent: Intent = ({ text }) => {
  if (OTHER.test(text)) return null;
  const mpn = readPartNumber(text);
  const isBare = mpn !== null && text.replace(/[?？\s]/g, "").toUpperCase() === mpn;
  if (!isBare && !(PARTS.test(text) && mpn !== null) && !PART_KIND.test(text)) return null;
  const quantity = readQuantities(text)[0];
  const keyword = mpn !== null && !PART_KIND.test(text) ? mpn : readPartKeyword(text);
  return keyword === "" ? null : { tool: "search-parts", input: { keyword, ...(quantity ? { quantity } : {}) } };
};
