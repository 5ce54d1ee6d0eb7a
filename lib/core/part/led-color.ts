// The color of a chip LED, decoded from its ordering code.

export const LED_COLORS = ["red", "orange", "yellow", "green", "blue", "white"] as const;
export type LedColor = (typeof LED_COLORS)[number];

/** Lite-On, `LTST-C190KGKT`: the letters between the lens and `KT`. */
const LITE_ON: Readonly<Record<string, LedColor>> = {
  KR: "red",
  KE: "red",
  C: "red",
  E: "orange",
  KF: "orange",
  KS: "yellow",
  Y: "yellow",
  KG: "green",
  G: "green",
  TB: "blue",
};

/** Everlight, `19-217/GHC-YR1S2/3T`: the letters after the size. */
const EVERLIGHT: Readonly<Record<string, LedColor>> = {
  R6: "red",
  SUR: "red",
  S2: "orange",
  Y2: "yellow",
  GH: "green",
  SYG: "green",
  BH: "blue",
};

/** Null if the code does not contain it. */
export function ledColor(mpn: string): LedColor | null {
  const liteOn = /^LTST-C\d{3}([A-Z]{1,2})KT/.exec(mpn)?.[1];
  if (liteOn !== undefined) return LITE_ON[liteOn] ?? null;
  const everlight = /^\d{2}-\d{2,3}\/?(R6|SUR|S2|Y2|GH|SYG|BH)C/.exec(mpn)?.[1];
  return everlight === undefined ? null : (EVERLIGHT[everlight] ?? null);
}
