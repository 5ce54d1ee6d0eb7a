// Figures of data sheets, held against the models that are computed from others of their figures.
import { afterAll, describe, expect, it } from "vitest";
import { findModel } from "@/lib/core/simulation-netlist/model-library";
import { modelByValue } from "@/lib/core/simulation-netlist/models/by-value";
import type { SpicePlot } from "@/lib/core/spice/result";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

async function run(lines: readonly string[]): Promise<SpicePlot> {
  const result = await engine.run(["test", ...lines, ".end"].join("\n"), { timeoutMs: 20_000 });
  const [plot] = result.ok ? result.value.plots : [];
  if (!plot) throw new Error(`${lines.join("\n")}\n${JSON.stringify(result)}`);
  return plot;
}

const valueOf = ({ vectors }: SpicePlot, name: string, at = -1): number =>
  vectors.find((vector) => vector.name === name)?.real.at(at) ?? Number.NaN;

const model = (name: string) => {
  const found = findModel(name);
  if (!found) throw new Error(`no model of ${name}`);
  return found;
};

const cardsOf = (names: readonly string[]): string[] => [...new Set(names.flatMap((name) => model(name).cards))];

/** Nodes of a packaged part by its pins; others go over a resistor to ground. */
function instance(name: string, nodes: Readonly<Record<string, string>>): string[] {
  const { name: id, pins, cards } = model(name);
  const free = (pins ?? []).flatMap(([pin = ""]) => (nodes[pin] === undefined ? [pin] : []));
  const placed = (pins ?? []).map(([pin = ""]) => nodes[pin] ?? `free${pin}`);
  return [`X1 ${placed.join(" ")} ${id}`, ...free.map((pin) => `RF${pin} free${pin} 0 10k`), ...cards];
}

describe("figures of data sheets", { timeout: 240_000 }, () => {
  // Typical forward voltage at a current: Vishay, onsemi, Nexperia.
  it("of diodes: the forward voltage", async () => {
    const figures: readonly (readonly [string, number, number])[] = [
      ...([
        ["1N4148", 0.01, 0.72],
        ["1N4001", 1, 0.93],
        ["UF4007", 1, 1.4],
        ["BAV21", 0.1, 0.83],
      ] as const),
      ...([
        ["1N5817", 1, 0.38],
        ["1N5822", 3, 0.45],
        ["SS24", 2, 0.45],
        ["SS310", 3, 0.75],
      ] as const),
      ...([
        ["MBR0520", 0.5, 0.37],
        ["MBR1045", 10, 0.55],
        ["BAT54", 0.01, 0.32],
        ["BAT85", 0.01, 0.36],
      ] as const),
      ...([
        ["LED_RED", 0.02, 1.9],
        ["LED_ORANGE", 0.02, 2],
        ["LED_UV", 0.02, 3.4],
        ["LED_IR", 0.05, 1.3],
      ] as const),
      ...([
        ["US1M", 1, 1.4],
        ["ES1J", 1, 1.2],
        ["MUR160", 1, 1.05],
        ["6A10", 6, 0.9],
        ["RS1M", 1, 1.05],
      ] as const),
    ];
    const plot = await run([
      ...figures.flatMap(([name, amperes], at) => [
        `I${at} 0 n${at} ${amperes}`,
        `D${at} n${at} 0 ${model(name).name}`,
      ]),
      ...[...cardsOf(figures.map(([name]) => name)), ".op"],
    ]);
    const wrong = figures.filter(([, , volts], at) => Math.abs(valueOf(plot, `v(n${at})`) - volts) > 0.02);
    expect(wrong).toEqual([]);
  });

  // Nexperia BZX84 and Vishay 1N47xx: the nominal voltage within 2 % at the test current.
  it("of Zener diodes: the voltage and the dynamic impedance", async () => {
    const figures: readonly (readonly [string, number, number, number])[] = [
      ...([
        ["BZX84C3V3", 3.3, 5e-3, 85],
        ["BZX84C6V8", 6.8, 5e-3, 6],
        ["BZX84C11", 11, 5e-3, 10],
      ] as const),
      ...([
        ["BZX84C20", 20, 5e-3, 15],
        ["BZX84C33", 33, 2e-3, 35],
        ["1N4730A", 3.9, 64e-3, 9],
      ] as const),
      ...([
        ["1N4736A", 6.8, 37e-3, 3.5],
        ["1N4740A", 10, 25e-3, 7],
        ["1N4749A", 24, 10.5e-3, 25],
      ] as const),
      ...([
        ["LM4040-2.5", 2.5, 1e-3, 0.3],
        ["LM385-1.2", 1.235, 1e-3, 0.4],
        ["LM4040-5.0", 5, 1e-3, 0.5],
      ] as const),
    ];
    const plot = await run([
      ...figures.flatMap(([name, , amperes], at) => [
        ...[`IA${at} 0 a${at} ${amperes}`, `XA${at} 0 a${at} ${model(name).name}`],
        ...[`IB${at} 0 b${at} ${amperes * 1.05}`, `XB${at} 0 b${at} ${model(name).name}`],
      ]),
      ...[...cardsOf(figures.map(([name]) => name)), ".op"],
    ]);
    const wrong = figures.flatMap(([name, volts, amperes, ohms], at) => {
      const [low, high] = [valueOf(plot, `v(a${at})`), valueOf(plot, `v(b${at})`)];
      const slope = (high - low) / (0.05 * amperes);
      return Math.abs(low / volts - 1) > 0.005 || Math.abs(slope - ohms) > 0.05 * ohms + 0.3
        ? [[name, low, slope]]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  // onsemi, Nexperia: typical current gain and base voltage at a collector current, 5 V.
  it("of transistors: the current gain and the base voltage", async () => {
    const figures: readonly (readonly [string, "NPN" | "PNP", number, number, number])[] = [
      ...([
        ["2N3904", "NPN", 0.01, 180, 0.7],
        ["2N3906", "PNP", 0.01, 180, 0.7],
        ["BC547", "NPN", 0.002, 290, 0.66],
      ] as const),
      ...([
        ["2N5088", "NPN", 0.001, 350, 0.62],
        ["2N2369", "NPN", 0.01, 70, 0.75],
        ["BF199", "NPN", 0.007, 85, 0.775],
      ] as const),
      ...([
        ["BC639", "NPN", 0.15, 100, 0.75],
        ["BC640", "PNP", 0.15, 100, 0.75],
        ["MJE340", "NPN", 0.05, 80, 0.7],
      ] as const),
      ...([
        ["FMMT619", "NPN", 0.5, 450, 0.75],
        ["MJ2955", "PNP", 4, 50, 0.85],
        ["BFR92A", "NPN", 0.014, 90, 0.78],
      ] as const),
    ];
    const plot = await run([
      ...figures.flatMap(([name, type, amperes, gain], at) => {
        const sign = type === "NPN" ? 1 : -1;
        return [
          `V${at} c${at} 0 ${5 * sign}`,
          `I${at} 0 b${at} ${(sign * amperes) / gain}`,
          `Q${at} c${at} b${at} 0 ${model(name).name}`,
        ];
      }),
      ...[...cardsOf(figures.map(([name]) => name)), ".op"],
    ]);
    const wrong = figures.flatMap(([name, , amperes, gain, volts], at) => {
      const found = Math.abs(valueOf(plot, `i(v${at})`)) / (amperes / gain);
      const base = Math.abs(valueOf(plot, `v(b${at})`));
      return Math.abs(found / gain - 1) > 0.25 || Math.abs(base - volts) > 0.05 ? [[name, found, base]] : [];
    });
    expect(wrong).toEqual([]);
  });

  // Infineon, Alpha & Omega, Vishay: typical on-resistance, and the threshold at 250 µA.
  it("of MOSFETs: the on-resistance and the threshold", async () => {
    const figures: readonly (readonly [string, 1 | -1, number, number, number])[] = [
      ...([
        ["IRF540N", 1, 10, 0.04, 3.2],
        ["IRF520N", 1, 10, 0.18, 3.2],
        ["IRF3205", 1, 10, 0.007, 3.1],
      ] as const),
      ...([
        ["IRF740", 1, 10, 0.48, 3.2],
        ["IRF640N", 1, 10, 0.13, 3.2],
        ["IRLZ34N", 1, 5, 0.04, 1.6],
      ] as const),
      ...([
        ["AO3400A", 1, 4.5, 0.022, 1.05],
        ["SI2304", 1, 4.5, 0.033, 1.7],
        ["2N7002", 1, 10, 2, 1.7],
      ] as const),
      ...([
        ["IRF9540N", -1, 10, 0.1, 3.2],
        ["IRF4905", -1, 10, 0.018, 3.2],
        ["FDN340P", -1, 4.5, 0.06, 0.8],
      ] as const),
      ...([
        ["AO3401A", -1, 4.5, 0.055, 0.9],
        ["BS250", -1, 10, 9, 2.5],
        ["IRF9Z34N", -1, 10, 0.09, 3.2],
      ] as const),
    ];
    const plot = await run([
      ...figures.flatMap(([name, sign, gate], at) => [
        ...[
          `VG${at} g${at} 0 ${gate * sign}`,
          `ID${at} 0 d${at} ${0.01 * sign}`,
          `M${at} d${at} g${at} 0 ${model(name).name}`,
        ],
        ...[`IT${at} 0 t${at} ${250e-6 * sign}`, `MT${at} t${at} t${at} 0 ${model(name).name}`],
      ]),
      ...[...cardsOf(figures.map(([name]) => name)), ".op"],
    ]);
    const wrong = figures.flatMap(([name, , , ohms, volts], at) => {
      const [on, threshold] = [Math.abs(valueOf(plot, `v(d${at})`)) / 0.01, Math.abs(valueOf(plot, `v(t${at})`))];
      return Math.abs(on / ohms - 1) > 0.1 || Math.abs(threshold - volts) > 0.15 ? [[name, on, threshold]] : [];
    });
    expect(wrong).toEqual([]);
  });

  // onsemi, InterFET: drain current at 0 V, and the gate voltage that turns it off to a thousandth.
  it.each([
    ["J112", 0.03, 3],
    ["MPF102", 0.008, 3],
    ["2SK170", 0.008, 0.5],
  ])("%s: saturation current and pinch-off", async (name, amperes, volts) => {
    const plot = await run([
      ...["V1 d 0 10", `J1 d 0 0 ${name}`, "V2 e 0 10", `VG g 0 ${-volts}`, `J2 e g 0 ${name}`],
      ...[...cardsOf([name]), ".op"],
    ]);
    // The series resistances take up to a third.
    expect(-valueOf(plot, "i(v1)") / amperes).toBeGreaterThan(0.6);
    expect(-valueOf(plot, "i(v1)") / amperes).toBeLessThan(1.15);
    expect(-valueOf(plot, "i(v2)") / amperes).toBeLessThan(1e-3);
  });

  // Texas Instruments, Analog Devices: gain-bandwidth, and the slope of a follower's large step.
  it.each([
    ["OPA627", "6", "3", "2", "7", "4", 16, 55],
    ["LM833", "1", "3", "2", "8", "4", 15, 7],
    ["RC4558", "1", "3", "2", "8", "4", 3, 1.7],
    // SLOS069C: each half is electrically similar to the µA741.
    ["LM1458", "1", "3", "2", "8", "4", 1, 0.5],
    ["OPA1612", "1", "3", "2", "8", "4", 40, 27],
    ["MCP6022", "1", "3", "2", "8", "4", 10, 7],
    ["AD8605", "1", "3", "4", "5", "2", 10, 5],
  ])("%s: gain-bandwidth and slew rate", async (name, out, plus, minus, high, low, megahertz, slew) => {
    // Unity gain: the output is down by 3 dB at the gain-bandwidth.
    const part = instance(name, { [out]: "out", [plus]: "in", [minus]: "out", [high]: "vcc", [low]: "vee" });
    const supplies = ["VP vcc 0 5", "VN vee 0 -5", "RL out 0 10k"];
    const ac = await run([...part, ...supplies, "VS in 0 DC 0 AC 1", `.ac lin 1 ${megahertz}Meg ${megahertz}Meg`]);
    const vector = ac.vectors.find((one) => one.name === "v(out)");
    const gain = Math.hypot(vector?.real[0] ?? 0, vector?.imaginary?.[0] ?? 0);
    expect(Math.abs(gain - Math.SQRT1_2)).toBeLessThan(0.06);
    const rise = 4 / slew;
    const step = await run([
      ...[...part, ...supplies, `VS in 0 PULSE(-2 2 ${rise}u 1n 1n 1 2)`, `.tran ${rise / 200}u ${rise * 4}u`],
      ".meas tran t trig v(out) val=-1 rise=1 targ v(out) val=1 rise=1",
    ]);
    // 2 V at the slew rate.
    expect(Math.abs((step.measurements[0]?.value ?? 0) / ((2 / slew) * 1e-6) - 1)).toBeLessThan(0.15);
  });

  it("of shunt regulators: the reference voltage, and 5 V by two equal resistors", async () => {
    const part = [
      "V1 in 0 12",
      "R1 in k 470",
      "R2 k r 10k",
      "R3 r 0 10k",
      "X1 r 0 k TL431",
      ...cardsOf(["TL431"]),
      ".op",
    ];
    const plot = await run(part);
    // 2 * 2.495 V + 2 µA * 10 kΩ = 5.01 V.
    expect(valueOf(plot, "v(k)")).toBeCloseTo(5.01, 1);
    expect(valueOf(plot, "v(r)")).toBeCloseTo(2.495, 2);
    const series = await run(["V1 in 0 5", "R1 out 0 1k", "X1 in 0 out REG_REF3033", ...cardsOf(["REF3033"]), ".op"]);
    expect(valueOf(series, "v(out)")).toBeCloseTo(3.3, 2);
  });

  it("of optocouplers: the transfer ratio", async () => {
    const found = async (name: string, collector: string): Promise<number> => {
      const nodes = { "1": "a", "2": "0", "4": "0", [collector]: "c", ...(collector === "4" ? { "3": "0" } : {}) };
      const plot = await run([...instance(name, { ...nodes, [collector]: "c" }), "I1 0 a 10m", "V1 c 0 5", ".op"]);
      expect(valueOf(plot, "v(a)")).toBeCloseTo(1.2, 1);
      return -valueOf(plot, "i(v1)") / 0.01;
    };
    expect(await found("PC817", "4")).toBeCloseTo(1, 1);
    expect(await found("4N35", "5")).toBeCloseTo(1.2, 1);
  });

  // Texas Instruments SLVS044 (LM317: reference 1.25 V), Advanced Monolithic Systems (AMS1117-ADJ: dropout 1.1 V at 0.8 A).
  it.each([
    ["LM317", 1.25, 1.7],
    ["AMS1117-ADJ", 1.25, 1.1],
  ])("%s: the reference voltage and the dropout", async (name, reference, dropout) => {
    const { name: id, cards } = model(name);
    const circuit = (supply: number) => [
      ...[`V1 in 0 ${supply}`, `X1 in adj out ${id}`, "R1 out adj 240", "R2 adj 0 720", "RL out 0 100"],
      ...[...cards, ".op"],
    ];
    const [regulated, low] = [await run(circuit(15)), await run(circuit(4))];
    expect(valueOf(regulated, "v(out)") - valueOf(regulated, "v(adj)")).toBeCloseTo(reference, 2);
    expect(4 - valueOf(low, "v(out)")).toBeCloseTo(dropout, 1);
  });

  // Truth tables at 5 V: both inputs 0, one 1, both 1.
  it.each([
    ["74HC00", ["1", "2", "3"], "111 0"],
    ["74HC02", ["2", "3", "1"], "100 0"],
    ["74HC08", ["1", "2", "3"], "000 1"],
    ["74HC32", ["1", "2", "3"], "011 1"],
    ["74HC86", ["1", "2", "3"], "011 0"],
    ["CD4077", ["1", "2", "3"], "100 1"],
    ["CD4093", ["1", "2", "3"], "111 0"],
  ])("%s: the truth table", async (name, [a = "", b = "", y = ""], table) => {
    const outputs: string[] = [];
    for (const [first, second] of [
      [0, 0],
      [0, 5],
      [5, 0],
      [5, 5],
    ]) {
      const plot = await run([
        ...instance(name, { [a]: "a", [b]: "b", [y]: "y", "14": "vcc", "7": "0" }),
        ...["VC vcc 0 5", `VA a 0 ${first}`, `VB b 0 ${second}`, "RL y 0 100k", ".op"],
      ]);
      const volts = valueOf(plot, "v(y)");
      outputs.push(volts > 4.5 ? "1" : volts < 0.5 ? "0" : "?");
    }
    expect(outputs.join("")).toBe(table.replace(" ", ""));
  });

  it("74HC14: an oscillator of one gate has the period of its thresholds", async () => {
    // Between 36 % and 56 % of the supply: RC (ln(0.64/0.44) + ln(0.56/0.36)) = 0.8165 RC = 8.17 ms with 10k and 1u.
    const plot = await run([
      ...instance("74HC14", { "1": "in", "2": "out", "14": "vcc", "7": "0" }),
      ...["VC vcc 0 5", "R1 out in 10k", "C1 in 0 1u IC=0", ".tran 20u 60m uic"],
      ".meas tran period trig v(out) val=2.5 rise=2 targ v(out) val=2.5 rise=3",
    ]);
    expect(Math.abs((plot.measurements[0]?.value ?? 0) / 8.17e-3 - 1)).toBeLessThan(0.05);
  });

  it("ULN2003 and TIP122: saturation", async () => {
    const uln = await run([
      ...instance("ULN2003", { "1": "in", "16": "out", "8": "0", "9": "vcc" }),
      ...["VC vcc 0 12", "R1 vcc out 120", "VI in 0 5", ".op"],
    ]);
    // 0.9 V typical at 100 mA.
    expect(Math.abs(valueOf(uln, "v(out)") - 0.9)).toBeLessThan(0.25);
    const tip = await run([
      "VC vcc 0 12",
      "R1 vcc c 4",
      "I1 0 b 12m",
      "X1 c b 0 TIP122",
      ...cardsOf(["TIP122"]),
      ".op",
    ]);
    // 3 A with 12 mA: below the 2 V that the data sheet guarantees.
    expect(valueOf(tip, "v(c)")).toBeLessThan(2);
  });
});

describe("models by value", { timeout: 120_000 }, () => {
  const made = (symbol: string, value: string) => {
    const found = modelByValue(symbol, value);
    if (!found) throw new Error(`${symbol} ${value}`);
    return found;
  };

  it("a thermistor follows its B", async () => {
    const { name, cards } = made("Thermistor_NTC", "10k B3435");
    const plot = await run(["I1 0 a 10u", `X1 a 0 ${name}`, ...cards, ".temp 50", ".op"]);
    // 10k exp(3435 (1/323.15 - 1/298.15)) = 10k exp(-0.8913) = 4101 Ω.
    expect(Math.abs(valueOf(plot, "v(a)") / 10e-6 / 4101 - 1)).toBeLessThan(0.005);
  });

  it("a lamp takes its power, and many times the current when it is cold", async () => {
    const { name, cards } = made("Lamp", "12V 5W");
    const plot = await run(["V1 a 0 12", `X1 a 0 ${name}`, "V2 b 0 1m", `X2 b 0 ${name}`, ...cards, ".op"]);
    expect(-valueOf(plot, "i(v1)") * 12).toBeCloseTo(5, 2);
    // 28.8 Ω hot, a twelfth of it cold.
    expect(1e-3 / -valueOf(plot, "i(v2)")).toBeCloseTo(2.4, 2);
  });

  it("a relay operates at three quarters of its voltage", async () => {
    const { name, cards } = made("Relay_SPDT", "SRD-05VDC 5V");
    const contacts = async (volts: number) => {
      const plot = await run([
        ...[`V1 a 0 ${volts}`, `X1 a 0 com nc no ${name}`, "VC com 0 1", "R1 nc 0 1k", "R2 no 0 1k", ...cards, ".op"],
      ]);
      return [valueOf(plot, "v(nc)"), valueOf(plot, "v(no)")].map((value) => Math.round(value));
    };
    expect(await contacts(0)).toEqual([1, 0]);
    expect(await contacts(4)).toEqual([0, 1]);
    expect(await contacts(-5)).toEqual([0, 1]);
  });

  it("a transformer has its ratio", async () => {
    const { name, cards } = made("Transformer_1P_1S", "10:1");
    const plot = await run([...["V1 p 0 AC 100", `X1 p 0 s 0 ${name}`, "R1 s 0 100", ...cards, ".ac lin 1 1k 1k"]]);
    const vector = plot.vectors.find((one) => one.name === "v(s)");
    expect(Math.hypot(vector?.real[0] ?? 0, vector?.imaginary?.[0] ?? 0)).toBeCloseTo(10, 1);
  });

  it("a crystal has its series resonance", async () => {
    const { name, cards } = made("Crystal", "8MHz");
    // At the resonance only R1 is left, 30 Ω; 0.1 % beside it X = 2 * 0.001 / (w C1) = 1989 Ω.
    const plot = await run(["V1 a 0 AC 1", `X1 a b ${name}`, "R1 b 0 1m", ...cards, ".ac lin 2 8Meg 8.008Meg"]);
    const current = plot.vectors.find((one) => one.name === "v(b)");
    const ohms = (at: number): number => 1e-3 / Math.hypot(current?.real[at] ?? 0, current?.imaginary?.[at] ?? 0);
    expect(Math.abs(ohms(0) / 30 - 1)).toBeLessThan(0.05);
    expect(ohms(1)).toBeGreaterThan(1500);
  });

  it("says nothing about values that it cannot read", () => {
    expect(modelByValue("Lamp", "?")).toBeUndefined();
    expect(modelByValue("Thermistor_NTC", "")).toBeUndefined();
    expect(modelByValue("Crystal", "x")).toBeUndefined();
    expect(modelByValue("Resistor", "10k")).toBeUndefined();
  });
});
