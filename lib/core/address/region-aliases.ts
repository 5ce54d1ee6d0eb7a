// Spellings of the name of a Chinese province, city or district.

import type { Region } from "./china-regions";

/** Ethnic groups in the names of autonomous prefectures and counties. */
const PEOPLES =
  "(?:满族|蒙古族?|回族|藏族|维吾尔|苗族|彝族|壮族|布依族|朝鲜族|侗族|瑶族|白族|土家族|哈尼族|哈萨克|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜|土族|达斡尔族?|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯|塔吉克|普米族|怒族|保安族|裕固族|独龙族|鄂温克族?|鄂伦春|各族)";

const AUTONOMOUS = new RegExp(`^(.{2,}?)${PEOPLES}+自治([州县旗])$`);
const PROVINCE_SUFFIX = /(?:壮族自治区|回族自治区|维吾尔自治区|自治区|省|市)$/;
const SUFFIX = /(?:林区|矿区|新区|地区|自治州|自治县|自治旗|市|县|区|盟|旗|州|街道|镇)$/;

/** Shorter names occur in too many others. */
const SHORTEST = 2;

export type Alias = { text: string; isShort: boolean };

function without(name: string, suffix: RegExp): string[] {
  const short = name.replace(suffix, "");
  return short !== name && short.length >= SHORTEST ? [short] : [];
}

/** Autonomous regions are often called provinces, or by their rank without the name of the ethnic group. */
function ofProvince(name: string, short: string): Alias[] {
  const others = name.endsWith("自治区") ? [`${short}自治区`, `${short}省`] : [];
  return [...others.map((text) => ({ text, isShort: false })), { text: short, isShort: true }];
}

/** The full name first, then the name without its rank, the longer before the shorter. */
export function aliasesOf({ name }: Region, rank: "province" | "lower"): Alias[] {
  const whole: Alias = { text: name, isShort: false };
  if (rank === "province")
    return [whole, ...without(name, PROVINCE_SUFFIX).flatMap((short) => ofProvince(name, short))];
  const [, stem, kind] = AUTONOMOUS.exec(name) ?? [];
  if (stem !== undefined && kind !== undefined) {
    return [whole, { text: stem + kind, isShort: false }, { text: stem, isShort: true }];
  }
  return [whole, ...without(name, SUFFIX).map((text) => ({ text, isShort: true }))];
}
