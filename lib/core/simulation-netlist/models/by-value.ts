// Parts whose model follows from their value: thermistors, lamps, relays, transformers and crystals.
import { spiceValue } from "@/lib/core/schematic/export/spice-value";
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";
import { type GenericModel, rounded } from "./generic-model";

/** Numbers and units of a value: "12V 5W" has 12 for V and 5 for W. */
function amountOf(text: string, unit: string): number | undefined {
  const [, number = ""] =
    new RegExp(`(?:^|[\\s/,])(\\d+(?:\\.\\d+)?\\s?[pnumkM]?)${unit}(?![a-z])`, "i").exec(text) ?? [];
  const value = spiceValue(number);
  return value === undefined ? undefined : parseSpiceNumber(value);
}

const numberOf = (text: string): number | undefined => parseSpiceNumber(spiceValue(text) ?? "");

const TWO_PINS = [["1"], ["2"]];
const idOf = (kind: string, text: string): string => `${kind}_${text}`.replace(/\W+/g, "_").replace(/_+$/, "");

type ByValue = (text: string, symbol: string) => Omit<GenericModel, "aliases" | "letter"> | undefined;

/** R = R25 exp(B (1/T - 1/298.15 K)); B 3950 K unless the value says "B3435". */
const thermistor: ByValue = (text) => {
  const ohms = numberOf(text.split(/[\s/,]+/)[0] ?? "");
  if (ohms === undefined || ohms <= 0) return undefined;
  const beta = /B\s?(\d{4})/i.exec(text)?.[1] ?? "3950";
  const name = idOf("NTC", `${rounded(ohms)}_${beta}`);
  return {
    ...{ name, pins: TWO_PINS },
    cards: [
      `.subckt ${name} A B`,
      `B1 A B I=V(A,B)/(${ohms}*exp(${beta}*(1/(temper+273.15)-1/298.15)))`,
      "R1 A B 1G",
      `.ends ${name}`,
    ],
    source: `${rounded(ohms)} Ω at 25 °C, B ${beta} K`,
  };
};

/** A tungsten filament takes a current that rises by the power 0.54 of the voltage; cold it has a twelfth of its resistance. */
const lamp: ByValue = (text) => {
  const [volts, watts, amperes] = ["V", "W", "A"].map((unit) => amountOf(text, unit));
  const power = watts ?? (amperes !== undefined && volts !== undefined ? amperes * volts : undefined);
  if (!volts || !power) return undefined;
  const hot = volts ** 2 / power;
  const name = idOf("LAMP", `${rounded(volts)}V_${rounded(power)}W`);
  return {
    ...{ name, pins: TWO_PINS },
    cards: [
      `.subckt ${name} A B`,
      `B1 A B I=V(A,B)/(${rounded(hot)}*max(1/12,pow(abs(V(A,B))/${rounded(volts)},0.46)))`,
      "R1 A B 1G",
      `.ends ${name}`,
    ],
    source: `${rounded(volts)} V, ${rounded(power)} W`,
  };
};

/** Coils of small relays take 0.36 W. */
const COIL_W = 0.36;
/** Shares of the coil's voltage: must operate at 75 %, must release at 10 %. */
const OPERATE = 0.75;
const RELEASE = 0.1;

const relay: ByValue = (text, symbol) => {
  const volts = amountOf(text, "V(?:DC)?") ?? 5;
  if (!(volts > 0)) return undefined;
  const hasChangeover = /spdt/i.test(symbol);
  const name = idOf(hasChangeover ? "RELAY_SPDT" : "RELAY_SPST", `${rounded(volts)}V`);
  const ohms = volts ** 2 / COIL_W;
  const middle = (volts * (OPERATE + RELEASE)) / 2;
  const half = (volts * (OPERATE - RELEASE)) / 2;
  const contacts = hasChangeover ? [["COM"], ["NC"], ["NO"]] : [["COM"], ["NO"]];
  return {
    ...{ name, pins: [["A1"], ["A2"], ...contacts] },
    cards: [
      `.subckt ${name} A1 A2 ${contacts.flat().join(" ")}`,
      `R1 A1 X ${rounded(ohms)}`,
      `L1 X A2 ${rounded(ohms * 2e-3)}`,
      "B1 C 0 V=abs(V(A1,A2))",
      `S1 COM NO C 0 ${name}_NO`,
      ...(hasChangeover ? [`S2 COM NC 0 C ${name}_NC`] : []),
      "R2 NO 0 1G",
      "R3 COM 0 1G",
      ...(hasChangeover ? ["R4 NC 0 1G"] : []),
      `.model ${name}_NO SW(VT=${rounded(middle)} VH=${rounded(half)} RON=0.1 ROFF=1G)`,
      ...(hasChangeover ? [`.model ${name}_NC SW(VT=${rounded(-middle)} VH=${rounded(half)} RON=0.1 ROFF=1G)`] : []),
      `.ends ${name}`,
    ],
    source: `coil ${rounded(volts)} V, ${rounded(ohms)} Ω; operates at 75 %, releases at 10 %`,
  };
};

const COUPLING = 0.999;
const PRIMARY_H = 1;

/** "10:1" is the ratio of primary to secondary turns; a center tap halves the secondary winding. */
const transformer: ByValue = (text, symbol) => {
  const [, first, second] = /(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)/.exec(text) ?? [];
  const ratio = first === undefined ? 1 : Number(first) / Number(second);
  if (!(ratio > 0 && Number.isFinite(ratio))) return undefined;
  const isTapped = /_CT/i.test(symbol);
  const name = idOf(isTapped ? "TRANSFORMER_CT" : "TRANSFORMER", rounded(ratio));
  const secondary = PRIMARY_H / ratio ** 2;
  const windings = isTapped
    ? [
        `L2 S1 CT ${rounded(secondary / 4)}`,
        `L3 CT S2 ${rounded(secondary / 4)}`,
        `K1 L1 L2 ${COUPLING}`,
        `K2 L1 L3 ${COUPLING}`,
        `K3 L2 L3 ${COUPLING}`,
      ]
    : [`L2 S1 S2 ${rounded(secondary)}`, `K1 L1 L2 ${COUPLING}`];
  return {
    ...{ name, pins: isTapped ? [["1"], ["2"], ["3"], ["4"], ["5"]] : [["1"], ["2"], ["3"], ["4"]] },
    cards: [
      `.subckt ${name} P1 P2 S1 ${isTapped ? "CT " : ""}S2`,
      "R1 P1 X 0.1",
      `L1 X P2 ${PRIMARY_H}`,
      ...windings,
      // The secondary side has a reference even where the drawing gives none.
      "R2 S2 P2 1G",
      `.ends ${name}`,
    ],
    source: `ratio ${rounded(ratio)}, magnetizing inductance ${PRIMARY_H} H, coupling ${COUPLING}`,
  };
};

/** Series resonance by motional arms that are usual for AT cuts and for watch crystals: [C1 F, R1 Ω, C0 F]. */
const crystal: ByValue = (text, symbol) => {
  const hertz = amountOf(text, "Hz") ?? (/32768/.test(symbol) ? 32_768 : undefined);
  if (!hertz || hertz < 10e3 || hertz > 100e6) return undefined;
  const isWatch = hertz < 1e6;
  const [motional, ohms, shunt] = isWatch ? [3.5e-15, 35e3, 1.2e-12] : [20e-15, 30, 5e-12];
  const name = idOf("CRYSTAL", `${Math.round(hertz)}`);
  return {
    ...{ name, pins: /4P/i.test(symbol) ? [["1"], ["3"]] : TWO_PINS },
    cards: [
      `.subckt ${name} A B`,
      // All digits: the resonance is sharper than four of them.
      `L1 A X ${1 / ((2 * Math.PI * hertz) ** 2 * motional)}`,
      `C1 X Y ${motional}`,
      `R1 Y B ${ohms}`,
      `C0 A B ${shunt}`,
      `.ends ${name}`,
    ],
    source: `${hertz} Hz, C1 ${motional * 1e15} fF, R1 ${ohms} Ω, C0 ${shunt * 1e12} pF`,
  };
};

const KINDS: readonly (readonly [symbol: RegExp, model: ByValue])[] = [
  [/ntc/i, thermistor],
  [/^lamp/i, lamp],
  [/^relay_sp[sd]t/i, relay],
  [/^transformer_1p_1s(?:_ct)?$/i, transformer],
  [/^crystal/i, crystal],
];

/** Undefined for other symbols, and for values that say too little. */
export function modelByValue(symbol: string, value: string): GenericModel | undefined {
  const [, make] = KINDS.find(([pattern]) => pattern.test(symbol)) ?? [];
  const made = make?.(value, symbol);
  return made && { ...made, aliases: [], letter: "X" };
}
