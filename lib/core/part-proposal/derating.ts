// Share of a rating that a part may be used with.

/**
 * Derating guides ask for 50 to 80 %, by part and environment (System Reliability Center, "Part derating parameters";
 * ECSS-Q-ST-30-11C). The 50 % of ceramic capacitors also leaves room for the capacitance that class 2 dielectrics lose under
 * direct voltage.
 */
export const DERATING = {
  resistorPower: 0.5,
  resistorVoltage: 1,
  ceramicVoltage: 0.5,
  electrolyticVoltage: 0.8,
  inductorCurrent: 0.8,
  semiconductorVoltage: 0.8,
  semiconductorCurrent: 0.8,
  zenerPower: 0.5,
} as const;

/** V: aluminum electrolytic capacitors bear no more in reverse for long; half of what makers state as the limit. */
const MAX_REVERSE = 0.5;

/** True where an electrolytic capacitor is charged the wrong way round. */
export const isReversed = (kind: string, reverse: number): boolean =>
  kind === "electrolyticCapacitor" && reverse > MAX_REVERSE;
