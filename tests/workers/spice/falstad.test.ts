// Circuits of CircuitJS in ngspice, compared with calculations by hand.
import { afterAll, expect, it } from "vitest";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { netlistOf, readFalstadText, textOf } from "@/tests/core/schematic-import/falstad/falstad-files";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

/** Values of the nets at the end of the analysis, and the largest and smallest of each. */
async function run(...lines: readonly string[]) {
  const { text } = netlistOf(readFalstadText(textOf(...lines)));
  const result = await engine.run(text, { timeoutMs: 30_000 });
  if (!result.ok) throw new Error(`${JSON.stringify(result.findings)}\n${text}`);
  const [plot] = result.value.plots;
  return (name: string) => {
    const values = [...(plot?.vectors.find((vector) => vector.name === name)?.real ?? [])];
    return { values, last: values.at(-1), most: Math.max(...values), least: Math.min(...values) };
  };
}

it("divides a voltage", async () => {
  const at = await run(
    ...["v 0 160 0 0 0 0 40 10 0 0 0.5", "r 0 0 0 80 0 3000", "r 0 80 0 160 0 1000", "O 0 80 64 80 0"],
  );
  expect(at("v(out1)").last).toBeCloseTo(2.5, 6);
});

it("amplifies and limits by an op-amp", async () => {
  const at = await run(
    ...["v 0 160 0 0 0 1 1000 2 0 0 0.5", "g 0 160 0 176 0", "r 0 0 96 0 0 1000", "r 96 -64 240 -64 0 10000"],
    ...["w 96 0 96 -64 0", "w 240 -64 240 16 0", "a 96 16 240 16 8 15 -12 1000000 0 0 100000", "g 96 32 96 48 0"],
    "O 240 16 304 16 0",
  );
  expect(at("v(out1)").most).toBeCloseTo(15, 1);
  expect(at("v(out1)").least).toBeCloseTo(-12, 1);
});

it.each([
  ["150", "5", "0", 0],
  ["151", "5", "0", 5],
  ["152", "5", "0", 5],
  ["153", "0", "0", 5],
  ["154", "5", "5", 0],
  ["154", "5", "0", 5],
])("computes the gate %s of %s and %s", async (code, a, b, volts) => {
  const at = await run(
    ...[`R 0 16 -64 16 0 0 40 ${a}`, `R 0 -16 -64 -16 0 0 40 ${b}`, `${code} 0 0 96 0 0 2 0 5`, "O 96 0 160 0 0"],
  );
  expect(at("v(out1)").last).toBeCloseTo(volts, 2);
});

it("biases a transistor with its current gain", async () => {
  // 10 V over 1 kΩ at the collector, (10 V - 0.7 V) / 1 MΩ into the base: 100 times that is 0.93 mA.
  const at = await run(
    ...["R 0 0 0 -32 0 0 40 10", "r 0 0 0 96 0 1000000", "w 0 96 0 128 0", "t 0 128 64 128 0 1 0 0 100 default"],
    ...["r 64 0 64 112 0 1000", "w 0 0 64 0 0", "g 64 144 64 160 0", "O 64 112 128 112 0"],
  );
  expect(at("v(out1)").last).toBeCloseTo(10 - 0.94, 1);
});

it("transforms a voltage by the ratio", async () => {
  const at = await run(
    ...[
      "v 0 32 0 0 0 1 1000 10 0 0 0.5",
      "g 0 32 0 48 0",
      "r 0 0 64 0 0 0.1",
      "w 0 32 64 32 0",
      "T 64 0 144 0 0 4 2 0 0 0.999",
    ],
    ...["r 144 0 144 32 0 1000", "g 144 32 144 48 0", "O 144 0 208 0 0"],
  );
  expect(at("v(out1)").most).toBeGreaterThan(19);
  expect(at("v(out1)").most).toBeLessThan(21.5);
});

it("divides a clock by flip-flops", async () => {
  // 1 kHz for 20 ms: a JK flip-flop counts falling edges, a D flip-flop the rising ones of its inverted output.
  const clock = "R 0 32 -64 32 0 2 1000 2.5 2.5 0 0.5";
  const high = ["R 0 0 0 -64 0 0 40 5", "w 0 0 -16 0 0", "w -16 0 -16 64 0", "w -16 64 0 64 0"];
  const changes = await run(clock, ...high, "156 0 0 64 0 0 0", "O 96 0 160 0 0");
  const dividing = [
    "155 0 0 64 0 0 0",
    "w 96 64 96 128 0",
    "w 96 128 0 128 0",
    "w 0 128 0 80 0",
    "207 0 80 0 96 4 inv",
  ];
  const rising = await run(clock, ...dividing, "207 0 0 -32 0 4 inv", "O 96 0 160 0 0");
  for (const at of [changes, rising]) {
    const { values } = at("v(out1)");
    const levels = values.filter((value) => value < 0.5 || value > 4.5).map((value) => value > 2.5);
    // Edges of the clock in 20 ms, each of which changes the output once.
    expect(levels.filter((level, index) => index > 0 && level !== levels[index - 1]).length).toBeGreaterThanOrEqual(19);
    expect(levels.filter((level, index) => index > 0 && level !== levels[index - 1]).length).toBeLessThanOrEqual(21);
  }
});

it("lets a timer oscillate", async () => {
  // 1.44 / ((10 k + 2 x 10 k) 100 nF) is 480 Hz: the capacitor is between a third and two thirds of the supply.
  const at = await run(
    ...[
      "165 0 0 64 0 6 0",
      "R 64 -32 64 -96 0 0 40 9",
      "w 64 -32 160 -32 0",
      "w 128 32 160 32 0",
      "w 160 -32 160 32 0",
    ],
    ...[
      "w 64 -32 -64 -32 0",
      "r -64 -32 -64 32 0 10000",
      "w -64 32 0 32 0",
      "r -64 32 -64 96 0 10000",
      "w -64 96 0 96 0",
    ],
    ...[
      "w -64 96 -64 128 0",
      "w -64 128 0 128 0",
      "c -64 128 -64 224 0 1e-7 0",
      "g -64 224 -64 240 0",
      "g 96 160 96 176 0",
    ],
    ...["c 64 160 64 224 0 1e-8 0", "g 64 224 64 240 0", "O 128 64 192 64 0", "207 -64 128 -96 128 4 cap"],
  );
  const { values } = at("v(out1)");
  expect(Math.max(...values)).toBeCloseTo(9, 1);
  expect(Math.min(...values)).toBeCloseTo(0, 1);
  expect(at("v(cap)").most).toBeGreaterThan(5.9);
  expect(at("v(cap)").most).toBeLessThan(6.2);
});
