// Every generic model runs in ngspice and has the figures that it was made from.
import { afterAll, describe, expect, it } from "vitest";
import { findModel, GENERIC_MODELS } from "@/lib/core/simulation-netlist/model-library";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

async function run(lines: readonly string[]) {
  const result = await engine.run(["test", ...lines, ".end"].join("\n"), { timeoutMs: 20_000 });
  if (!result.ok) throw new Error(`${lines.join("\n")}\n${JSON.stringify(result)}`);
  const [plot] = result.value.plots;
  if (!plot) throw new Error("no plot");
  return {
    plot,
    at: (name: string, index = -1): number =>
      plot.vectors.find((vector) => vector.name === name)?.real.at(index) ?? Number.NaN,
    errors: [...result.value.findings, ...plot.findings].filter(({ severity }) => severity === "error"),
  };
}

const cardsOf = (name: string): readonly string[] => {
  const model = findModel(name);
  if (!model) throw new Error(name);
  return model.cards;
};

const nodesFor = (part: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `n${part}_${index}`).join(" ");

/** Every node over a resistor to its own voltage, so that nothing floats. */
const biased = (part: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => [
    `V${part}_${index} b${part}_${index} 0 ${index % 2 ? 1 : 0.5}`,
    `R${part}_${index} b${part}_${index} n${part}_${index} 1k`,
  ]).flat();

const NODES = { D: 2, Q: 3, M: 3, J: 3 } as const;

describe("generic models", { timeout: 120_000 }, () => {
  it("are at least 300, each with its figures and a name of its own", () => {
    expect(GENERIC_MODELS.length).toBeGreaterThanOrEqual(300);
    const names = GENERIC_MODELS.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(GENERIC_MODELS.filter(({ source }) => source === "")).toEqual([]);
  });

  const BATCH = 20;
  it.each(Array.from({ length: Math.ceil(GENERIC_MODELS.length / BATCH) }, (_, at) => at))(
    "of batch %d all find an operating point",
    async (batch) => {
      const models = GENERIC_MODELS.slice(batch * BATCH, (batch + 1) * BATCH);
      const lines = models.flatMap(({ name, letter, cards, pins }, at) => {
        const count = pins?.length ?? NODES[letter as keyof typeof NODES];
        return [`${letter}M${at} ${nodesFor(at, count)} ${name}`, ...biased(at, count), ...cards];
      });
      const { errors, plot } = await run([...lines, ".op"]);
      expect(errors).toEqual([]);
      expect(plot.vectors.filter(({ real }) => !Number.isFinite(real[0]))).toEqual([]);
    },
  );

  // Forward voltage at the current of the data sheet; IS is computed from it without the 1 that is subtracted.
  it.each([
    ["1N4148", 0.01, 0.72],
    ["1N4007", 1, 0.93],
    ["1N5819", 1, 0.45],
    ["LED_RED", 0.02, 1.9],
    ["LED_BLUE", 0.02, 3.1],
  ])("%s drops %d A at %d V", async (name, amperes, volts) => {
    const { at } = await run([`I1 0 a ${amperes}`, `D1 a 0 ${name}`, ...cardsOf(name), ".op"]);
    expect(at("v(a)")).toBeCloseTo(volts, 2);
  });

  it.each([
    ["BZX84C5V1", 0.005, 5.1],
    ["1N4742A", 0.021, 12],
  ])("%s holds its voltage", async (name, amperes, volts) => {
    const { at } = await run([`I1 0 k ${amperes}`, `X1 0 k ${name}`, ...cardsOf(name), ".op"]);
    expect(Math.abs(at("v(k)") - volts) / volts).toBeLessThan(0.02);
  });

  it.each([
    ["2N3904", 0.01, 0.7, 180],
    ["BC547", 0.002, 0.66, 290],
  ])("%s has its current gain", async (name, amperes, volts, gain) => {
    // A base current of IC / hFE at 5 V between collector and emitter.
    const { at } = await run(["V1 c 0 5", `I1 0 b ${amperes / gain}`, `Q1 c b 0 ${name}`, ...cardsOf(name), ".op"]);
    expect(at("v(b)")).toBeCloseTo(volts, 1);
    expect(Math.abs(-at("i(v1)") / amperes - 1)).toBeLessThan(0.2);
  });

  it.each([
    ["IRLZ44N", 5, 0.02],
    ["AO3400A", 4.5, 0.022],
    ["2N7002", 10, 2],
  ])("%s has its on-resistance", async (name, gate, ohms) => {
    const { at } = await run([`V1 g 0 ${gate}`, "I1 0 d 10m", `M1 d g 0 ${name}`, ...cardsOf(name), ".op"]);
    expect(Math.abs(at("v(d)") / 0.01 / ohms - 1)).toBeLessThan(0.25);
  });

  it("J201 has its saturation current", async () => {
    const { at } = await run(["V1 d 0 10", "J1 d 0 0 J201", ...cardsOf("J201"), ".op"]);
    // IDSS (1 + LAMBDA 10 V) less what RS takes.
    expect(Math.abs(-at("i(v1)") / 0.6e-3 - 1.08)).toBeLessThan(0.05);
  });

  it("LM358 has its bandwidth, slew rate and output range", async () => {
    const model = findModel("LM358");
    const [out = "", plus = "", minus = ""] = model?.pins?.map(([pin = ""]) => `p${pin}`) ?? [];
    const amplifier = [
      `X1 ${out} ${plus} ${minus} x in y vcc 0 LM358`,
      "RX x 0 1k",
      "R2 in 0 1k",
      "RY y 0 1k",
      "V1 vcc 0 10",
      ...cardsOf("LM358"),
    ];
    // As a follower the output is down by 3 dB at the gain-bandwidth of 1 MHz.
    const ac = await run([...amplifier, `R1 ${out} ${minus} 1`, `VS ${plus} 0 DC 3 AC 1`, ".ac lin 1 1Meg 1Meg"]);
    const vector = ac.plot.vectors.find(({ name }) => name === `v(${out})`);
    expect(Math.hypot(vector?.real[0] ?? 0, vector?.imaginary?.[0] ?? 0)).toBeCloseTo(Math.SQRT1_2, 1);
    // From 1 V to 6 V at 0.5 V/us: 8 us from 1.5 V to 5.5 V.
    const step = await run([
      ...[...amplifier, `R1 ${out} ${minus} 1`, `VS ${plus} 0 PULSE(1 6 1u 10n 10n 40u 100u)`, ".tran 50n 30u"],
      `.meas tran rise trig v(${out}) val=1.5 rise=1 targ v(${out}) val=5.5 rise=1`,
    ]);
    expect((step.plot.measurements[0]?.value ?? 0) * 1e6).toBeCloseTo(8, 0);
    // Without feedback the output stays 1.4 V below the supply.
    const high = await run([...amplifier, `VS ${plus} 0 2`, `VM ${minus} 0 1`, ".op"]);
    expect(high.at(`v(${out})`)).toBeCloseTo(8.6, 1);
  });

  it("LM7805 regulates, drops out, and draws what it delivers", async () => {
    const part = (input: number) => [
      `V1 in 0 ${input}`,
      "R1 out 0 10",
      "X1 in 0 out REG_LM7805",
      ...cardsOf("LM7805"),
      ".op",
    ];
    const full = await run(part(9));
    expect(full.at("v(out)")).toBeCloseTo(4.99, 2);
    // 0.5 A of load and 5 mA.
    expect(-full.at("i(v1)")).toBeCloseTo(0.504, 2);
    expect((await run(part(5))).at("v(out)")).toBeCloseTo(2.99, 1);
    const negative = await run(["V1 in 0 -9", "R1 out 0 10", "X1 in 0 out REG_LM7905", ...cardsOf("LM7905"), ".op"]);
    expect(negative.at("v(out)")).toBeCloseTo(-4.99, 2);
  });

  it("NE555 oscillates at 1.44 / ((RA + 2 RB) C)", async () => {
    // 1.44 / (21k * 10n) = 6.86 kHz: a period of 145.8 us (ln 2 instead of 0.693: 145.6 us).
    const { plot } = await run([
      ...[
        "V1 vcc 0 9",
        "RA vcc d 1k",
        "RB d t 10k",
        "CT t 0 10n IC=0",
        "X1 0 t out vcc ctrl t d vcc NE555",
        "C2 ctrl 0 10n",
      ],
      ...[...cardsOf("NE555"), "RL out 0 10k", ".tran 1u 1m uic"],
      ".meas tran period trig v(out) val=4 rise=3 targ v(out) val=4 rise=4",
    ]);
    expect(Math.abs((plot.measurements[0]?.value ?? 0) / 145.6e-6 - 1)).toBeLessThan(0.02);
  });

  it("LM393 pulls low and lets go", async () => {
    const model = findModel("LM393");
    const nodes = (model?.pins ?? []).map(
      ([pin = ""]) => ({ "1": "out", "2": "ref", "3": "in", "8": "vcc", "4": "0" })[pin] ?? `q${pin}`,
    );
    const part = (volts: number) => [
      ...[`X1 ${nodes.join(" ")} LM393`, "V1 vcc 0 5", "R1 vcc out 10k", "V2 ref 0 2", `V3 in 0 ${volts}`, ".op"],
      ...["R5 q5 0 1k", "R6 q6 0 1k", "R7 q7 0 1k", ...cardsOf("LM393")],
    ];
    expect((await run(part(1))).at("v(out)")).toBeLessThan(0.2);
    expect((await run(part(3))).at("v(out)")).toBeGreaterThan(4.9);
  });
});
