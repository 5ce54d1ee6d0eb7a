// Decodes file names in old zip archives: UTF-8 if flagged, GB 2312 if no other reading is possible, otherwise code
// page 437.

// Zip tools on Chinese Windows write names in the system's code page and do not flag them (APPNOTE appendix D knows
// only CP437 and UTF-8). GB 2312 is recognized by its pairs of bytes from A1 to FE; the accented letters of European
// names in CP437 lie below.
const GB_FIRST = 0xa1;
const GB_LAST = 0xfe;

/** The name if it is GB 2312; undefined leaves the decoding to the zip reader. */
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
