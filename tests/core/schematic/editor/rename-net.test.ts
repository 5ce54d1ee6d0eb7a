// Renaming nets: which labels and entries change, and what stays connected.
import { describe, expect, it } from "vitest";
import {
  netNamed,
  renamedObjects,
  renameNet,
  renameTarget,
  type RenameTarget,
} from "@/lib/core/schematic/editor/actions/rename-net";
import { present } from "@/lib/base/assert";
import { Drawing, RESISTOR } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";

/** Two wires that are one net by their label, and another net. */
function twoPlaces() {
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 10, 10);
  drawing.resistor("R2", 30, 10);
  const first = drawing.wire(12, 10, 16, 10);
  drawing.wire(24, 10, 28, 10);
  drawing.label("CLK", 14, 10);
  drawing.label("CLK", 26, 10);
  drawing.wire(0, 30, 5, 30);
  drawing.label("RST", 2, 30);
  return { driven: new DrivenEditor(drawing), first };
}

const target = (driven: DrivenEditor, id: string): RenameTarget => present(renameTarget(driven.editor, id), "a net");
const labels = (driven: DrivenEditor): string[] => driven.ofKind("net-label").map(({ text }) => text);

describe("renaming a net", () => {
  it("here parts it from its other places", () => {
    const { driven, first } = twoPlaces();
    expect(renamedObjects(driven.editor, target(driven, first.id), "here").length).toBe(1);
    expect(renameNet(driven.editor, target(driven, first.id), "CLK_A", "here")).toBe(true);
    expect([labels(driven), driven.joined()]).toEqual([["CLK_A", "CLK", "RST"], []]);
    driven.editor.undo();
    expect(driven.nets()).toEqual({ "/CLK": ["R1.2", "R2.1"] });
  });

  it("on the sheet keeps it whole", () => {
    const { driven, first } = twoPlaces();
    renameNet(driven.editor, target(driven, first.id), " MCLK ", "sheet");
    expect(driven.nets()).toEqual({ "/MCLK": ["R1.2", "R2.1"] });
    expect(driven.actions()).toEqual(["rename-net"]);
  });

  it("says which net has the name already", () => {
    const { driven, first } = twoPlaces();
    const chosen = target(driven, first.id);
    expect(netNamed(driven.editor, chosen, "RST")?.name).toBe("/RST");
    expect([netNamed(driven.editor, chosen, "CLK"), netNamed(driven.editor, chosen, "NEW")]).toEqual([null, null]);
  });

  it("changes nothing for the same or an empty name, or for a viewer", () => {
    const { driven, first } = twoPlaces();
    expect(renameNet(driven.editor, target(driven, first.id), "CLK", "everywhere")).toBe(false);
    expect(renameNet(driven.editor, target(driven, first.id), "  ", "everywhere")).toBe(false);
    const drawing = new Drawing();
    const wire = drawing.wire(0, 0, 5, 0);
    drawing.label("A", 2, 0);
    const viewer = new DrivenEditor(drawing, true);
    expect(renameNet(viewer.editor, target(viewer, wire.id), "B", "here")).toBe(false);
    expect([...driven.actions(), ...viewer.actions()]).toEqual([]);
  });

  it("gives an unnamed net a label", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 10, 10);
    drawing.resistor("R2", 20, 10);
    const wire = drawing.wire(12, 10, 18, 10);
    const driven = new DrivenEditor(drawing);
    expect(renameNet(driven.editor, target(driven, wire.id), "MID", "here")).toBe(true);
    expect(driven.nets()).toEqual({ "/MID": ["R1.2", "R2.1"] });
  });

  it("takes labels inside and entries outside of a sheet along, and probes everywhere", () => {
    const drawing = new Drawing(RESISTOR);
    const symbol = drawing.sheet("Radio", "radio");
    drawing.entry(symbol, "EN", 0, 4);
    drawing.wire(-6, 4, 0, 4);
    const wire = drawing.label("EN", -4, 4);
    drawing.resistor("R1", -8, 4);
    drawing.on("radio");
    drawing.sheetLabel("EN", 14, 10);
    drawing.wire(12, 10, 14, 10);
    drawing.component(RESISTOR, { [`/${symbol.id}/`]: "R2" }, 10, 10);
    const driven = new DrivenEditor(drawing);
    expect(driven.nets()).toEqual({ "/EN": ["R1.2", "R2.2"] });
    driven.editor.use("voltage-probe");
    driven.click(-5, 4);
    for (const scope of ["here", "everywhere"] as const) {
      renameNet(driven.editor, target(driven, wire.id), "ENABLE", scope);
      expect(driven.nets()).toEqual({ "/ENABLE": ["R1.2", "R2.2"] });
      expect(driven.ofKind("sheet-label")[0]?.text).toBe("ENABLE");
      expect(driven.ofKind("voltage-probe")[0]?.name).toBe(scope === "here" ? "V(EN)" : "V(ENABLE)");
      driven.editor.undo();
    }
  });

  it("renames supplies, and no part whose value happens to be the same", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.component(RESISTOR, "R1", 10, 10, { fields: { value: { text: "VCC", isVisible: true, place: null } } });
    const power = drawing.power("VCC", 12, 10);
    drawing.power("VCC", 40, 40);
    const driven = new DrivenEditor(drawing);
    renameNet(driven.editor, target(driven, power.id), "VDD", "everywhere");
    expect(driven.ofKind("power-port").map(({ name }) => name)).toEqual(["VDD", "VDD"]);
    expect(driven.ofKind("component")[0]?.fields.value?.text).toBe("VCC");
  });
});
