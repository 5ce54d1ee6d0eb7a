// Parameters of single ceramic capacitors, decoded from the manufacturers' ordering codes.

import type { Parameters } from "@/lib/core/part/part";
import { type Value, valueOf, writeValue } from "@/lib/core/part/preferred-values";

const TOLERANCES: Readonly<Record<string, string>> = {
  B: "±0.1 pF",
  C: "±0.25 pF",
  D: "±0.5 pF",
  F: "±1 %",
  G: "±2 %",
  J: "±5 %",
  K: "±10 %",
  M: "±20 %",
  Z: "−20 % to +80 %",
};

/** IEC 60384 voltage codes, as Murata and TDK write them. */
const VOLTAGES: Readonly<Record<string, number>> = {
  ...{ "0E": 2.5, "0G": 4, "0J": 6.3, "1A": 10, "1C": 16, "1E": 25, "1V": 35, YA: 35, "1N": 35, "1H": 50, "2A": 100 },
  ...{ "2D": 200, "2E": 250, "2W": 450, "2H": 500, "2J": 630, "3A": 1000, "3D": 2000 },
};
const MURATA_DIELECTRICS: Readonly<Record<string, string>> = {
  ...{ "5C": "C0G", R7: "X7R", R6: "X5R", C7: "X7S", C8: "X6S", D7: "X7T", D8: "X6T", F5: "Y5V", "7U": "U2J" },
};
const SAMSUNG_DIELECTRICS: Readonly<Record<string, string>> = { A: "X5R", B: "X7R", C: "C0G", X: "X6S", Y: "X7S" };
const SAMSUNG_VOLTAGES: Readonly<Record<string, number>> = {
  ...{ S: 2.5, R: 4, Q: 6.3, P: 10, O: 16, A: 25, L: 35, B: 50, C: 100, D: 200, E: 250, G: 500, H: 630, I: 1000 },
};
const TAIYO_VOLTAGES: Readonly<Record<string, number>> = {
  ...{ P: 2.5, A: 4, J: 6.3, L: 10, E: 16, T: 25, G: 35, U: 50, H: 100, Q: 250 },
};
const TAIYO_DIELECTRICS: Readonly<Record<string, string>> = { BJ: "X5R", BBJ: "X5R", ABJ: "X5R", B7: "X7R", CG: "C0G" };

/** In pF: `104`, `R50`, `4R7`, `010`; null for anything else. */
function picofarads(code: string): Value | null {
  if (/^\d{3}$/.test(code)) return valueOf(Number(code.slice(0, 2)) * 10 ** Number(code.slice(2)));
  return /^(?:\d?R\d{1,2})$/.test(code) ? valueOf(Number(code.replace("R", "."))) : null;
}

/** Dielectric, voltage, capacitance and tolerance of a code, by maker. */
const SCHEMES: readonly (readonly [RegExp, (found: RegExpExecArray) => [string?, number?, string?, string?]])[] = [
  [
    /^G[CR][MTJQ]\w{2}[\dA-Z](5C|7U|[RCDF]\d)(\d[A-Z]|YA)([\dR]{3})([B-Z])/,
    ([, dielectric = "", volts = "", value, tolerance]) => [
      MURATA_DIELECTRICS[dielectric],
      VOLTAGES[volts],
      value,
      tolerance,
    ],
  ],
  [
    /^CL\d{2}([ABCXY])([\dR]{3})([B-Z])([A-Z])/,
    ([, dielectric = "", value, tolerance, volts = ""]) => [
      SAMSUNG_DIELECTRICS[dielectric],
      SAMSUNG_VOLTAGES[volts],
      value,
      tolerance,
    ],
  ],
  [
    /^(?:C\d{4}|CGA\d[A-Z]\d)(C0G|X[5-8][RST])(\d[A-Z])([\dR]{3})([B-Z])/,
    ([, dielectric, volts = "", value, tolerance]) => [dielectric, VOLTAGES[volts], value, tolerance],
  ],
  [
    /^([PAJLETGUHQ])MK\d{3}(A?B{1,2}J|B7|CG)([\dR]{3})([B-Z])/,
    ([, volts = "", dielectric = "", value, tolerance]) => [
      TAIYO_DIELECTRICS[dielectric],
      TAIYO_VOLTAGES[volts],
      value,
      tolerance,
    ],
  ],
];

/** Null for codes of other manufacturers. */
export function ceramicParameters(mpn: string): Parameters | null {
  for (const [pattern, read] of SCHEMES) {
    const found = pattern.exec(mpn);
    if (!found) continue;
    const [dielectric, volts, code = "", tolerance = ""] = read(found);
    const value = picofarads(code);
    if (value === null || dielectric === undefined || volts === undefined) return null;
    return {
      function: "Ceramic capacitor",
      capacitance: writeValue(value, "F", -12),
      voltage: `${volts} V`,
      dielectric,
      ...(TOLERANCES[tolerance] ? { tolerance: TOLERANCES[tolerance] } : {}),
    };
  }
  return null;
}
