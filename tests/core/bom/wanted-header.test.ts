// Pin headers as lists describe them.

import { describe, expect, it } from "vitest";
import { wantedHeader } from "@/lib/core/bom/wanted-header";

const line = { designators: ["J1"], values: [] as string[], footprint: "", description: "", mpn: "" };

describe("a header", () => {
  it.each<[object, number, number, "pin" | "socket", number | null]>([
    [{ values: ["Mode"], footprint: "1x3 RM2,54" }, 1, 3, "pin", 2.54],
    [{ footprint: "Connector_PinHeader_2.54mm:PinHeader_1x09_P2.54mm_Vertical" }, 1, 9, "pin", 2.54],
    [{ footprint: "Connector_PinSocket_2.00mm:PinSocket_2x04_P2.00mm_Vertical" }, 2, 4, "socket", 2],
    [{ values: ["Conn_01x03"] }, 1, 3, "pin", null],
    [{ description: "Header, 5-Pin" }, 1, 5, "pin", null],
    [{ mpn: "Header 18" }, 1, 18, "pin", null],
    [{ mpn: "Pin header 1x5, 2.54mm pitch" }, 1, 5, "pin", 2.54],
    [{ description: '2 Positions Header, Unshrouded 0.100" (2.54mm)', footprint: "HDR_1x2" }, 1, 2, "pin", 2.54],
    // A twentieth of an inch: 0.05 × 25.4 = 1.27 mm.
    [{ description: '2x5 male header, 0.05" pitch' }, 2, 5, "pin", 1.27],
    [{ footprint: "1X16", description: "0.1” Female header" }, 1, 16, "socket", 2.54],
    [{ footprint: "210S-4X1/2.54", values: ["PROG"] }, 1, 4, "pin", 2.54],
    [{ values: ["2x5排针"] }, 2, 5, "pin", null],
  ])("of %j is %d × %d, %s, %s mm", (cells, rows, columns, gender, pitchMm) => {
    expect(wantedHeader({ ...line, ...cells })).toEqual({ kind: "header", rows, columns, gender, pitchMm });
  });

  it.each<[string, object]>([
    ["a boxed one", { footprint: "2x8 RM2,54 Wanne" }],
    ["a shrouded one", { footprint: "2X5-SHROUDED", description: "header" }],
    ["one of a maker's own row", { values: ["Conn_01x09"], footprint: "JST_SH_1x09-1MP_P1.00mm" }],
    ["a flat cable's", { description: "30 pin FPC header" }],
    ["three rows", { footprint: "3X8_0.1_HEADER" }],
    ["a resistor array", { designators: ["RN1"], values: ["10k"], footprint: "R_Array_4x2 header" }],
    ["a crystal's body", { designators: ["X1"], footprint: "Crystal 3.2x2.5mm" }],
    ["a header of no size", { description: "pin header" }],
    ["more than a strip has", { description: "1x64 header" }],
  ])("is not %s", (_, cells) => expect(wantedHeader({ ...line, ...cells })).toBeNull());
});
