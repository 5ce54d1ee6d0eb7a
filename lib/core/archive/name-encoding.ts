// The text of a file name in an old zip: UTF-8 where it says so, else GB 2312 where it can only be that, else code page 437.

// Zip tools on Chinese Windows write names in the system's code page and do not flag them (APPNOTE appendix D knows
// only CP437 and UTF-8). GB 2312 is recognised by its pairs of bytes from A1 to FE; the accented letters
// of European names in CP437 lie below.
const GB_FIRST = 0xa1;
const GB_LAST = 0xfe;

/** The name when it is GB 2312; undefined leaves the decoding to the zip reader's own rules. */
export function decodeChineseName(raw: Uint8Array): string | undefined {
  let pairs = 0;
  for (let at = 0; at < raw.length; at += 1) {
    const lead = raw[at] ?? 0;
    if (lead < 0x80) continue;
    const trail = raw[at + 1] ?? 0;
    if (lead < GB_FIRST || lead > GB_LAST || trail < GB_FIRST || trail > GB_LAST) return undefined;
    pairs += 1;
    at += 1;
  }
  return pairs === 0 ? undefined : new TextDecoder("gb18030").decode(raw);
}
