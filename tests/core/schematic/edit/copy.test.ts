// Copies of components: numbers follow the originals', and units of one part stay together.
import { describe, expect, it } from "vitest";
import { copiesOf } from "@/lib/core/schematic/edit/copy";
import { DesignatorPool } from "@/lib/core/schematic/edit/designators";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";

const PATH = "/";

const drawing = new Drawing();
const component = (id: string, designator: string, unit = 1): SchematicComponent =>
  drawing.component(RESISTOR, designator, 0, 0, { id, unit });

function copied(components: readonly SchematicComponent[]): Record<string, string> {
  let count = 0;
  const pool = new DesignatorPool(components);
  const copies = copiesOf(components, { sheetId: ROOT.id, paths: [PATH], newId: () => `new-${++count}`, pool });
  return Object.fromEntries(
    copies.flatMap((copy, at) =>
      copy.kind === "component" ? [[components[at]?.id ?? "", copy.designators[PATH] ?? ""]] : [],
    ),
  );
}

describe("copies of components", () => {
  it("are numbered in the order of the originals, in whatever order those are stored", () => {
    const [first, second, tenth] = [component("a", "R1"), component("b", "R2"), component("c", "R10")];
    const numbers = { a: "R3", b: "R4", c: "R5" };
    expect(copied([first, second, tenth])).toEqual(numbers);
    expect(copied([tenth, second, first])).toEqual(numbers);
  });

  it("keep the units of one part together, and part two of the same unit", () => {
    expect(copied([component("a", "U1", 1), component("b", "U1", 2), component("c", "U1", 1)])).toEqual({
      a: "U2",
      b: "U2",
      c: "U3",
    });
  });

  it("of parts without a number are each given their own", () => {
    expect(copied([component("a", "R?", 1), component("b", "R?", 2)])).toEqual({ a: "R1", b: "R2" });
  });
});
