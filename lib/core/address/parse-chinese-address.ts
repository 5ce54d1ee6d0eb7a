// Splits a pasted line into name, phone number and address: 张三 13812345678 广东省深圳市南山区科技南路8号.

import { findRegion, type FoundRegion } from "./find-region";

export type ParsedAddress = {
  name: string;
  company: string;
  phone: string;
  postcode: string;
  /** The full official names; empty if not found. */
  state: string;
  city: string;
  district: string;
  /** From the street to the door number. */
  address: string;
};

/** Longer text is not an address. */
export const LONGEST_ADDRESS = 500;

/** Labels of form fields; the short ones also occur in place names, and count only at the start. */
const LONG_LABEL =
  "收货人|收件人|联系人|姓名|收货地址|收件地址|详细地址|联系地址|所在地区|手机号码|手机号|联系电话|联系方式|电话号码|手机|电话|公司名称";
const LABELS = new RegExp(
  `(?:${LONG_LABEL})\\s*:|(?<![^\\s,;|])(?:${LONG_LABEL}|所在地|地区|地址|公司|单位)(?:\\s*:|[\\s,]+)`,
  "g",
);
const NAME_LABEL = /(?:收货人|收件人|联系人|姓名)[\s:,]+([^\s,;|:\d]{1,30})/;
const POSTCODE_LABEL = /(?:邮政编码|邮编)(?:\s*:)?\s*(\d{6})(?!\d)/;
const MOBILE = /(?<![\d-])(?:(?:\+|00)?86[-\s]?)?(1[3-9]\d[-\s]?\d{4}[-\s]?\d{4})(?!\d)/;
const LANDLINE = /(?<![\d-])(?:(?:\+|00)?86[-\s]?)?(\(?0\d{2,3}\)?[-\s]?\d{7,8}(?:(?:-|转)\d{1,6})?)(?!\d)/;
const SERVICE_LINE = /(?<![\d-])([48]00[-\s]?\d{3}[-\s]?\d{4})(?!\d)/;
const LONE_POSTCODE = /(?<=^|[\s,;|()])(\d{6})(?=$|[\s,;|()])/;
const COMPANY = /(?:公司|集团|研究院|研究所|事务所|工作室)$/;
/** Characters that occur in addresses but not in names. */
const ADDRESS_WORD = /[路街道巷弄号楼室栋幢座层区县镇乡村组园城厦场院苑庄铺口桥站]|\d/;
const HONORIFIC = /(?:先生|女士|小姐|老师|经理)$/;
const HAN_NAME = /^[\p{Script=Han}·]{2,15}$/u;
const LATIN_NAME = /^[A-Za-z][A-Za-z.'-]*(?: [A-Za-z][A-Za-z.'-]*){0,3}$/;

/** Full-width digits and characters as ASCII, one kind of separator, no invisible characters. */
function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[、;。【】]/g, ",")
    .replace(/[‐‑–—−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

type Cut = { value: string; rest: string; at: number };

/** The first pattern that matches, and the text with a separator in its place. */
function cut(text: string, patterns: readonly RegExp[]): Cut {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const [whole, value] = match ?? [];
    if (!match || whole === undefined || value === undefined) continue;
    const rest = `${text.slice(0, match.index)}\n${text.slice(match.index + whole.length)}`;
    return { value, rest, at: match.index };
  }
  return { value: "", rest: text, at: -1 };
}

function couldBeName(token: string): boolean {
  if (HONORIFIC.test(token)) return token.length <= 8;
  if (LATIN_NAME.test(token)) return true;
  if (!HAN_NAME.test(token) || COMPANY.test(token)) return false;
  if (token.includes("·")) return true;
  return token.length <= 4 && !ADDRESS_WORD.test(token) && findRegion(token) === null;
}

/** A name that is only recognized by its position: 陈路 next to the phone number. */
const isShortHan = (token: string) => HAN_NAME.test(token) && token.length <= 3;

type Place = { before: string[]; region: FoundRegion | null; after: string[] };

const depth = ({ city, district }: FoundRegion) => 1 + Number(city !== null) + Number(district !== null);

/** The token that begins with a region, the deepest of several, with the tokens before and after it. */
function findPlace(tokens: readonly string[]): Place {
  let best: { at: number; region: FoundRegion } | null = null;
  tokens.forEach((token, at) => {
    if (COMPANY.test(token) && tokens.length > 1 && !ADDRESS_WORD.test(token.replace(COMPANY, ""))) return;
    // The parts of a region may be separate tokens.
    const region = findRegion(tokens.slice(at).join(" "));
    if (region && (best === null || depth(region) > depth(best.region))) best = { at, region };
  });
  const found = best as { at: number; region: FoundRegion } | null;
  if (!found) return { before: [...tokens], region: null, after: [] };
  const after = found.region.rest === "" ? [] : found.region.rest.split(" ");
  return { before: tokens.slice(0, found.at), region: found.region, after };
}

/** 张三广东省深圳市…: a name without a separator before the region. */
function splitGluedName(token: string): string[] {
  for (const length of [2, 3, 4]) {
    const [name, rest] = [token.slice(0, length), token.slice(length)];
    if (couldBeName(name) && /^.{2,8}?[省市区]/.test(rest) && findRegion(rest)) return [name, rest];
  }
  return [token];
}

function takeWhere(tokens: string[], isWanted: (token: string) => boolean): string {
  const at = tokens.findIndex(isWanted);
  return at < 0 ? "" : (tokens.splice(at, 1)[0] ?? "");
}

function takeName(tokens: string[], nextToPhone: readonly string[]): string {
  return (
    takeWhere(tokens, (token) => HONORIFIC.test(token) && token.length <= 8) ||
    takeWhere(tokens, (token) => nextToPhone.includes(token) && couldBeName(token)) ||
    takeWhere(tokens, couldBeName) ||
    takeWhere(tokens, (token) => nextToPhone.includes(token) && isShortHan(token))
  );
}

const words = (text: string) => text.split(/[\s,;|]+/).filter((word) => word !== "");

/** Latin names contain spaces: their words form one token. */
function tokensOf(text: string): string[] {
  return text
    .split(/[\n,;|]/)
    .flatMap((part) => (LATIN_NAME.test(part.trim()) ? [part.trim()] : words(part)))
    .filter((token) => /[\p{L}\p{N}]/u.test(token));
}

/** The tokens before and after the number that was cut out. */
function neighboursOf({ rest, at }: Cut): string[] {
  if (at < 0) return [];
  return [tokensOf(rest.slice(0, at)).at(-1) ?? "", tokensOf(rest.slice(at))[0] ?? ""];
}

/** The parts it finds; the remaining text is in `address`, so that nothing is lost. */
export function parseChineseAddress(text: string): ParsedAddress {
  const line = normalise(text.slice(0, LONGEST_ADDRESS));
  const labelled = NAME_LABEL.exec(line)?.[1] ?? "";
  const postcoded = cut(line, [POSTCODE_LABEL]);
  const bare = postcoded.rest.replace(LABELS, "\n");
  const called = cut(bare, [MOBILE, LANDLINE, SERVICE_LINE]);
  const coded = postcoded.value === "" ? cut(called.rest, [LONE_POSTCODE]) : { ...postcoded, rest: called.rest };
  const tokens = tokensOf(coded.rest).flatMap(splitGluedName);
  const nextToPhone = neighboursOf(called);
  const place = findPlace(tokens);
  const spare = [...place.before, ...place.after];
  const name = labelled === "" ? takeName(spare, nextToPhone) : takeWhere(spare, (token) => token === labelled);
  const company = place.region ? takeWhere(spare, (token) => COMPANY.test(token) && !ADDRESS_WORD.test(token)) : "";
  return {
    name,
    company,
    phone: called.value.replace(/[\s()]/g, ""),
    postcode: coded.value,
    state: place.region?.province.name ?? "",
    city: place.region?.city?.name ?? "",
    district: place.region?.district?.name ?? "",
    address: spare.join(" "),
  };
}
