import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { hasItsPixels } from "@/lib/server/storage/picture/png-pixels";
import { codedPng, greyPng } from "@/tests/support/pictures";

/** 3 × 2 pixels of eight-bit RGB with alpha: two rows of one filter byte and twelve more. */
const ROWS = Buffer.alloc(2 * 13, 0);

describe("a PNG's pixels", () => {
  it.each([
    ["grey", greyPng(3, 2)],
    ["colour with alpha", codedPng({ width: 3, height: 2, colourType: 6 }, deflateSync(ROWS))],
    // Nine pixels of one bit: two bytes a row.
    ["one bit", codedPng({ width: 9, height: 2, depth: 1 }, deflateSync(Buffer.alloc(2 * 3)))],
  ])("are all there (%s)", async (_, png) => {
    expect(await hasItsPixels(png)).toBe(true);
  });

  it.each([
    ["64 MB in place of 26 bytes", deflateSync(Buffer.alloc(1 << 26))],
    ["a byte too many", deflateSync(Buffer.alloc(ROWS.length + 1))],
    ["a row too few", deflateSync(ROWS.subarray(13))],
    ["half of what was coded", deflateSync(ROWS).subarray(0, 6)],
    ["nothing that was coded", Buffer.from("no zlib at all")],
    ["a filter that there is not", deflateSync(Buffer.alloc(ROWS.length, 5))],
  ])("are not what is coded as %s", async (_, coded) => {
    expect(await hasItsPixels(codedPng({ width: 3, height: 2, colourType: 6 }, coded))).toBe(false);
  });

  it.each([
    ["in passes", { isInterlaced: true }],
    ["of an unknown kind", { colourType: 5 }],
    ["of an unknown depth", { depth: 3 }],
  ])("%s are not taken", async (_, odd) => {
    expect(await hasItsPixels(codedPng({ width: 3, height: 2, colourType: 6, ...odd }, deflateSync(ROWS)))).toBe(false);
  });
});
