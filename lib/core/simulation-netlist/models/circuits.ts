// Integrated circuits as subcircuits of controlled sources: what they do, not how they are made.
import { rowsOf } from "./diodes";
import { type GenericModel, rounded } from "./generic-model";

/** Output, + and - of each amplifier, then the supplies, by pin number. */
const PACKAGES: Readonly<Record<string, { readonly units: string; readonly supplies: string }>> = {
  dual: { units: "1 3 2;7 5 6", supplies: "8 4" },
  quad: { units: "1 3 2;7 5 6;8 10 9;14 12 13", supplies: "4 11" },
  single: { units: "6 3 2", supplies: "7 4" },
  sot: { units: "1 3 4", supplies: "5 2" },
  sotLmv: { units: "4 1 3", supplies: "5 2" },
  quadComparator: { units: "2 5 4;1 7 6;14 9 8;13 11 10", supplies: "3 12" },
};

/** A subcircuit of the pins of a package, with an instance of `inner` for each unit: nodes + - V+ V- OUT. */
function packaged(name: string, kind: string, inner: string): Pick<GenericModel, "cards" | "pins"> {
  const { units, supplies } = PACKAGES[kind] ?? { units: "", supplies: "" };
  const [positive = "", negative = ""] = supplies.split(" ");
  const amplifiers = units.split(";").map((unit) => unit.split(" "));
  const pins = [...amplifiers.flat(), positive, negative];
  const instances = amplifiers.map(
    ([output = "", plus = "", minus = ""], index) =>
      `X${index + 1} P${plus} P${minus} P${positive} P${negative} P${output} ${inner}`,
  );
  const ports = pins.map((pin) => `P${pin}`).join(" ");
  return { pins: pins.map((pin) => [pin]), cards: [`.subckt ${name} ${ports}`, ...instances, `.ends ${name}`] };
}

/** Names | package | gain-bandwidth MHz | slew V/µs | gain dB | volts to the positive and the negative supply | mA per amplifier. */
const OPAMPS = `
LM358 LM2904 | dual | 1 | 0.5 | 100 | 1.4 | 0.02 | 0.35
LM324 LM2902 | quad | 1 | 0.5 | 100 | 1.4 | 0.02 | 0.2
TL072 TL082 | dual | 3 | 13 | 106 | 1.5 | 1.5 | 1.4
TL074 TL084 | quad | 3 | 13 | 106 | 1.5 | 1.5 | 1.4
TL071 TL081 | single | 3 | 13 | 106 | 1.5 | 1.5 | 1.4
TL062 | dual | 1 | 3.5 | 76 | 1.5 | 1.5 | 0.2
TL064 | quad | 1 | 3.5 | 76 | 1.5 | 1.5 | 0.2
TL061 | single | 1 | 3.5 | 76 | 1.5 | 1.5 | 0.2
LM741 UA741 | single | 1 | 0.5 | 106 | 1 | 1.5 | 1.7
LF356 | single | 5 | 12 | 106 | 2 | 2 | 5
OP07 | single | 0.6 | 0.3 | 114 | 2 | 2 | 2.5
NE5532 | dual | 10 | 9 | 100 | 1.5 | 1.5 | 4
NE5534 | single | 10 | 13 | 100 | 1.5 | 1.5 | 4
LM833 | dual | 15 | 7 | 110 | 1.5 | 1.5 | 2.5
LM4562 LME49720 | dual | 55 | 20 | 140 | 1 | 1 | 5
RC4558 NJM4558 | dual | 3 | 1.7 | 100 | 1.5 | 1.5 | 1.2
LM1458 MC1458 | dual | 1 | 0.5 | 106 | 1 | 1.5 | 1.2
NJM4580 | dual | 15 | 5 | 110 | 1.5 | 1.5 | 3
OPA2134 | dual | 8 | 20 | 120 | 1.2 | 0.5 | 4
OPA1612 | dual | 40 | 27 | 130 | 0.6 | 0.6 | 3.6
OPA1678 OPA1652 | dual | 16 | 9 | 114 | 0.8 | 0.8 | 2
OPA627 | single | 16 | 55 | 120 | 2.5 | 2.5 | 7
OPA277 | single | 1 | 0.8 | 134 | 0.5 | 0.5 | 0.8
OPA2277 | dual | 1 | 0.8 | 134 | 0.5 | 0.5 | 0.8
LM318 | single | 15 | 70 | 106 | 2 | 2 | 5
LT1013 | dual | 0.7 | 0.4 | 120 | 1 | 0.02 | 0.35
LT1014 | quad | 0.7 | 0.4 | 120 | 1 | 0.02 | 0.35
LMC6482 | dual | 1.5 | 1.3 | 120 | 0.05 | 0.05 | 0.5
LMC6484 | quad | 1.5 | 1.3 | 120 | 0.05 | 0.05 | 0.5
OPA4134 | quad | 8 | 20 | 120 | 1.2 | 0.5 | 4
MCP6002 LMV358 | dual | 1 | 0.6 | 112 | 0.02 | 0.02 | 0.1
MCP602 | dual | 2.8 | 2.3 | 115 | 0.1 | 0.045 | 0.23
MCP6022 | dual | 10 | 7 | 110 | 0.02 | 0.02 | 1
TLV2372 | dual | 3 | 2.4 | 106 | 0.05 | 0.05 | 0.55
TLC272 | dual | 1.7 | 3.6 | 92 | 1.2 | 0.02 | 0.7
TLC274 | quad | 1.7 | 3.6 | 92 | 1.2 | 0.02 | 0.7
AD822 | dual | 1.8 | 3 | 120 | 0.02 | 0.02 | 0.65
OPA2340 | dual | 5.5 | 6 | 124 | 0.02 | 0.02 | 0.75
MCP6004 LMV324 TLV9004 | quad | 1 | 0.6 | 112 | 0.02 | 0.02 | 0.1
MCP6001 TLV9001 | sot | 1 | 0.6 | 112 | 0.02 | 0.02 | 0.1
OPA340 | sot | 5.5 | 6 | 124 | 0.02 | 0.02 | 0.75
AD8605 | sot | 10 | 5 | 120 | 0.05 | 0.05 | 1
AD8628 | sot | 2.5 | 1 | 145 | 0.01 | 0.01 | 0.85
OPA350 | sot | 38 | 22 | 122 | 0.05 | 0.05 | 5.2
OPA333 | sot | 0.35 | 0.16 | 130 | 0.03 | 0.03 | 0.017
LMV321 | sotLmv | 1 | 1 | 100 | 0.02 | 0.02 | 0.13
`;

/** Integrating capacitor of the amplifiers below. */
const CAPACITOR_F = 100e-12;

/**
 * One pole: the input drives a current into a capacitor, gm = 2 pi GBW C, limited to SR C by tanh, over a resistance of
 * A0 / gm. The voltage there is held within the supplies, so that the output leaves a limit without delay.
 */
export function opampCards(
  name: string,
  [bandwidth = 1, slew = 1, gain = 100, high = 0, low = 0, current = 1]: readonly number[],
): string[] {
  const gm = 2 * Math.PI * bandwidth * 1e6 * CAPACITOR_F;
  const limit = slew * 1e6 * CAPACITOR_F;
  return [
    `.subckt ${name} INP INM VCC VEE OUT`,
    "RIN INP INM 10Meg",
    `B1 0 X I=${rounded(limit)}*tanh(V(INP,INM)*${rounded(gm / limit)})`,
    `R1 X 0 ${rounded(10 ** (gain / 20) / gm)}`,
    `C1 X 0 ${rounded(CAPACITOR_F)}`,
    `B2 X 0 I=0.01*(max(V(X)-V(VCC)+${high},0)+min(V(X)-V(VEE)-${low},0))`,
    `B3 Y 0 V=max(min(V(X),V(VCC)-${high}),V(VEE)+${low})`,
    "ROUT Y OUT 50",
    `IQ VCC VEE ${rounded(current * 1e-3)}`,
    `.ends ${name}`,
  ];
}

function opamp([names = "", kind = "", ...figures]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  const [bandwidth, slew, gain] = figures;
  const shell = packaged(name, kind, `${name}_AMP`);
  return {
    ...{ name, aliases, letter: "X", pins: shell.pins },
    cards: [...opampCards(`${name}_AMP`, figures.map(Number)), ...shell.cards],
    source: `GBW ${bandwidth} MHz, slew rate ${slew} V/µs, open-loop gain ${gain} dB, output swing of the data sheet`,
  };
}

/** Names | package | response ns. Open collectors. */
const COMPARATORS = `
LM393 LM2903 LM293 LM193 | dual | 400
LM339 LM2901 LM239 LM139 | quadComparator | 400
LMV393 | dual | 200
LMV339 | quadComparator | 200
LMV331 | sotLmv | 200
`;

function comparator([names = "", kind = "", nanoseconds = ""]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  const inner = `${name}_CMP`;
  const shell = packaged(name, kind, inner);
  const cards = [
    `.subckt ${inner} INP INM VCC VEE OUT`,
    "B1 A VEE V=0.5-0.5*tanh(V(INP,INM)*20000)",
    "R1 A B 1k",
    `C1 B VEE ${rounded((Number(nanoseconds) * 1e-9) / Math.LN2 / 1e3)}`,
    "S1 OUT VEE B VEE SINK",
    "IQ VCC VEE 0.4m",
    ".model SINK SW(RON=40 ROFF=100Meg VT=0.5 VH=0.02)",
    `.ends ${inner}`,
  ];
  return {
    ...{ name, aliases, letter: "X", pins: shell.pins },
    cards: [...cards, ...shell.cards],
    source: `response ${nanoseconds} ns at 5 mV overdrive, saturation 0.16 V at 4 mA`,
  };
}

/** Thresholds of one and two thirds of the supply; `drop` volts of the output below it, `sink` ohms when low. */
const timerCards = (name: string, drop: number, sink: number): string[] => [
  `.subckt ${name} GND TRIG OUT RESET CTRL THRES DISCH VCC`,
  "R1 VCC CTRL 5k",
  "R2 CTRL TR 5k",
  "R3 TR GND 5k",
  "B1 S GND V=V(RESET,GND)<0.7 ? 0 : (V(TRIG)<V(TR) ? 1 : (V(THRES)>V(CTRL) ? 0 : (V(Q,GND)>0.5 ? 1 : 0)))",
  "R4 S Q 1k",
  "C1 Q GND 100p",
  `B2 O GND V=V(Q,GND)>0.5 ? V(VCC,GND)-${drop} : 0.1`,
  `R5 O OUT ${sink}`,
  "B3 N GND V=1-V(Q,GND)",
  "S1 DISCH GND N GND DIS",
  ".model DIS SW(RON=10 ROFF=100Meg VT=0.5 VH=0.1)",
  `.ends ${name}`,
];

const TIMER_PINS = ["1", "2", "3", "4", "5", "6", "7", "8"].map((pin) => [pin]);

const TIMERS: readonly GenericModel[] = [
  {
    ...{ name: "NE555", aliases: ["LM555", "NA555", "SE555"], letter: "X", pins: TIMER_PINS },
    cards: timerCards("NE555", 1.3, 10),
    source: "divider 3 x 5 kΩ, output drop 1.3 V at 10 mA, discharge 10 Ω",
  },
  {
    ...{ name: "TLC555", aliases: ["LMC555", "ICM7555"], letter: "X", pins: TIMER_PINS },
    cards: timerCards("TLC555", 0.05, 60),
    source: "CMOS output, 60 Ω",
  },
];

/** Names | output volts | dropout volts | ground current mA | limit A. Negative volts: a negative regulator. */
const REGULATORS = `
LM7805 L7805 UA7805 7805 | 5 | 2 | 5 | 1.5
LM7806 | 6 | 2 | 5 | 1.5
LM7808 | 8 | 2 | 5 | 1.5
LM7809 | 9 | 2 | 5 | 1.5
LM7812 L7812 7812 | 12 | 2 | 5 | 1.5
LM7815 | 15 | 2 | 5 | 1.5
LM7818 L7818 | 18 | 2 | 5 | 1.5
LM7824 L7824 | 24 | 2 | 5 | 1.5
78L06 | 6 | 1.7 | 3 | 0.14
78L08 | 8 | 1.7 | 3 | 0.14
78L09 | 9 | 1.7 | 3 | 0.14
78L15 | 15 | 1.7 | 3 | 0.14
LM7906 | -6 | 1.5 | 2 | 1.5
LM7908 | -8 | 1.5 | 2 | 1.5
79L05 | -5 | 1.7 | 3 | 0.14
79L12 | -12 | 1.7 | 3 | 0.14
LM2940-5.0 LM2940CT-5 | 5 | 0.5 | 10 | 1
LM2940-12 | 12 | 0.5 | 10 | 1
AMS1117-2.5 LM1117-2.5 LD1117-2.5 | 2.5 | 1.1 | 5 | 1.2
AMS1117-1.5 | 1.5 | 1.1 | 5 | 1.2
AMS1117-1.2 LD1117-1.2 | 1.2 | 1.1 | 5 | 1.2
MCP1700-1.8 | 1.8 | 0.18 | 0.002 | 0.3
MCP1700-2.5 | 2.5 | 0.18 | 0.002 | 0.3
HT7530 | 3 | 0.1 | 0.003 | 0.1
HT7533 | 3.3 | 0.1 | 0.003 | 0.1
HT7550 | 5 | 0.1 | 0.003 | 0.1
REF3012 | 1.25 | 0.05 | 0.042 | 0.025
REF3025 | 2.5 | 0.05 | 0.042 | 0.025
REF3030 | 3 | 0.05 | 0.042 | 0.025
REF3033 | 3.3 | 0.05 | 0.042 | 0.025
REF3040 | 4.096 | 0.05 | 0.042 | 0.025
78L05 | 5 | 1.7 | 3 | 0.14
78L12 | 12 | 1.7 | 3 | 0.14
LM7905 | -5 | 1.5 | 2 | 1.5
LM7912 | -12 | 1.5 | 2 | 1.5
LM7915 | -15 | 1.5 | 2 | 1.5
AMS1117-3.3 LM1117-3.3 LD1117-3.3 | 3.3 | 1.1 | 5 | 1.2
AMS1117-5.0 LM1117-5.0 | 5 | 1.1 | 5 | 1.2
AMS1117-1.8 | 1.8 | 1.1 | 5 | 1.2
LP2950-3.3 | 3.3 | 0.38 | 0.1 | 0.16
LP2950-5.0 | 5 | 0.38 | 0.1 | 0.16
MCP1700-3.3 XC6206-3.3 HT7333 | 3.3 | 0.18 | 0.002 | 0.3
MCP1700-5.0 HT7350 | 5 | 0.18 | 0.002 | 0.3
`;

/** The lower of the nominal voltage and the input less the dropout, with a rounded corner; the input carries the load. */
function regulator([names = "", volts = "", dropout = "", milliamperes = ""]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  const sign = Number(volts) < 0 ? "-" : "";
  const nominal = Math.abs(Number(volts));
  const id = `REG_${name.replace(/\W/g, "_")}`;
  const headroom = `${sign}V(IN,GND)-${dropout}`;
  return {
    ...{ name: id, aliases: [name, ...aliases], letter: "X", pins: [["IN"], ["GND"], ["OUT"]] },
    cards: [
      `.subckt ${id} IN GND OUT`,
      `B1 X GND V=${sign}max(${nominal}-ln(1+exp(min(20*(${nominal}-(${headroom})),200)))/20,0)`,
      "V1 X Y 0",
      "R1 Y OUT 20m",
      "B2 IN GND I=I(V1)",
      `B3 IN GND I=${sign}${rounded(Number(milliamperes) * 1e-3)}*tanh(abs(V(IN,GND)))`,
      `.ends ${id}`,
    ],
    source: `${volts} V, dropout ${dropout} V, ground current ${milliamperes} mA`,
  };
}

/** Names | reference volts | dropout volts | current of the adjusting pin µA. */
const ADJUSTABLE = `
LM317 LM350 | 1.25 | 1.7 | 50
AMS1117-ADJ LM1117-ADJ LM1084-ADJ | 1.25 | 1.1 | 60
`;

function adjustable([names = "", volts = "", dropout = "", microamperes = ""]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  const id = `REG_${name.replace(/\W/g, "_")}`;
  return {
    ...{ name: id, aliases: [name, ...aliases], letter: "X", pins: [["IN"], ["ADJ"], ["OUT"]] },
    cards: [
      `.subckt ${id} IN ADJ OUT`,
      `B1 X 0 V=V(ADJ)+${volts}-ln(1+exp(min(20*(V(ADJ)+${rounded(Number(volts) + Number(dropout))}-V(IN)),200)))/20`,
      "V1 X Y 0",
      "R1 Y OUT 10m",
      "B2 IN 0 I=I(V1)",
      `I1 IN ADJ ${microamperes}u`,
      `.ends ${id}`,
    ],
    source: `reference ${volts} V, dropout ${dropout} V, ${microamperes} µA from ADJ`,
  };
}

export const CIRCUIT_MODELS: readonly GenericModel[] = [
  ...rowsOf(OPAMPS).map(opamp),
  ...rowsOf(COMPARATORS).map(comparator),
  ...TIMERS,
  ...rowsOf(REGULATORS).map(regulator),
  ...rowsOf(ADJUSTABLE).map(adjustable),
];
