// The words of a PDF as pdfkit writes it, by the maps that say which signs its glyphs are.

import { inflateSync } from "node:zlib";

type Objects = ReadonlyMap<string, { dictionary: string; stream: string }>;

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
  } catch {
    return body;
  }
}

function readObjects(file: string): Objects {
  const found = [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = "", body = ""]) => {
    const [, dictionary = body, stream = ""] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
    return [id, { dictionary, stream: inflated(stream) }] as const;
  });
  return new Map(found);
}

/** By glyph, of a font's `ToUnicode`: ranges whose signs stand in a list. */
function readSigns(map: string): Map<string, string> {
  const signs = new Map<string, string>();
  for (const [, first = "", list = ""] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, code = ""], at) => {
      const glyph = (parseInt(first, 16) + at).toString(16).padStart(4, "0");
      signs.set(glyph, Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
    });
  }
  return signs;
}

/** By the name under which pages use a font. */
function readFonts(objects: Objects): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = "", id = ""] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? "")?.[1];
      if (map !== undefined) fonts.set(name, readSigns(objects.get(map)?.stream ?? ""));
    }
  }
  return fonts;
}

/** Text of the file, one line per text operation. */
export function pdfText(bytes: Buffer): string {
  const objects = readObjects(bytes.toString("latin1"));
  const fonts = readFonts(objects);
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let signs = new Map<string, string>();
    for (const [, font, pieces] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) signs = fonts.get(font) ?? new Map();
      else {
        const glyphs = [...(pieces ?? "").matchAll(/<([0-9a-f]+)>/gi)].flatMap(
          ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
        );
        lines.push(glyphs.map((glyph) => signs.get(glyph.toLowerCase()) ?? "?").join(""));
      }
    }
  }
  return lines.join("\n");
}
