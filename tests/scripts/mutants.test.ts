import { describe, expect, it } from "vitest";
import { applyMutant, mutantsOf } from "../../scripts/mutate/mutants";

const faultsIn = (source: string) => mutantsOf(source).map((mutant) => applyMutant(source, mutant));

describe("planted faults", () => {
  it("exchange operators, numbers, conditions and calls, one at a time", () => {
    expect(faultsIn("const a = b < 2;")).toEqual(["const a = b <= 2;", "const a = b < 3;"]);
    expect(faultsIn("if (a && b) c();")).toEqual(["if (!(a && b)) c();", "if (a || b) c();"]);
    expect(faultsIn("const a = !b;")).toEqual(["const a = (b);"]);
    expect(faultsIn("const a = Math.min(b, c);")).toEqual(["const a = Math.max(b, c);"]);
    expect(faultsIn("const a = b.some(c);")).toEqual(["const a = b.every(c);"]);
    expect(faultsIn("const a = true;")).toEqual(["const a = false;"]);
  });

  it("leave types, imports, indexes and joined texts alone", () => {
    expect(faultsIn('import a from "b";')).toEqual([]);
    expect(faultsIn("type A = 1 | true;")).toEqual([]);
    expect(faultsIn("const a = b[0];")).toEqual([]);
    expect(faultsIn('const a = b + "mm";')).toEqual([]);
  });

  it("stand at the line and range that they change", () => {
    expect(mutantsOf("const a = 1;\nconst b = a * c;")).toContainEqual({
      ...{ line: 2, start: 25, end: 26, original: "*", replacement: "/" },
    });
  });
});
