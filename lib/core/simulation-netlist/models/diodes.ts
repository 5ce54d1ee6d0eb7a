// Diodes: signal, rectifier, Schottky, Zener and light-emitting.
import { type GenericModel, parametersText, rounded, THERMAL_V } from "./generic-model";

/** Words: names | forward volts | at amperes | emission coefficient | series ohms | pF at 0 V | recovery ns | breakdown volts. */
const JUNCTIONS = `
1N4148 1N914 1N4448 LL4148 BAS16 BAV99 BAV70 BAW56 | 0.72 | 0.01 | 1.8 | 0.6 | 2 | 4 | 100
BAV21 1N4938 | 0.83 | 0.1 | 1.8 | 0.8 | 5 | 50 | 250
1N4001 | 0.93 | 1 | 1.8 | 0.04 | 25 | 2000 | 50
1N4004 1N4003 S1G | 0.93 | 1 | 1.8 | 0.04 | 20 | 2000 | 400
1N4007 1N4006 1N4005 M7 S1M | 0.93 | 1 | 1.8 | 0.04 | 15 | 2000 | 1000
1N5408 1N5404 1N5401 1N5400 | 0.95 | 3 | 1.8 | 0.015 | 50 | 2500 | 1000
UF4007 | 1.4 | 1 | 2 | 0.1 | 17 | 75 | 1000
1N5819 SS14 B140 MBRS140 | 0.45 | 1 | 1.05 | 0.08 | 250 | 1 | 40
1N5817 | 0.38 | 1 | 1.05 | 0.06 | 300 | 1 | 20
1N5822 SS34 B340 SK34 | 0.45 | 3 | 1.05 | 0.03 | 500 | 1 | 40
SS54 SK54 MBRS540 | 0.48 | 5 | 1.05 | 0.02 | 700 | 1 | 40
BAT54 BAT54S BAT54C BAT54A | 0.32 | 0.01 | 1.05 | 3 | 12 | 5 | 30
BAT43 BAT42 | 0.38 | 0.015 | 1.05 | 4 | 9 | 5 | 30
1N60 1N34A | 0.32 | 0.005 | 1.3 | 10 | 1 | 20 | 50
LED_RED LED | 1.9 | 0.02 | 2 | 3 | 30 | 20 | 5
LED_YELLOW | 2.05 | 0.02 | 2 | 3 | 30 | 20 | 5
LED_GREEN | 2.1 | 0.02 | 2 | 4 | 30 | 20 | 5
LED_BLUE | 3.1 | 0.02 | 3 | 6 | 60 | 20 | 5
LED_WHITE | 3.1 | 0.02 | 3 | 6 | 60 | 20 | 5
LED_IR IR333 TSAL6200 | 1.3 | 0.05 | 1.6 | 1.5 | 25 | 50 | 5
`;

const cells = (row: string): string[] => row.split("|").map((cell) => cell.trim());

export const rowsOf = (table: string): string[][] => table.trim().split("\n").map(cells);

/**
 * IS from the forward voltage: VF = N Vt ln(IF/IS) + RS IF. TT from the recovery time at equal forward and reverse
 * current: trr = TT ln 2 (Antognetti and Massobrio, "Semiconductor Device Modeling with SPICE", section 1.6).
 */
function junction([names = "", volts, amperes, n, ohms, picofarads, nanoseconds, breakdown]: string[]): GenericModel {
  const [name = "", ...aliases] = names.split(" ");
  const [vf, current, emission, rs] = [Number(volts), Number(amperes), Number(n), Number(ohms)];
  const values = {
    IS: current / Math.exp((vf - rs * current) / (emission * THERMAL_V)),
    ...{ N: emission, RS: rs, CJO: Number(picofarads) * 1e-12, VJ: emission < 1.2 ? 0.4 : 0.7, M: 0.4 },
    ...{ TT: (Number(nanoseconds) * 1e-9) / Math.LN2, BV: Number(breakdown), IBV: 1e-5 },
  };
  return {
    ...{ name, aliases, letter: "D", pins: null },
    cards: [`.model ${name} D(${parametersText(values)})`],
    source: `VF ${volts} V at ${amperes} A, ${picofarads} pF, trr ${nanoseconds} ns, VRRM ${breakdown} V`,
  };
}

/** Nominal volts, amperes of the test, and differential ohms there. 500 mW and 1 W series. */
const ZENERS: readonly (readonly [name: string, aliases: string, volts: number, amperes: number, ohms: number])[] = [
  ["BZX84C2V4", "BZX55C2V4 1N5221", 2.4, 5e-3, 70],
  ["BZX84C3V3", "BZX55C3V3 1N5226 BZV55C3V3", 3.3, 5e-3, 85],
  ["BZX84C3V9", "BZX55C3V9 1N5228", 3.9, 5e-3, 85],
  ["BZX84C4V7", "BZX55C4V7 1N5230", 4.7, 5e-3, 50],
  ["BZX84C5V1", "BZX55C5V1 1N5231 BZV55C5V1", 5.1, 5e-3, 30],
  ["BZX84C5V6", "BZX55C5V6 1N5232", 5.6, 5e-3, 15],
  ["BZX84C6V2", "BZX55C6V2 1N5234", 6.2, 5e-3, 8],
  ["BZX84C7V5", "BZX55C7V5 1N5236", 7.5, 5e-3, 7],
  ["BZX84C9V1", "BZX55C9V1 1N5239", 9.1, 5e-3, 10],
  ["BZX84C10", "BZX55C10 1N5240", 10, 5e-3, 15],
  ["BZX84C12", "BZX55C12 1N5242", 12, 5e-3, 20],
  ["BZX84C15", "BZX55C15 1N5245", 15, 5e-3, 25],
  ["BZX84C18", "BZX55C18 1N5248", 18, 5e-3, 35],
  ["BZX84C24", "BZX55C24 1N5252", 24, 5e-3, 50],
  ["1N4728A", "1N4728", 3.3, 76e-3, 10],
  ["1N4733A", "1N4733", 5.1, 49e-3, 7],
  ["1N4735A", "1N4735", 6.2, 41e-3, 2],
  ["1N4742A", "1N4742", 12, 21e-3, 9],
  ["1N4744A", "1N4744", 15, 17e-3, 14],
];

/** Beyond BV the current rises by e for every NBV Vt, so the differential resistance at the test current is NBV Vt / I. */
export function zener(name: string, volts: number, amperes: number, ohms: number): string[] {
  const ideality = Math.max((ohms * amperes) / THERMAL_V, 0.5);
  const values = {
    IS: 2e-15,
    N: 1.1,
    RS: 0.5,
    CJO: 150e-12,
    VJ: 0.75,
    M: 0.35,
    BV: volts,
    IBV: amperes,
    NBV: ideality,
  };
  return [`.model ${name} D(${parametersText(values)})`];
}

export const DIODE_MODELS: readonly GenericModel[] = [
  ...rowsOf(JUNCTIONS).map(junction),
  ...ZENERS.map(([name, aliases, volts, amperes, ohms]): GenericModel => ({
    ...{ name, aliases: aliases.split(" "), letter: "D", pins: null },
    cards: zener(name, volts, amperes, ohms),
    source: `VZ ${volts} V at ${rounded(amperes * 1e3)} mA, ZZ ${ohms} Ω`,
  })),
];
