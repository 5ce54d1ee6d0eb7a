// The characters that a TrueType or OpenType font has glyphs for (OpenType 1.9, table "cmap", formats 4 and 12).

const UNICODE_BMP = "3.1";
const UNICODE_FULL = "3.10";

/** Throws for a font without a Unicode map. */
export function charactersOf(font: Buffer): Set<number> {
  const maps = subtables(font);
  const full = maps.get(UNICODE_FULL);
  const map = full ?? maps.get(UNICODE_BMP);
  if (map === undefined) throw new Error("the font has no Unicode character map");
  return new Set(font.readUInt16BE(map) === 12 ? groups(font, map) : segments(font, map));
}

/** Offsets by "platform.encoding". */
function subtables(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  const record = Array.from({ length: count }, (_, at) => 12 + at * 16).find(
    (at) => font.toString("latin1", at, at + 4) === "cmap",
  );
  if (record === undefined) return new Map();
  const table = font.readUInt32BE(record + 8);
  return new Map(
    Array.from({ length: font.readUInt16BE(table + 2) }, (_, at) => {
      const entry = table + 4 + at * 8;
      const name = `${font.readUInt16BE(entry)}.${font.readUInt16BE(entry + 2)}`;
      return [name, table + font.readUInt32BE(entry + 4)] as const;
    }),
  );
}

function* groups(font: Buffer, map: number): Generator<number> {
  for (let at = 0; at < font.readUInt32BE(map + 12); at += 1) {
    const group = map + 16 + at * 12;
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code += 1) yield code;
  }
}

function* segments(font: Buffer, map: number): Generator<number> {
  const length = font.readUInt16BE(map + 6);
  for (let at = 0; at < length; at += 2) {
    const end = font.readUInt16BE(map + 14 + at);
    const start = font.readUInt16BE(map + 16 + length + at);
    const delta = font.readUInt16BE(map + 16 + length * 2 + at);
    const place = map + 16 + length * 3 + at;
    const range = font.readUInt16BE(place);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = range === 0 ? 0 : font.readUInt16BE(place + range + (code - start) * 2);
      const isThere = range === 0 ? ((code + delta) & 0xffff) !== 0 : glyph !== 0;
      if (isThere) yield code;
    }
  }
}
