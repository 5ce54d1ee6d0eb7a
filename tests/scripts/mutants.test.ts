import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filesBelow, ImportGraph } from "../../scripts/mutate/importers";
import { MODULES } from "../../scripts/mutate/modules";
import { applyMutant, mutantsOf } from "../../scripts/mutate/mutants";
import { sample } from "../../scripts/mutate/sample";

const faultsIn = (source: string) => mutantsOf(source).map((mutant) => applyMutant(source, mutant));

describe("planted faults", () => {
  it("exchange operators, numbers, conditions and calls, one at a time", () => {
    expect(faultsIn("const a = b < 2;")).toEqual(["const a = b <= 2;", "const a = b < 3;"]);
    expect(faultsIn("if (a && b) c();")).toEqual(["if (!(a && b)) c();", "if (a || b) c();"]);
    expect(faultsIn("const a = !b;")).toEqual(["const a = (b);"]);
    expect(faultsIn("const a = Math.min(b, c);")).toEqual(["const a = Math.max(b, c);"]);
    expect(faultsIn("const a = b.some(c);")).toEqual(["const a = b.every(c);"]);
    expect(faultsIn("const a = true;")).toEqual(["const a = false;"]);
    expect(faultsIn("const a = 1_000;")).toEqual(["const a = 1001;"]);
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

describe("the modules of a mutation test", () => {
  it.each(Object.entries(MODULES))("%s: has sources, and tests that import them", (_, { source, tests }) => {
    expect([source, tests].map((each) => existsSync(each))).toEqual([true, true]);
    const graph = new ImportGraph();
    const testFiles = filesBelow(tests, ".test.ts");
    const tested = filesBelow(source, ".ts").filter((file) => graph.importers(testFiles, file).length > 0);
    expect(tested).not.toEqual([]);
  });

  it("are tested by the files that import the changed one, the nearest first", () => {
    const tests = ["tests/core/gerber/board.test.ts", "tests/core/board/stack-order.test.ts"];
    const graph = new ImportGraph();
    expect(graph.importers(tests, "lib/core/board/stack-order.ts")).toEqual(tests.toReversed());
    expect(graph.importers(tests, "lib/core/address/check.ts")).toEqual([]);
  });
});

describe("a sample", () => {
  const all = Array.from({ length: 100 }, (_, k) => k);

  it("is the same for the same seed, holds each item once, and ends with the list", () => {
    expect(sample(all, 10, 1)).toEqual(sample(all, 10, 1));
    expect(sample(all, 10, 1)).not.toEqual(sample(all, 10, 2));
    expect(sample(all, 1000, 1).toSorted((p, q) => p - q)).toEqual(all);
  });
});
