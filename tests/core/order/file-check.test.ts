import { describe, expect, it } from "vitest";
import { compareWithFile } from "@/lib/core/order/file-check";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { MeasuredBoard } from "@/lib/core/pcb/suggest";

const measured: MeasuredBoard = {
  widthMm: 50,
  heightMm: 40,
  layers: 2,
  minTraceMm: 0.2,
  minSpaceMm: 0.2,
  minDrillMm: 0.3,
  boards: 1,
};
const ordered = completeSpecification({ widthMm: 50, heightMm: 40, layers: 2 });
const compare = (board: Partial<MeasuredBoard>, change = {}) =>
  compareWithFile({ ...ordered, ...change }, { ...measured, ...board });

describe("files and specification", () => {
  it("agree in layers, size, tracks and holes, either way round and within a pen's width", () => {
    expect(compare({})).toEqual([]);
    expect(compare({ widthMm: 40, heightMm: 50 })).toEqual([]);
    expect(compare({ widthMm: 50.1, heightMm: 39.95 })).toEqual([]);
    // Three copper layers are made as four.
    expect(compare({ layers: 3 }, { layers: 4 })).toEqual([]);
    expect(compare({ minTraceMm: null, minSpaceMm: null, minDrillMm: null })).toEqual([]);
  });

  it.each([
    [{ layers: 4 }, {}, ["layers"]],
    [{}, { layers: 4 }, ["layers"]],
    [{ layers: null }, {}, ["layers"]],
    [{ layers: 12 }, { layers: 8 }, ["layers"]],
    [{ widthMm: 50.2 }, {}, ["size"]],
    [{ widthMm: null, heightMm: null }, {}, ["size"]],
    // 6 mil takes 0.15 mm, holes of 0.3 mm nothing finer.
    [{ minSpaceMm: 0.14 }, {}, ["minTraceSpace"]],
    [{ minDrillMm: 0.25 }, {}, ["minHole"]],
    [{ layers: 4, widthMm: 9, minTraceMm: 0.1, minDrillMm: 0.2 }, {}, ["layers", "size", "minTraceSpace", "minHole"]],
  ])("differ: files %o, ordered %o", (board, change, expected) => expect(compare(board, change)).toEqual(expected));
});
