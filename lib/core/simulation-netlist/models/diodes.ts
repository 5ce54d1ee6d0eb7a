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
LED_ORANGE LED_AMBER | 2 | 0.02 | 2 | 3 | 30 | 20 | 5
LED_TRUE_GREEN LED_CYAN | 3 | 0.02 | 3 | 6 | 60 | 20 | 5
LED_UV | 3.4 | 0.02 | 3 | 6 | 60 | 20 | 5
1N5821 | 0.42 | 3 | 1.05 | 0.03 | 500 | 1 | 30
SS24 SK24 B240 | 0.45 | 2 | 1.05 | 0.04 | 300 | 1 | 40
SS16 SK16 B160 | 0.6 | 1 | 1.05 | 0.1 | 150 | 1 | 60
SS310 B3100 | 0.75 | 3 | 1.05 | 0.04 | 250 | 1 | 100
SR560 SB560 | 0.6 | 5 | 1.05 | 0.02 | 500 | 1 | 60
MBR0520 B0520 | 0.37 | 0.5 | 1.05 | 0.1 | 170 | 1 | 20
MBR0540 B0540 | 0.45 | 0.5 | 1.05 | 0.15 | 170 | 1 | 40
MBR1045 MBR1545 | 0.55 | 10 | 1.05 | 0.008 | 900 | 1 | 45
MBR20100 | 0.75 | 10 | 1.05 | 0.01 | 600 | 1 | 100
BAT46 | 0.38 | 0.01 | 1.05 | 6 | 10 | 5 | 100
BAT85 | 0.36 | 0.01 | 1.05 | 5 | 10 | 5 | 30
RB751 RB751V-40 | 0.33 | 0.001 | 1.05 | 8 | 2 | 5 | 40
1N4150 | 0.72 | 0.05 | 1.8 | 0.6 | 2.5 | 4 | 50
BAV19 BAV20 | 0.83 | 0.1 | 1.8 | 0.8 | 5 | 50 | 120
FR107 RS1M | 1.05 | 1 | 1.9 | 0.06 | 15 | 500 | 1000
US1M | 1.4 | 1 | 2 | 0.1 | 15 | 75 | 1000
UF4004 US1G | 0.95 | 1 | 1.9 | 0.06 | 17 | 50 | 400
ES1J ES1D | 1.2 | 1 | 1.9 | 0.08 | 10 | 35 | 600
MUR160 | 1.05 | 1 | 1.9 | 0.06 | 12 | 50 | 600
MUR460 | 1.05 | 4 | 1.9 | 0.02 | 50 | 50 | 600
6A10 6A4 | 0.9 | 6 | 1.8 | 0.01 | 150 | 2500 | 1000
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
  ["BZX84C2V7", "BZX55C2V7 1N5223", 2.7, 5e-3, 75],
  ["BZX84C3V0", "BZX55C3V0 1N5225", 3, 5e-3, 80],
  ["BZX84C3V6", "BZX55C3V6 1N5227", 3.6, 5e-3, 85],
  ["BZX84C4V3", "BZX55C4V3 1N5229", 4.3, 5e-3, 80],
  ["BZX84C6V8", "BZX55C6V8 1N5235", 6.8, 5e-3, 6],
  ["BZX84C8V2", "BZX55C8V2 1N5237", 8.2, 5e-3, 6],
  ["BZX84C11", "BZX55C11 1N5241", 11, 5e-3, 10],
  ["BZX84C13", "BZX55C13 1N5243", 13, 5e-3, 10],
  ["BZX84C16", "BZX55C16 1N5246", 16, 5e-3, 10],
  ["BZX84C20", "BZX55C20 1N5250", 20, 5e-3, 15],
  ["BZX84C22", "BZX55C22 1N5251", 22, 5e-3, 20],
  ["BZX84C27", "BZX55C27 1N5254", 27, 2e-3, 25],
  ["BZX84C30", "BZX55C30 1N5256", 30, 2e-3, 30],
  ["BZX84C33", "BZX55C33 1N5257", 33, 2e-3, 35],
  ["1N4729A", "1N4729", 3.6, 69e-3, 10],
  ["1N4730A", "1N4730", 3.9, 64e-3, 9],
  ["1N4731A", "1N4731", 4.3, 58e-3, 9],
  ["1N4732A", "1N4732", 4.7, 53e-3, 8],
  ["1N4734A", "1N4734", 5.6, 45e-3, 5],
  ["1N4736A", "1N4736", 6.8, 37e-3, 3.5],
  ["1N4737A", "1N4737", 7.5, 34e-3, 4],
  ["1N4738A", "1N4738", 8.2, 31e-3, 4.5],
  ["1N4739A", "1N4739", 9.1, 28e-3, 5],
  ["1N4740A", "1N4740", 10, 25e-3, 7],
  ["1N4741A", "1N4741", 11, 23e-3, 8],
  ["1N4743A", "1N4743", 13, 19e-3, 10],
  ["1N4745A", "1N4745", 16, 15.5e-3, 16],
  ["1N4746A", "1N4746", 18, 14e-3, 20],
  ["1N4747A", "1N4747", 20, 12.5e-3, 22],
  ["1N4748A", "1N4748", 22, 11.5e-3, 23],
  ["1N4749A", "1N4749", 24, 10.5e-3, 25],
  ["1N4750A", "1N4750", 27, 9.5e-3, 35],
  ["1N4751A", "1N4751", 30, 8.5e-3, 40],
];

export const ZENER_PINS = [
  ["A", "ANODE", "+"],
  ["K", "C", "CATHODE", "-"],
];

/** Saturation current of the breakdown's diode. */
const BREAKDOWN_IS = 1e-14;

/**
 * The forward diode beside a breakdown of a diode, a voltage and a resistor: V = E + N Vt ln(I/IS) + R I, with the
 * differential resistance N Vt/I + R; N is below 1 where a junction alone would have more. The diode's own breakdown (BV, NBV) would begin below 0 V for soft Zener diodes, on
 * which the engine does not end.
 */
export function zener(name: string, volts: number, amperes: number, ohms: number): string[] {
  const emission = Math.min(1, (ohms * amperes) / 2 / THERMAL_V);
  const junction = emission * THERMAL_V;
  const series = Math.max(ohms - junction / amperes, 1e-3);
  const source = volts - junction * Math.log(amperes / BREAKDOWN_IS) - series * amperes;
  const forward = { IS: 2e-15, N: 1.1, RS: 0.5, CJO: 150e-12, VJ: 0.75, M: 0.35 };
  return [
    `.subckt ${name} A K`,
    `D1 A K ${name}_F`,
    `D2 K X ${name}_Z`,
    `V1 X Y ${rounded(source)}`,
    `R1 Y A ${rounded(series)}`,
    `.model ${name}_F D(${parametersText(forward)})`,
    `.model ${name}_Z D(IS=${BREAKDOWN_IS} N=${rounded(emission)})`,
    `.ends ${name}`,
  ];
}

export const DIODE_MODELS: readonly GenericModel[] = [
  ...rowsOf(JUNCTIONS).map(junction),
  ...ZENERS.map(([name, aliases, volts, amperes, ohms]): GenericModel => ({
    ...{ name, aliases: aliases.split(" "), letter: "X", pins: ZENER_PINS },
    cards: zener(name, volts, amperes, ohms),
    source: `VZ ${volts} V at ${rounded(amperes * 1e3)} mA, ZZ ${ohms} Ω`,
  })),
];
