import { describe, expect, it } from "vitest";
import { readDelimited } from "@/lib/base/delimited";
import { findBomTable } from "@/lib/core/bom/find-columns";
import { readBom } from "@/lib/core/bom/read-bom";
import { bomCsv, bomRows } from "@/lib/core/schematic/export/bom-rows";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const fields = (texts: Readonly<Record<string, string>>): SchematicComponent["fields"] =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text, isVisible: true, place: null }]));

const rowsOf = ({ records }: Drawing) => bomRows(exportedDesign({ records, rootSheetId: ROOT.id }));

const TEN_K = { value: "10k", footprint: "Resistor_SMD:R_0603_1608Metric", mpn: "RC0603FR-0710KL" };
const RAIL = symbol("+5V", [pin("1", 0, 0, { type: "power-input" })], { prefix: "#PWR", power: "global" });
const DUAL = symbol("LM358", [pin("1", -2, 0, { unit: 1 }), pin("7", -2, 0, { unit: 2 })], { unitCount: 2 });

function board(): Drawing {
  const drawing = new Drawing(RESISTOR, RAIL, DUAL);
  const put = (designator: string, texts: Record<string, string>, change: Partial<SchematicComponent> = {}) =>
    drawing.component(RESISTOR, designator, 10 * drawing.records.length, 0, { fields: fields(texts), ...change });
  put("R10", { ...TEN_K, manufacturer: "Yageo" });
  put("R2", TEN_K);
  put("R1", { value: "10k", footprint: "Resistor_SMD:R_0402_1005Metric" });
  put("R3", TEN_K, { isPopulated: false });
  put("R4", TEN_K, { isInBom: false });
  drawing.component(RAIL, "#PWR01", 0, 50, { fields: fields({ value: "+5V" }) });
  drawing.component(DUAL, "U1", 0, 60, { unit: 1, fields: fields({ value: "LM358" }) });
  drawing.component(DUAL, "U1", 0, 70, { unit: 2 });
  return drawing;
}

describe("the parts list", () => {
  it("groups equal parts and leaves out what is not placed, not listed or no part", () => {
    expect(rowsOf(board())).toEqual([
      {
        ...{ designators: ["R1"], quantity: 1, value: "10k", footprint: "R_0402_1005Metric" },
        ...{ mpn: "", manufacturer: "", description: "" },
      },
      {
        ...{ designators: ["R2", "R10"], quantity: 2, value: "10k", footprint: "R_0603_1608Metric" },
        ...{ mpn: "RC0603FR-0710KL", manufacturer: "Yageo", description: "" },
      },
      {
        ...{ designators: ["U1"], quantity: 1, value: "LM358", footprint: "" },
        ...{ mpn: "", manufacturer: "", description: "" },
      },
    ]);
  });

  it("counts a part for each placement of its sheet", () => {
    const drawing = new Drawing(RESISTOR);
    const [left, right] = [drawing.sheet("left", "child"), drawing.sheet("right", "child")];
    drawing.on("child");
    const designators = { [`/${left.id}/`]: "R7", [`/${right.id}/`]: "R8" };
    drawing.component(RESISTOR, designators, 0, 0, { fields: fields(TEN_K) });
    expect(rowsOf(drawing)).toMatchObject([{ designators: ["R7", "R8"], quantity: 2 }]);
  });

  it("is read by our own reader of parts lists as it was written", () => {
    const drawing = board();
    // A list with a comma, a quote and a text that looks like a formula.
    drawing.component(RESISTOR, "C1", 0, 90, {
      fields: fields({ value: '0.1 µF, "X7R"', footprint: "C_0603", mpn: "CL10B104KB8NNNC", manufacturer: "Samsung" }),
    });
    drawing.component(RESISTOR, "D1", 0, 100, { fields: fields({ value: "=1+1", mpn: "1N4148W-7-F" }) });
    const csv = bomCsv(rowsOf(drawing));
    expect(csv).toContain("'=1+1");
    const rows = readDelimited(csv).map(({ cells }) => cells);
    const table = findBomTable([{ name: "", rows }]);
    if (!table) throw new Error("no table was found");
    const { lines, skipped } = readBom(rows, table.headerRow, table.columns);
    expect(skipped).toEqual([]);
    expect(
      lines.map(({ designators, quantity, mpn, manufacturer, values, footprint }) => [
        ...[designators, quantity, mpn, manufacturer, values, footprint],
      ]),
    ).toEqual([
      [["C1"], 1, "CL10B104KB8NNNC", "Samsung", ['0.1 μF, "X7R"'], "C_0603"],
      [["D1"], 1, "1N4148W-7-F", "", ["=1+1"], ""],
      [["R1"], 1, "", "", ["10k"], "R_0402_1005Metric"],
      [["R2", "R10"], 2, "RC0603FR-0710KL", "Yageo", ["10k"], "R_0603_1608Metric"],
      [["U1"], 1, "", "", ["LM358"], ""],
    ]);
  });
});
