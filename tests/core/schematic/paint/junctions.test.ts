import { describe, expect, it } from "vitest";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { GRID } from "@/lib/core/schematic/model/units";
import { junctionsOfSheet } from "@/lib/core/schematic/paint/junctions";
import { Drawing, pin, RESISTOR, symbol } from "@/tests/support/schematic";

function junctions(draw: (drawing: Drawing) => void): string[] {
  const drawing = new Drawing(RESISTOR);
  draw(drawing);
  return junctionsOfSheet(new ClusterGraph(drawing.records), "root")
    .map(({ at, layer }) => `${layer} ${at.x / GRID},${at.y / GRID}`)
    .toSorted();
}

describe("automatic junctions", () => {
  it("stand where three wires end", () => {
    expect(
      junctions((d) => {
        d.wire(0, 0, 5, 0);
        d.wire(5, 0, 10, 0);
        d.wire(5, 0, 5, 5);
      }),
    ).toEqual(["wire 5,0"]);
  });

  it("stand where a wire ends on another's middle", () => {
    expect(
      junctions((d) => {
        d.wire(0, 0, 10, 0);
        d.wire(5, 0, 5, 5);
      }),
    ).toEqual(["wire 5,0"]);
  });

  it("stand nowhere at a corner, a crossing and an end", () => {
    expect(
      junctions((d) => {
        d.path([0, 0], [10, 0], [10, 10]);
        d.wire(5, -5, 5, 5);
      }),
    ).toEqual([]);
  });

  it("leave a junction that was drawn to its record", () => {
    expect(
      junctions((d) => {
        d.wire(0, 0, 10, 0);
        d.wire(5, -5, 5, 5);
        d.junction(5, 0);
      }),
    ).toEqual([]);
  });

  it("stand where two wires meet at a pin, but not where one ends there", () => {
    // Pins of the resistor at (8, 0) and (12, 0).
    expect(
      junctions((d) => {
        d.resistor("R1", 10, 0);
        d.path([0, 0], [8, 0], [8, 5]);
        d.wire(12, 0, 20, 0);
      }),
    ).toEqual(["wire 8,0"]);
  });

  it("stand at no pin that a wire only passes, although both are one net elsewhere", () => {
    // The wire passes over pin 2 at (12, 0) and comes back to it from below: that end joins it.
    const passing = (d: Drawing): void => {
      d.resistor("R1", 10, 0);
      d.wire(12, -5, 12, 5);
    };
    expect(junctions(passing)).toEqual([]);
    expect(
      junctions((d) => {
        passing(d);
        d.wire(12, 0, 20, 0);
      }),
    ).toEqual(["wire 12,0"]);
  });

  it("stand where a label joins a pin with the wire over it", () => {
    expect(
      junctions((d) => {
        d.resistor("R1", 10, 0);
        d.wire(12, -5, 12, 5);
        d.label("A", 12, 0);
      }),
    ).toEqual(["wire 12,0"]);
  });

  it("count neither labels nor wires that lie on each other", () => {
    expect(
      junctions((d) => {
        d.path([0, 0], [5, 0], [5, 5]);
        d.label("A", 5, 0);
        d.wire(0, 0, 3, 0);
      }),
    ).toEqual([]);
  });

  it("count stacked pins of one component once", () => {
    const stacked = symbol("STACK", [pin("1", 0, 0), pin("2", 0, 0)]);
    const drawing = new Drawing(stacked);
    drawing.component(stacked, "U1", 0, 0);
    drawing.wire(0, 0, -5, 0);
    expect(junctionsOfSheet(new ClusterGraph(drawing.records), "root")).toEqual([]);
  });

  it("of buses are apart from those of wires", () => {
    expect(
      junctions((d) => {
        d.bus(0, 0, 10, 0);
        d.bus(5, 0, 5, 5);
        d.wire(3, -3, 3, 3);
      }),
    ).toEqual(["bus 5,0"]);
  });

  it("count the entry of a bus as an end of its wire", () => {
    expect(
      junctions((d) => {
        d.busEntry([0, 0], [1, 1]);
        d.path([5, 1], [1, 1], [1, 5]);
      }),
    ).toEqual(["wire 1,1"]);
  });
});
