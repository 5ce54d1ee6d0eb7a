// Detects the encoding of a text file that does not declare one.

export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "gb18030" | "windows-1252";

const SAMPLED = 65_536;

/** Every second byte of Western text in UTF-16 is zero. */
function wideOrder(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sampled = Math.min(bytes.length, SAMPLED) & ~1;
  if (sampled < 4) return null;
  const zeroBytes = [0, 0];
  for (let at = 0; at < sampled; at++) if (bytes[at] === 0) zeroBytes[at & 1] = (zeroBytes[at & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeroBytes.map((count) => count / (sampled / 2));
  if (odd > 0.4 && even < 0.1) return "utf-16le";
  return even > 0.4 && odd < 0.1 ? "utf-16be" : null;
}

function decodeStrictly(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Characters of the first level of GB 2312 and of ASCII, which make up everyday Chinese text. */
function looksChinese(text: string): boolean {
  const foreign = [...text.slice(0, SAMPLED)].filter((sign) => sign > "\u007f");
  const han = foreign.filter((sign) => /[\p{Script=Han}，。、；：（）“”]/u.test(sign));
  // Accented Western letters come alone between ASCII ones, and two of them rarely make a Han character.
  return foreign.length > 0 && han.length / foreign.length > 0.8 && /\p{Script=Han}{2}/u.test(text);
}

/**
 * The text and the encoding it was read in: by its byte order mark, as UTF-8 if it is valid, as GB 18030 if that yields
 * Chinese, otherwise as Windows-1252, in which every byte is valid.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const wide = wideOrder(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide };
  const utf8 = decodeStrictly(bytes, "utf-8");
  if (utf8 !== null) return { text: utf8, encoding: "utf-8" };
  const chinese = decodeStrictly(bytes, "gb18030");
  if (chinese !== null && looksChinese(chinese)) return { text: chinese, encoding: "gb18030" };
  return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" };
}
