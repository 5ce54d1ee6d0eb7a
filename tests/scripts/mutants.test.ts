import { existsSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { type Equivalent, equivalentOf } from "../../scripts/mutate/equivalents";
import { filesBelow, ImportGraph } from "../../scripts/mutate/importers";
import { instrumented, REACHED } from "../../scripts/mutate/instrumented";
import { ModuleRegistry } from "../../scripts/mutate/module-registry";
import { MODULES } from "../../scripts/mutate/modules";
import { applyMutant, mutantsOf } from "../../scripts/mutate/mutants";
import { plansOf } from "../../scripts/mutate/plan";
import { sample } from "../../scripts/mutate/sample";
import { collectTests, VITEST } from "../../scripts/mutate/test-api";

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
    // Defaults of array elements never apply; those of properties do.
    expect(faultsIn("const [a = 0] = b;")).toEqual([]);
    expect(faultsIn("const a = b[c] ?? 0;")).toEqual(["const a = ((b[c]) && (0));"]);
    expect(faultsIn("const { a = 0 } = b;")).toEqual(["const { a = 1 } = b;"]);
  });

  it("stand at the line and range that they change", () => {
    expect(mutantsOf("const a = 1;\nconst b = a * c;")).toContainEqual({
      ...{ line: 2, start: 25, end: 26, original: "*", replacement: "/" },
      whole: { start: 23, end: 28 },
    });
  });

  it("keep the brackets that ?? needs beside && and ||", () => {
    expect(faultsIn("const a = b ?? c;")).toEqual(["const a = ((b) && (c));"]);
  });
});

describe("a source that counts its mutants", () => {
  const reachedBy = (source: string) => {
    const reached = new Set<number>();
    const text = instrumented(source, mutantsOf(source), 10);
    const value = runInNewContext(text, { [REACHED]: (mutant: number) => reached.add(mutant) });
    return { value: value as unknown, reached: [...reached].sort((p, q) => p - q) };
  };

  it("has the value of the source, and calls the numbers of what it evaluates", () => {
    // 0: the sum, 1 and 2: its numbers.
    expect(reachedBy("3 + 4")).toEqual({ value: 7, reached: [10, 11, 12] });
    expect(reachedBy("let a = 0; if (1 < 2) a = 5; else a = 7; a")).toMatchObject({ value: 5 });
    expect(reachedBy("false && (1 < 2)").reached).toHaveLength(2);
    expect(reachedBy("[1, 2].some((n) => n > 1)").value).toBe(true);
    expect(reachedBy("Math.max(1, 2)").value).toBe(2);
    expect(reachedBy("({ 1: 5 })[1]").value).toBe(5);
  });
});

describe("the tests that may detect a mutant", () => {
  const test = (file: string, name: string, durationMs: number, reached: number[], passed = true) => ({
    ...{ file, name, durationMs, reached, passed },
  });
  const loads = [
    { file: "a", durationMs: 100, reached: [2] },
    { file: "b", durationMs: 10, reached: [] },
  ];
  const tests = [
    test("a", "slow", 30, [0]),
    test("a", "quick", 5, [1]),
    test("a", "failing", 1, [0, 1], false),
    test("b", "other", 20, [0]),
  ];
  const names = plansOf({ tests, loads }, 4).map((plan) => plan.tests.map(({ name }) => name));

  it("are all of a file that reaches it, those that do so themselves first, the quick before the slow", () => {
    expect(names).toEqual([["other", "slow", "quick"], ["quick", "slow"], ["quick", "slow"], []]);
  });

  it("take ten seconds together, or one of them more", () => {
    const named = (...own: [name: string, durationMs: number][]) => {
      const load = { file: "a", durationMs: 0, reached: [] };
      const all = own.map(([name, durationMs]) => test("a", name, durationMs, [0]));
      return plansOf({ tests: all, loads: [load] }, 1)[0]?.tests.map(({ name }) => name);
    };
    expect(named(["long", 9_000], ["longer", 9_500], ["short", 500])).toEqual(["short", "long"]);
    expect(named(["alone", 60_000], ["longer", 70_000])).toEqual(["alone"]);
  });

  it("take as long as they and their files", () => {
    expect(plansOf({ tests, loads }, 4).map(({ durationMs }) => durationMs)).toEqual([165, 135, 135, 0]);
  });
});

describe("an equivalent mutant", () => {
  const source = "const a = 1 + b;\n  const c = 2 - 1 - d;\n";
  const mutants = mutantsOf(source);
  const listed = (...entries: Partial<Equivalent>[]) => {
    const list = entries.map((entry) => ({
      file: "f.ts",
      code: "const c = 2 - 1 - d;",
      change: "- -> +",
      reason: "",
      ...entry,
    }));
    return mutants.filter((mutant) => equivalentOf(list, { file: "f.ts", source, mutants }, mutant));
  };

  it("is listed by its file, line and change, and by its number among the same ones", () => {
    expect(listed({})).toHaveLength(2);
    expect(listed({ nth: 2 }).map(({ start }) => start)).toEqual([source.lastIndexOf("-")]);
    expect([listed({ file: "g.ts" }), listed({ code: "const a = 1 + b;" }), listed({ nth: 3 })]).toEqual([[], [], []]);
  });
});

describe("modules of a changed source", () => {
  const here = path.resolve("tests/scripts/mutated");
  const file = (name: string) => path.join(here, name);

  it("are evaluated anew, with all that import them; others are shared", async () => {
    const registry = new ModuleRegistry({ vitest: {} });
    await registry.prepare(file("sum.ts"));
    const load = async (source: string) =>
      (await registry.withSources(new Map([[file("one.ts"), source]])))(file("sum.ts"));
    const [first, second] = [await load("export const one = 1;"), await load("export const one = 10;")];
    expect([first["sum"], second["sum"]]).toEqual([3, 12]);
    expect(first["shared"]).toBe(second["shared"]);
  });
});

describe("tests of a file", () => {
  const { describe: group, it: add, expect: check, beforeAll: before } = VITEST;

  it("are collected with the names of their groups, and run one by one", async () => {
    const steps: string[] = [];
    const collected = collectTests(() => {
      before(() => steps.push("once"));
      group("a", () => {
        add("b", () => check(1).to.equal(1));
        add.each([
          [1, 2],
          [3, 4],
        ])("c", (one, other) => check(one).to.equal(other));
      });
      add.skip("d", () => {});
    });
    expect(collected.map(({ name }) => name)).toEqual(["a > b", "a > c #0", "a > c #1"]);
    const [b, c] = collected;
    await b?.run();
    await expect(c?.run()).rejects.toThrow("expected 1 to equal 2");
    expect(steps).toEqual(["once"]);
  });

  it("have no group of a file that could not be loaded", () => {
    const failing = () => group("a", () => check(1).to.equal(2));
    expect(() => collectTests(failing)).toThrow();
    expect(collectTests(() => add("b", () => {})).map(({ name }) => name)).toEqual(["b"]);
  });
});

describe("the modules of a mutation test", () => {
  it.each(Object.entries(MODULES))("%s: has sources, and tests that import them", (_, { source, tests }) => {
    expect([source, tests].map((each) => existsSync(each))).toEqual([true, true]);
    const graph = new ImportGraph();
    const testFiles = filesBelow(tests, ".test.ts");
    const tested = filesBelow(source, ".ts").filter((file) =>
      testFiles.some((test) => graph.distance(test, file) !== null),
    );
    expect(tested).not.toEqual([]);
  });

  it("are at a distance from the files that import them", () => {
    const graph = new ImportGraph();
    const distance = (test: string) => graph.distance(test, "lib/core/board/stack-order.ts");
    expect(distance("tests/core/board/stack-order.test.ts")).toBe(1);
    expect(distance("tests/core/gerber/board.test.ts")).toBeGreaterThan(1);
    expect(distance("tests/core/address/check.test.ts")).toBeNull();
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
