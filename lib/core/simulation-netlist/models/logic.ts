// Gates of the 74 and 4000 series: thresholds, delay and the resistance of the output.
import { rowsOf } from "./diodes";
import { type GenericModel, rounded } from "./generic-model";

type Kind = "NAND" | "NOR" | "AND" | "OR" | "XOR" | "XNOR" | "NOT" | "BUF";

/** Pins of the inputs, ">" and the pin of the output. */
const LAYOUTS: Readonly<Record<string, string>> = {
  quad: "1 2 > 3;4 5 > 6;9 10 > 8;12 13 > 11",
  quadNor: "2 3 > 1;5 6 > 4;8 9 > 10;11 12 > 13",
  quad4000: "1 2 > 3;5 6 > 4;8 9 > 10;12 13 > 11",
  six: "1 > 2;3 > 4;5 > 6;9 > 8;11 > 10;13 > 12",
  triple: "1 2 13 > 12;3 4 5 > 6;9 10 11 > 8",
  single: "1 2 > 4",
  inverter: "2 > 4",
};

/** Names | kind, with S for a Schmitt trigger and T for the thresholds of TTL | layout | pins of the supply and ground | delay ns | output ohms. */
const GATES = `
74HC00 74AC00 | NAND | quad | 14 7 | 9 | 40
74HCT00 | NAND T | quad | 14 7 | 9 | 40
74LS00 | NAND T | quad | 14 7 | 10 | 100
74HC02 | NOR | quadNor | 14 7 | 9 | 40
74HC04 74AC04 74HCU04 | NOT | six | 14 7 | 8 | 40
74HCT04 | NOT T | six | 14 7 | 8 | 40
74LS04 | NOT T | six | 14 7 | 10 | 100
74HC08 | AND | quad | 14 7 | 9 | 40
74HCT08 | AND T | quad | 14 7 | 9 | 40
74HC10 | NAND | triple | 14 7 | 10 | 40
74HC11 | AND | triple | 14 7 | 10 | 40
74HC14 | NOT S | six | 14 7 | 12 | 40
74HCT14 | NOT ST | six | 14 7 | 12 | 40
74LS14 | NOT ST | six | 14 7 | 15 | 100
74HC27 | NOR | triple | 14 7 | 10 | 40
74HC32 | OR | quad | 14 7 | 9 | 40
74HCT32 | OR T | quad | 14 7 | 9 | 40
74HC86 | XOR | quad | 14 7 | 11 | 40
74HCT86 | XOR T | quad | 14 7 | 11 | 40
74HC132 | NAND S | quad | 14 7 | 12 | 40
CD4001 HEF4001 CD4001B | NOR | quad4000 | 14 7 | 60 | 400
CD4011 HEF4011 CD4011B | NAND | quad4000 | 14 7 | 60 | 400
CD4069 HEF4069 CD4069UB | NOT | six | 14 7 | 40 | 400
CD4070 HEF4070 CD4070B | XOR | quad4000 | 14 7 | 65 | 400
CD4071 CD4071B | OR | quad4000 | 14 7 | 60 | 400
CD4077 CD4077B | XNOR | quad4000 | 14 7 | 65 | 400
CD4081 CD4081B | AND | quad4000 | 14 7 | 60 | 400
CD4093 HEF4093 CD4093B | NAND S | quad4000 | 14 7 | 90 | 400
CD40106 HEF40106 CD40106B | NOT S | six | 14 7 | 90 | 400
74LVC1G00 74AHC1G00 | NAND | single | 5 3 | 3 | 20
74LVC1G02 | NOR | single | 5 3 | 3 | 20
74LVC1G08 74AHC1G08 | AND | single | 5 3 | 3 | 20
74LVC1G32 | OR | single | 5 3 | 3 | 20
74LVC1G86 | XOR | single | 5 3 | 4 | 20
74LVC1G04 74AHC1G04 | NOT | inverter | 5 3 | 3 | 20
74LVC1G14 74AHC1G14 | NOT S | inverter | 5 3 | 4 | 20
`;

const product = (terms: readonly string[]): string => terms.join("*");
/** One minus the product of what the inputs lack. */
const sum = (terms: readonly string[]): string => `(1-${product(terms.map((term) => `(1-${term})`))})`;
const exclusive = ([a = "0", b = "0"]: readonly string[]): string => `(${a}+${b}-2*${a}*${b})`;
const not = (term: string): string => `(1-${term})`;

const FUNCTIONS: { readonly [K in Kind]: (inputs: readonly string[]) => string } = {
  NAND: (inputs) => not(product(inputs)),
  NOR: (inputs) => not(sum(inputs)),
  AND: product,
  OR: sum,
  XOR: exclusive,
  XNOR: (inputs) => not(exclusive(inputs)),
  NOT: ([input = "0"]) => not(input),
  BUF: ([input = "0"]) => input,
};

/** Steepness of an input: 0.01 to 0.99 within 9 % of the supply. */
const GAIN = 50;
/** Shares of the supply of a Schmitt trigger: typical values of the 74HC14 and the CD40106 at 5 V. */
const SCHMITT = { low: 0.36, high: 0.56 };
/** V, whatever the supply is: 1.3 V is where data sheets of 74HCT and 74LS measure delays, 0.8 V and 1.6 V are typical of a 74LS14. */
const TTL = { threshold: 1.3, low: 0.8, high: 1.6 };
const SCHMITT_GAIN = 400;
/**
 * The feedback tips over where its gain is 1, before the threshold: with a loop gain of 400 / 2 * 0.2 = 40 that is at
 * tanh² = 1 - 1/40, so 2.53 / 400 of the supply and a part of the hysteresis earlier.
 */
const EARLY = 0.0076;

const SUPPLY = "max(V(VCC,GND),0.1)";

/** Threshold of an input as a share of the supply. V(Q) is 1 while the output is high: inverting triggers have the higher threshold then. */
function thresholdOf(isSchmitt: boolean, isTtl: boolean): string {
  if (!isSchmitt) return isTtl ? `${TTL.threshold}/${SUPPLY}` : "0.5";
  if (isTtl)
    return `(${TTL.low}/${SUPPLY}-${EARLY}+(${rounded(TTL.high - TTL.low)}/${SUPPLY}+${rounded(2 * EARLY)})*V(Q))`;
  return `(${rounded(SCHMITT.low - EARLY)}+${rounded(SCHMITT.high - SCHMITT.low + 2 * EARLY)}*V(Q))`;
}

interface Gate {
  readonly id: string;
  readonly kind: Kind;
  readonly isSchmitt: boolean;
  readonly isTtl: boolean;
  readonly inputCount: number;
  readonly nanoseconds: number;
  readonly ohms: number;
}

/** V(Q) is the output as a share of the supply, behind the delay; the threshold of a Schmitt trigger depends on it. */
function gateCards({ id, kind, isSchmitt, isTtl, inputCount, nanoseconds, ohms }: Gate): string[] {
  const inputs = Array.from({ length: inputCount }, (_, at) => `I${at + 1}`);
  const threshold = thresholdOf(isSchmitt, isTtl);
  const gain = isSchmitt ? SCHMITT_GAIN : GAIN;
  const states = inputs.map((input) => `(0.5+0.5*tanh(${gain}*(V(${input},GND)/${SUPPLY}-${threshold})))`);
  return [
    `.subckt ${id} ${inputs.join(" ")} Y VCC GND`,
    ...inputs.map((input) => `R${input} ${input} GND 1G`),
    `B1 S 0 V=${FUNCTIONS[kind](states)}`,
    "R1 S Q 1k",
    `C1 Q 0 ${rounded((nanoseconds * 1e-9) / Math.LN2 / 1e3)}`,
    `B2 Z GND V=V(VCC,GND)*(0.5+0.5*tanh(${GAIN}*(V(Q)-0.5)))`,
    `R2 Z Y ${ohms}`,
    "R3 VCC GND 10Meg",
    `.ends ${id}`,
  ];
}

const KINDS: readonly Kind[] = ["NAND", "NOR", "AND", "OR", "XOR", "XNOR", "NOT", "BUF"];

function gates([names = "", kindText = "", layout = "", supplies = "", delay = "", ohms = ""]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  const [word, flags = ""] = kindText.split(" ");
  const isTtl = flags.includes("T");
  const kind = KINDS.find((each) => each === word) ?? "BUF";
  const units = (LAYOUTS[layout] ?? "").split(";").map((unit) => unit.split(" > "));
  const inputs = (units[0]?.[0] ?? "").split(" ").length;
  const [supply = "", ground = ""] = supplies.split(" ");
  const pins = [...units.flatMap(([from = "", to = ""]) => [...from.split(" "), to]), supply, ground];
  const id = `LOGIC_${name}`;
  const instances = units.map(
    ([from = "", to = ""], at) =>
      `X${at + 1} ${[...from.split(" "), to, supply, ground].map((pin) => `P${pin}`).join(" ")} ${id}_GATE`,
  );
  return {
    ...{ name: id, aliases: [name, ...aliases], letter: "X", pins: pins.map((pin) => [pin]) },
    cards: [
      ...gateCards({
        ...{ id: `${id}_GATE`, kind, isSchmitt: flags.includes("S"), isTtl },
        ...{ inputCount: inputs, nanoseconds: Number(delay), ohms: Number(ohms) },
      }),
      `.subckt ${id} ${pins.map((pin) => `P${pin}`).join(" ")}`,
      ...instances,
      `.ends ${id}`,
    ],
    source: `propagation delay ${delay} ns, output resistance ${ohms} Ω, thresholds of ${isTtl ? "TTL" : "CMOS"}`,
  };
}

export const LOGIC_MODELS: readonly GenericModel[] = rowsOf(GATES).map(gates);
