// Transparent PNGs on white paper: each filter and depth, palettes, and what stays as it is.
import { deflateSync, inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { opaquePng } from "@/lib/server/schematic-pdf/opaque-png";
import { chunksOf, hasItsPixels } from "@/lib/server/storage/picture/png-pixels";
import { codedPng, greyPng, pngChunk } from "@/tests/support/pictures";

/** The bytes of rows as one of the five filters codes them (PNG specification, 9.2). */
function filtered(rows: readonly (readonly number[])[], filter: number, step: number): Buffer {
  const at = (y: number, x: number): number => rows[y]?.[x] ?? 0;
  return Buffer.concat(
    rows.map((row, y) => {
      const coded = row.map((value, x) => {
        const [left, above, corner] = [at(y, x - step), at(y - 1, x), at(y - 1, x - step)];
        const estimate = left + above - corner;
        const nearest = [left, above, corner].toSorted((a, b) => Math.abs(estimate - a) - Math.abs(estimate - b));
        return value - ([0, left, above, Math.floor((left + above) / 2), nearest[0]][filter] ?? 0);
      });
      return Buffer.from([filter, ...coded.map((value) => value & 255)]);
    }),
  );
}

/** Samples of an opaque PNG whose rows are filtered by the pixel on the left. */
function samplesOf(png: Buffer, channels: number): number[][] {
  const chunks = chunksOf(png);
  const header = present(chunks[0], "header").body;
  const data = inflateSync(
    present(
      chunks.find(({ name }) => name === "IDAT"),
      "data",
    ).body,
  );
  const rowBytes = 1 + header.readUInt32BE(0) * channels;
  return Array.from({ length: header.readUInt32BE(4) }, (_, y) => {
    const row = [...data.subarray(y * rowBytes + 1, (y + 1) * rowBytes)];
    expect(data[y * rowBytes]).toBe(1);
    for (let at = channels; at < row.length; at++) row[at] = ((row[at] ?? 0) + (row[at - channels] ?? 0)) & 255;
    return row;
  });
}

/** Two rows of three pixels: red, green, blue, opacity. */
const COLORS = [
  [200, 100, 50, 128, 0, 0, 0, 0, 10, 20, 30, 255],
  [255, 255, 255, 7, 1, 2, 3, 255, 90, 180, 240, 51],
];
/** 255 - 55 × 128 / 255 = 227.4, 255 - 155 × 128 / 255 = 177.2, 255 - 205 × 128 / 255 = 152.1; 51 is a fifth. */
const ON_WHITE = [
  [227, 177, 152, 255, 255, 255, 10, 20, 30],
  [255, 255, 255, 1, 2, 3, 222, 240, 252],
];

describe("a PNG with opacities", () => {
  it.each([0, 1, 2, 3, 4])("is laid on white, whatever filter its rows have: %i", async (filter) => {
    const png = codedPng({ width: 3, height: 2, colourType: 6 }, deflateSync(filtered(COLORS, filter, 4)));
    const opaque = await opaquePng(png);
    expect(samplesOf(opaque, 3)).toEqual(ON_WHITE);
    expect([opaque[24], opaque[25], await hasItsPixels(opaque)]).toEqual([8, 2, true]);
  });

  it("of 16 bits keeps the upper eight", async () => {
    const wide = COLORS.map((row) => row.flatMap((value) => [value, 77]));
    const png = codedPng({ width: 3, height: 2, depth: 16, colourType: 6 }, deflateSync(filtered(wide, 4, 8)));
    expect(samplesOf(await opaquePng(png), 3)).toEqual(ON_WHITE);
  });

  it("may be gray", async () => {
    const rows = [
      [200, 128, 0, 0],
      [10, 255, 90, 51],
    ];
    const png = codedPng({ width: 2, height: 2, colourType: 4 }, deflateSync(filtered(rows, 2, 2)));
    const opaque = await opaquePng(png);
    expect([samplesOf(opaque, 1), opaque[25]]).toEqual([
      [
        [227, 255],
        [10, 222],
      ],
      0,
    ]);
  });

  it("may have them in its palette; colors without one are opaque", async () => {
    const palette = pngChunk("PLTE", Buffer.from([200, 100, 50, 10, 20, 30]));
    const opacities = pngChunk("tRNS", Buffer.from([128]));
    const coded = deflateSync(Buffer.from([0, 0, 1]));
    const opaque = await opaquePng(codedPng({ width: 2, height: 1, colourType: 3 }, coded, [palette, opacities]));
    const chunks = chunksOf(opaque);
    expect(chunks.map(({ name }) => name)).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
    expect([...present(chunks[1], "palette").body]).toEqual([227, 177, 152, 10, 20, 30]);
  });

  it("that holds more than its size is refused", async () => {
    const png = codedPng({ width: 3, height: 2, colourType: 6 }, deflateSync(Buffer.alloc(10_000)));
    await expect(opaquePng(png)).rejects.toThrow();
  });
});

it("a PNG without opacities stays as it is", async () => {
  const [gray, palette] = [greyPng(5, 5), pngChunk("PLTE", Buffer.from([1, 2, 3]))];
  const indexed = codedPng({ width: 2, height: 1, colourType: 3 }, deflateSync(Buffer.from([0, 0, 0])), [palette]);
  expect([await opaquePng(gray), await opaquePng(indexed)]).toEqual([gray, indexed]);
});
