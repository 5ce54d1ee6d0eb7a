// Darlington drivers and transistors with built-in resistors.
import { rowsOf } from "./diodes";
import type { GenericModel } from "./generic-model";

/** Two transistors with the resistors of the data sheet. */
const darlington = (
  name: string,
  type: "NPN" | "PNP",
  resistors: readonly [base: string, emitter: string],
): string[] => [
  `.subckt ${name} C B E`,
  `Q1 C B X ${name}_A`,
  `Q2 C X E ${name}_B`,
  `R1 B X ${resistors[0]}`,
  `R2 X E ${resistors[1]}`,
  `.model ${name}_A ${type}(IS=1e-14 BF=60 VAF=100 CJC=20p CJE=40p TF=5n)`,
  `.model ${name}_B ${type}(IS=1e-13 BF=50 VAF=100 CJC=80p CJE=200p TF=20n RC=0.05 IKF=8)`,
  `.ends ${name}`,
];

const DARLINGTON_PINS = [["C"], ["B"], ["E"]];

/** Names | type. Resistors 8 kΩ and 120 Ω, hFE 1000 or more at 3 A. */
const POWER = `
TIP122 TIP121 TIP120 | NPN
TIP127 TIP126 TIP125 | PNP
`;

/** Names | type | series and shunt resistor of the base. */
const DIGITAL = `
DTC114E DTC114EUA PDTC114E | NPN | 10k | 10k
DTA114E PDTA114E | PNP | 10k | 10k
DTC143E | NPN | 4.7k | 4.7k
DTC124E | NPN | 22k | 22k
DTC144E | NPN | 47k | 47k
DTC114Y | NPN | 10k | 47k
`;

function digital([names = "", type = "", series = "", shunt = ""]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  return {
    ...{ name, aliases, letter: "X", pins: DARLINGTON_PINS },
    cards: [
      `.subckt ${name} C B E`,
      `R1 B X ${series}`,
      `R2 X E ${shunt}`,
      `Q1 C X E ${name}_Q`,
      `.model ${name}_Q ${type}(IS=5e-15 BF=250 VAF=100 CJC=5p CJE=10p TF=0.6n)`,
      `.ends ${name}`,
    ],
    source: `series resistor ${series}, base to emitter ${shunt}`,
  };
}

/** Pins 1 to 7 in, 8 ground, 9 common of the diodes, 16 to 10 out. */
const ULN_PINS = Array.from({ length: 16 }, (_, at) => [`${at + 1}`]);

const ULN2003: GenericModel = {
  ...{ name: "ULN2003", aliases: ["ULN2003A", "ULN2003L", "MC1413"], letter: "X", pins: ULN_PINS },
  cards: [
    ...darlington("ULN2003_D", "NPN", ["7.2k", "3k"]),
    `.subckt ULN2003 ${ULN_PINS.map(([pin]) => `P${pin}`).join(" ")}`,
    ...Array.from({ length: 7 }, (_, at) => [
      `R${at + 1} P${at + 1} N${at + 1} 2.7k`,
      `X${at + 1} P${16 - at} N${at + 1} P8 ULN2003_D`,
      `D${at + 1} P${16 - at} P9 ULN2003_F`,
    ]).flat(),
    ".model ULN2003_F D(IS=1e-12 N=1.6 RS=0.5 BV=60)",
    ".ends ULN2003",
  ],
  source: "input resistor 2.7 kΩ, VCE(sat) 0.9 V at 100 mA",
};

export const DRIVER_MODELS: readonly GenericModel[] = [
  ...rowsOf(POWER).map(([names = "", type = ""]): GenericModel => {
    const [name = "", ...aliases] = names.split(" ");
    const cards = darlington(name, type === "PNP" ? "PNP" : "NPN", ["8k", "120"]);
    return {
      name,
      aliases,
      letter: "X",
      pins: DARLINGTON_PINS,
      cards,
      source: "hFE 1000 or more at 3 A, resistors 8 kΩ and 120 Ω",
    };
  }),
  ...rowsOf(DIGITAL).map(digital),
  ULN2003,
];
