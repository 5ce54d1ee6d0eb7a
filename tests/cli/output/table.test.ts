// Tables and texts for terminals.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { displayWidth, wrap } from "@/lib/cli/output/display-width";
import { safeText } from "@/lib/cli/output/safe-text";
import { styleFor } from "@/lib/cli/output/style";
import { table } from "@/lib/cli/output/table";

const COLUMNS = [{ head: "Line" }, { head: "Amount", isNumeric: true }];

describe("a table", () => {
  it("has columns of its contents' width, numbers to the right", () => {
    expect(
      table(
        COLUMNS,
        [
          ["Tooling", "$5.00"],
          ["孔", "$125.00"],
        ],
        null,
      ),
    ).toEqual(["Line      Amount", "Tooling    $5.00", "孔       $125.00"]);
  });

  it("fits the terminal, and loses no character", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.stringMatching(/^[\w一-龥 ]{0,40}$/), { minLength: 2, maxLength: 2 }), { maxLength: 6 }),
        fc.integer({ min: 20, max: 100 }),
        (rows, width) => {
          const lines = table(COLUMNS, rows, width);
          const marks = (texts: readonly string[]) => [...texts.join("").replaceAll(" ", "")].sort().join("");
          expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
          expect(marks(lines)).toBe(marks(["Line", "Amount", ...rows.flat()]));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("breaks at spaces", () => {
    expect(wrap("fine trace and spacing", 11)).toEqual(["fine trace", "and spacing"]);
    expect(wrap("板厚铜厚", 4)).toEqual(["板厚", "铜厚"]);
  });
});

it("lets nothing through that a terminal or a log would obey", () => {
  expect(safeText("a\u001b[31mb\r\nc\u0007\u202e")).toBe("a [31mb c ");
  expect(safeText("::set-output name=x::y")).not.toMatch(/^\s*::/);
  expect(safeText("4 层，1.6 mm")).toBe("4 层，1.6 mm");
});

it("colors a terminal that has colors, and nothing else", () => {
  expect(styleFor({ env: {} }, true).error("x")).toContain("\u001b[31m");
  for (const [env, isTerminal] of [
    [{ NO_COLOR: "1" }, true],
    [{ TERM: "dumb" }, true],
    [{}, false],
  ] as const)
    expect(styleFor({ env }, isTerminal).error("x")).toBe("x");
});
