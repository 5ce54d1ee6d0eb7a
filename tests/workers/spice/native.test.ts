// Circuits of all kinds of elements, compared with the stored answers of a native ngspice (scripts/spice-fixtures.ts).
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { compare } from "@/scripts/spice/compare";
import type { NativePlot } from "@/scripts/spice/native";
import { createSpiceThread } from "../../support/spice-worker";

const FOLDER = path.resolve("tests/fixtures/spice/circuits");
const NAMES = readdirSync(FOLDER).flatMap((file) => (file.endsWith(".cir") ? [file.slice(0, -4)] : []));

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

describe("the rigorous engine agrees with native ngspice", { timeout: 60_000 }, () => {
  it.each(NAMES)("%s", async (name) => {
    const result = await engine.run(readFileSync(path.join(FOLDER, `${name}.cir`), "utf8"));
    if (!result.ok) throw new Error(JSON.stringify(result.findings));
    expect(result.value.findings).toEqual([]);
    const native = JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")) as readonly NativePlot[];
    const { count, worst, vector } = compare(native, result.value.plots);
    expect(count).toBeGreaterThanOrEqual(3);
    expect(worst, vector).toBeLessThan(1e-3);
  });
});
