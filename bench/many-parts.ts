// A requested number of parts: the catalog, and copies of it under new ordering codes.

import { catalogue } from "@/lib/core/part/catalogue";
import type { Part } from "@/lib/core/part/part";
import { sampleTerms } from "@/lib/core/part/sample-terms";

/** Each copy of a part has another reel suffix. */
export function* manyParts(count: number): Generator<Part> {
  let made = 0;
  for (let copy = 0; made < count; copy++) {
    for (const part of catalogue()) {
      if (made === count) return;
      made += 1;
      yield copy === 0 ? part : { ...part, mpn: `${part.mpn}-R${copy}` };
    }
  }
}

const COLUMNS =
  "mpn,manufacturer,category,series,package,pins,mounting,parameters,stock,minimum,multiple,currency,tiers";

const quoted = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csvRow(part: Part): string {
  const { minimum, multiple, stock, tiers } = sampleTerms(part);
  const parameters = Object.entries(part.parameters).map(([name, value]) => `${name}=${value}`);
  const ladder = tiers.map(({ from, unitMicro }) => `${from}:${(unitMicro / 1e6).toFixed(6)}`);
  const { mpn, manufacturer, category, series, packageName, pins, mounting } = part;
  const facts = [mpn, manufacturer, category, series, packageName, pins, mounting, parameters.join("; "), stock];
  return [...facts, minimum, multiple, "USD", ladder.join("; ")].map((cell) => quoted(String(cell))).join(",");
}

/** The parts as a distributor's list, chunk by chunk. */
export function* manyPartsSheet(count: number): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let piece = `${COLUMNS}\n`;
  for (const part of manyParts(count)) {
    piece += `${csvRow(part)}\n`;
    if (piece.length < 65_536) continue;
    yield encoder.encode(piece);
    piece = "";
  }
  yield encoder.encode(piece);
}
