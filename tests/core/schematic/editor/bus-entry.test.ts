// Bus entries: where they are laid, and what a named bus adds to them.
import { describe, expect, it } from "vitest";
import { countUp } from "@/lib/core/schematic/edit/count-up";
import { Drawing } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";

/** A bus from (10, 0) down to (10, 40). */
function onBus(name?: string): DrivenEditor {
  const drawing = new Drawing();
  drawing.bus(10, 0, 10, 40);
  if (name !== undefined) drawing.label(name, 10, 0);
  const driven = new DrivenEditor(drawing);
  driven.editor.use("bus-entry");
  return driven;
}

const labels = (driven: DrivenEditor): string[] => driven.ofKind("net-label").map(({ text }) => text);

it("names of buses are placed on buses, other names on wires", () => {
  const driven = onBus();
  driven.editor.choose({ label: "D[0..3]" });
  driven.editor.use("net-label");
  driven.click(10, 4);
  driven.editor.choose({ label: "CLK" });
  driven.click(10, 8);
  expect(labels(driven)).toEqual(["D[0..3]"]);
  driven.editor.use("bus-entry");
  driven.click(10, 20);
  expect(labels(driven)).toEqual(["D[0..3]", "D0"]);
});

describe("the bus entry tool", () => {
  it("lays entry, stub and label of the next member with each click, as one action", () => {
    const driven = onBus("D[0..2]");
    for (const y of [10, 14, 18]) driven.click(10, y);
    expect(labels(driven)).toEqual(["D[0..2]", "D0", "D1", "D2"]);
    expect(driven.wires()).toEqual(["12,12 16,12", "12,16 16,16", "12,8 16,8"]);
    expect(driven.actions()).toEqual(["bus-entry", "bus-entry", "bus-entry"]);
    driven.editor.undo();
    driven.click(10, 18);
    expect(labels(driven).at(-1)).toBe("D2");
    driven.click(10, 22);
    expect(labels(driven).at(-1)).toBe("D0");
  });

  it("lays members of a group by name", () => {
    const driven = onBus("{SDA SCL}");
    driven.click(10, 10);
    driven.click(10, 14);
    expect(labels(driven).slice(1)).toEqual(["SDA", "SCL"]);
  });

  it("connects members of one bus that leave it twice", () => {
    const driven = onBus("D[0..1]");
    for (const y of [10, 14, 18]) driven.click(10, y);
    const names = driven.editor.netlist.nets.flatMap((net) => (net.parts.length > 1 ? [net.name] : []));
    expect(names).toEqual(["/D0"]);
  });

  it("lays the entry alone on a bus without a name, and on a wire that waits there", () => {
    const driven = onBus();
    driven.click(10, 10);
    expect([driven.ofKind("bus-entry").length, driven.wires(), labels(driven)]).toEqual([1, [], []]);
    const named = new Drawing();
    named.bus(10, 0, 10, 40);
    named.label("D[0..2]", 10, 0);
    named.wire(12, 8, 20, 8);
    const other = new DrivenEditor(named);
    other.editor.use("bus-entry");
    other.click(10, 10);
    expect([other.wires(), labels(other)]).toEqual([["12,8 20,8"], ["D[0..2]", "D0"]]);
  });

  it("flips with R, and points up and down from a horizontal bus", () => {
    const driven = onBus("D[0..2]");
    driven.editor.toolKey("rotate");
    driven.click(10, 10);
    expect(driven.ofKind("net-label").at(-1)).toMatchObject({ text: "D0", rotation: 180 });
    expect(driven.wires()).toEqual(["4,8 8,8"]);
    const drawing = new Drawing();
    drawing.bus(0, 10, 40, 10);
    drawing.label("D[0..2]", 0, 10);
    const across = new DrivenEditor(drawing);
    across.editor.use("bus-entry");
    across.click(10, 10);
    expect(across.wires()).toEqual(["12,4 12,8"]);
    expect(across.ofKind("net-label").at(-1)).toMatchObject({ rotation: 90 });
  });

  it("refuses places without a bus", () => {
    const driven = onBus("D[0..2]");
    driven.click(30, 30);
    expect([driven.editor.state.overlay.refusal, driven.actions()]).toEqual(["needs-bus", []]);
  });
});

it("names count up, names of buses do not", () => {
  expect(["D7", "A09", "IN1+", "CLK", "D[0..7]"].map((text) => countUp(text))).toEqual([
    ...["D8", "A10", "IN2+", "CLK", "D[0..7]"],
  ]);
  expect(countUp("D2", 8)).toBe("D10");
});
