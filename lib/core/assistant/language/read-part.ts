// The part that a question asks for: a part number, or words for a search.

/** Six signs or more with letters and digits, as manufacturers write numbers; values such as "100nf" are none. */
const SHORT_NUMBER = /(?<![\w.-])[a-z]{2,3}\d{2,3}[a-z]?(?![\w-])/g;
const PART_NUMBER = /(?<![\w.-])(?=[\w./+-]*[a-z])(?=[\w./+-]*\d)[a-z0-9][\w./+-]{3,}[a-z0-9](?![\w-])/g;
const VALUE =
  /^\d+(?:\.\d+)?(?:[pnumkgμ]?(?:f|h|ohm|v|w|a|hz|r|pcs|mm|mil|oz|um|in|cm|%)|meg\w*|k\d*|r\d*|layers?|st|nd|rd|th|x\d+(?:\.\d+)?(?:mm|cm|in|mil)?|v\d+)$|^(?:tg\d+|fr-?4|rs-?\d+|ip\d+|usb[\d.]*|[cn][p0]?g|np0|c0g|x[5678][rst]|y5v|\d+(?:mm|cm|in|mil)?x\d.*)$/;
const PACKAGE = /^(?:sot|so|soic|tssop|qfn|lqfp|tqfp|dip|to|bga)-?\d/;
const ORDER_NUMBER = /^b[wq]\d{6}-/;

/** In capitals; null where the question has none. Numbers of four signs count only where a part is meant for certain. */
export function readPartNumber(text: string, isCertain = false): string | null {
  const patterns = isCertain ? [PART_NUMBER, SHORT_NUMBER] : [PART_NUMBER];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([word]) => word));
  const number = found.find((word) => !VALUE.test(word) && !PACKAGE.test(word) && !ORDER_NUMBER.test(word));
  return number?.toUpperCase() ?? null;
}

/** Kinds of parts, which make a question one about parts. */
export const PART_KIND =
  /\b(?:resistors?|capacitors?|inductors?|diodes?|mosfets?|transistors?|leds?|op-?amps?|regulators?|ldos?|microcontrollers?|mcus?|crystals?|connectors?|zener|schottky|ferrite beads?|fuses?|eeproms?|comparators?|optocouplers?|relays?)\b|电阻|电容|电感|二极管|三极管|场效应管|mos管|运放|稳压|单片机|晶振|连接器|磁珠|保险丝|光耦|继电器|发光管|肖特基/;

/** Words that only ask. */
const ASKING =
  /\b(?:please|can|could|you|find|search|show|me|a|an|the|some|any|for|i|need|want|looking|look|up|do|does|have|has|is|are|there|in|stock|with|of|and|what|which|part|parts|price|cost|much|how|give|list|get|your|catalog|available|recommend|to|buy|pcs|pieces|got|stocks|carry|availability|hi|hello|hey|you guys|type|kind)\b|(?<![\d.])1个|找一?个?|搜一?下?|查一?下?|有没有|有货|库存|我要|我想|需要|哪些|什么|一?颗|一?款|一?个|请|帮我|推荐|的|吗|呢|多少钱|价格|现货|元件|器件|封装|库存|型号|价格|来(?:一?个)?|要|买|有(?=\S)|有$/g;

const MAX_KEYWORD = 100;

/** Keywords for the part search, in the order of the question. */
export function readPartKeyword(text: string): string {
  const words = text
    .replace(/[?？!！,，。;；:：]/g, " ")
    .replace(ASKING, " ")
    .replace(/(?<![\d.])\d+\s?(?:片|只|pcs)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return words.slice(0, MAX_KEYWORD).trim();
}
