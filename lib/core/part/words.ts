// Search words of parts, and the normalization of typed text to such words.

import type { Part, PartCategory } from "./part";
import { splitHan, synonymTable, withSynonyms } from "./synonyms";

/** Common names of the categories in both languages; one word each, without spaces. */
const CATEGORY_WORDS: Readonly<Record<PartCategory, readonly string[]>> = {
  resistor: ["resistor", "resistors", "res", "电阻"],
  resistorArray: ["resistor", "array", "network", "排阻", "电阻"],
  capacitor: ["capacitor", "capacitors", "cap", "电容"],
  inductor: ["inductor", "inductors", "coil", "电感"],
  ferrite: ["ferrite", "bead", "磁珠"],
  crystal: ["crystal", "resonator", "xtal", "晶振", "晶体"],
  diode: ["diode", "diodes", "二极管"],
  led: ["led", "leds", "发光二极管"],
  transistor: ["transistor", "transistors", "三极管", "晶体管"],
  regulator: ["regulator", "power", "稳压器", "电源"],
  amplifier: ["amplifier", "opamp", "放大器", "运放"],
  interface: ["interface", "接口"],
  logic: ["logic", "逻辑"],
  memory: ["memory", "存储器"],
  microcontroller: ["microcontroller", "mcu", "单片机", "微控制器"],
  module: ["module", "模块", "模组"],
  sensor: ["sensor", "sensors", "传感器"],
  converter: ["converter", "adc", "dac", "转换器"],
  timing: ["timing", "clock", "时钟"],
  driver: ["driver", "驱动器", "驱动"],
  protection: ["protection", "保护"],
  switch: ["switch", "button", "开关", "按键"],
  header: ["header"],
  connector: ["connector", "连接器"],
};

/** Common names of part kinds besides the catalog's. */
const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  "Ceramic capacitor": ["mlcc"],
  "Pin header": ["排针"],
  "Socket strip": ["排母"],
  "Linear regulator": ["ldo"],
  "Resettable fuse": ["ptc"],
};

const MAKER_WORDS: Readonly<Record<string, readonly string[]>> = {
  "Texas Instruments": ["ti"],
  STMicroelectronics: ["st"],
  "Analog Devices": ["adi"],
  "Würth Elektronik": ["wurth", "wuerth"],
  "UNI-ROYAL": ["uniroyal", "厚声"],
  Yageo: ["国巨"],
  Murata: ["村田"],
  Samsung: ["三星"],
  Panasonic: ["松下"],
};

const SCALES: Readonly<Record<string, number>> = { p: -12, n: -9, u: -6, m: -3 };

/** `0.1uf`, `100nf` and `100000pf` are one word: at most three digits before the decimal point, with the unit. */
function engineering(amount: number, prefix: string, unit: string): string {
  let value = amount;
  let power = SCALES[prefix] ?? 0;
  while (value >= 1000 && power < 0) [value, power] = [value / 1000, power + 3];
  while (value > 0 && value < 1 && power > -12) [value, power] = [value * 1000, power - 3];
  const letter = Object.entries(SCALES).find(([, each]) => each === power)?.[0] ?? "";
  return `${Number(value.toPrecision(6))}${letter}${unit}`;
}

/**
 * Normalizes a word: `4K7` is `4.7k`, `0.1 µF` is `100nf`, `10 kΩ` is `10k`, `NP0` is `c0g`, `SOT-23` is `sot23`, `±1
 * %` is `1%`; `5×2` is `2x5`, `10-pin` is `10pin`, `2.0 mm` is `2mm`.
 */
export function searchWord(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[µμ]/g, "u")
    .replace(/(ω|ohms?|欧姆|欧)$/, "")
    .replace(/^(\d{1,3}(?:\.\d{1,2})?) ?[x×*] ?(\d{1,3}(?:\.\d{1,2})?)$/, "$1x$2")
    .replace(/[^\p{L}\p{N}.%/]/gu, "");
  if (plain === "np0" || plain === "npo") return "c0g";
  const millimeters = /^(\d{1,4}(?:\.\d{1,3})?)mm$/.exec(plain);
  if (millimeters) return `${Number(millimeters[1])}mm`;
  const rows = /^(\d{1,2})x(\d{1,2})(?:pin|p)?$/.exec(plain);
  if (rows) return `${Math.min(Number(rows[1]), Number(rows[2]))}x${Math.max(Number(rows[1]), Number(rows[2]))}`;
  const pins = /^(\d{1,3})(?:pins?|pos|way|position|位|芯|针|脚)$/.exec(plain);
  if (pins) return `${Number(pins[1])}pin`;
  const split = /^(\d{1,4})([rk])(\d{1,3})$/.exec(plain);
  if (split) return `${split[1]}.${split[3]}${split[2] === "k" ? "k" : ""}`;
  const ohms = /^(\d{1,4}(?:\.\d{1,3})?)r$/.exec(plain);
  if (ohms) return String(Number(ohms[1]));
  const measured = /^(\d{1,9}(?:\.\d{1,6})?)([pnum]?)([fh])$/.exec(plain);
  if (measured) return engineering(Number(measured[1]), measured[2] ?? "", measured[3] ?? "");
  return plain.replace(/^\.+|\.+$/g, "");
}

const MAX_WORDS = 8;
const MAX_TYPED = 200;
/** `100 nF` is one word. */
const NUMBER_AND_UNIT =
  /(\d) {1,3}(%|ppm|[kM]?(?:Ω|ohms?)|[pnuµ]F|[nuµm]H|[kM]?Hz|mm|pins?|[KM]B|[kmMVWA])(?![\p{L}\p{N}])/giu;

/** The typed words, with numbers and units joined; words without meaning are dropped. */
const typedWords = (typed: string): string[] =>
  typed
    .slice(0, MAX_TYPED)
    .replace(NUMBER_AND_UNIT, "$1$2")
    .split(/[\s,;，；、]+/)
    .filter((word) => searchWord(word) !== "");

const SYNONYMS = synonymTable(searchWord);
/** Chinese words that are search words themselves. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  [...Object.values(CATEGORY_WORDS), ...Object.values(KIND_WORDS), ...Object.values(MAKER_WORDS)].flat(),
);
const isKnown = (word: string) => SYNONYMS.has(word) || OWN_WORDS.has(word);

/** The typed text in the catalog's words; at most eight distinct ones. */
export function searchWords(typed: string): string[] {
  const words = typedWords(typed)
    .map(searchWord)
    .flatMap((word) => splitHan(word, isKnown));
  return [...new Set(withSynonyms(words, SYNONYMS))].slice(0, MAX_WORDS);
}

/** The keyword without one of its words, for each of them; empty if there is only one. */
export function withoutOneWord(typed: string): { left: string; keyword: string }[] {
  const words = typedWords(typed).slice(0, MAX_WORDS);
  if (words.length < 2) return [];
  return words.map((left, at) => ({ left, keyword: words.filter((_word, other) => other !== at).join(" ") }));
}

/** `2 × 5, 2.54 mm` is found by `2x5`, `10pin` and `2.54`; `3.2 × 2.5 mm` by `3225`. */
function sizeWords({ packageName, parameters }: Part): string[] {
  const { rows, positions, pitch } = parameters;
  const body = /^(\d{1,2}\.\d) × (\d{1,2}\.\d) mm$/.exec(packageName);
  return [
    ...(body ? [`${body[1]}x${body[2]}`, `${body[1]}${body[2]}`.replaceAll(".", "")] : []),
    ...(rows && positions ? [`${rows}x${Number(positions) / Number(rows)}`, `${positions}pin`] : []),
    ...(pitch ? [pitch.replace(/ mm$/, "")] : []),
  ];
}

/** Every search word of a part, besides its part number. */
export function partWords(part: Part): string[] {
  const { category, manufacturer, series, packageName, mounting, parameters } = part;
  const { function: does = "", ...measured } = parameters;
  const values = Object.values(measured).map((value) => value.replace(/\s/g, ""));
  const words = [
    mounting,
    ...CATEGORY_WORDS[category],
    ...(KIND_WORDS[does] ?? []),
    ...(MAKER_WORDS[manufacturer] ?? []),
    ...manufacturer.split(" "),
    series,
    packageName,
    // SOT-23-5 is also found as SOT-23.
    packageName.replace(/-\d+$/, ""),
    ...sizeWords(part),
    ...values,
    ...does.split(/[ ,]/),
  ];
  const isWord = (word: string) => word.length > 1 || /\p{Script=Han}/u.test(word) || /\d/.test(word);
  return [...new Set(words.map(searchWord).filter(isWord))];
}
