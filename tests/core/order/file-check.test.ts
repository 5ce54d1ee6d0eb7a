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
    [{ layers: 4 }, {}, [{ what: "layers", ordered: [2], measured: [4] }]],
    [{}, { layers: 4 }, [{ what: "layers", ordered: [4], measured: [2] }]],
    [{ layers: null }, {}, [{ what: "layers", ordered: [2], measured: null }]],
    [{ layers: 12 }, { layers: 8 }, [{ what: "layers", ordered: [8], measured: [12] }]],
    [{ widthMm: 50.2 }, {}, [{ what: "size", ordered: [50, 40], measured: [50.2, 40] }]],
    [{ widthMm: null, heightMm: null }, {}, [{ what: "size", ordered: [50, 40], measured: null }]],
    // 6 mil takes 0.15 mm, holes of 0.3 mm nothing finer.
    [{ minSpaceMm: 0.14 }, {}, [{ what: "minTraceSpace", ordered: [0.15], measured: [0.14] }]],
    [{ minDrillMm: 0.25 }, {}, [{ what: "minHole", ordered: [0.3], measured: [0.25] }]],
  ])("differ: files %o, ordered %o", (board, change, expected) => expect(compare(board, change)).toEqual(expected));

  it("differ in one thing after the other, and wholly where nothing could be read", () => {
    const all = compare({ layers: 4, widthMm: 9, minTraceMm: 0.1, minDrillMm: 0.2 });
    expect(all.map(({ what }) => what)).toEqual(["layers", "size", "minTraceSpace", "minHole"]);
    expect(compareWithFile(ordered, null)).toEqual([{ what: "unread", ordered: [], measured: null }]);
  });
});
