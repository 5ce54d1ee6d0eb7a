// Pin conflict matrix: what two pins on one net mean, by KiCad's defaults (erc_settings.cpp).
import type { PinVerdict } from "../model/checks";
import { PIN_TYPES, type PinType } from "../model/symbol";

export type PinMatrix = Readonly<Record<PinType, Readonly<Record<PinType, PinVerdict>>>>;

/** Rows and columns in the order of PIN_ORDER; symmetric. */
const ROWS = `
......w....E
.E.w..w.EEEE
......w.w.wE
.w....wwEwwE
......w....E
...........E
wwwww.wwwwwE
...w..w....E
.EwE..w.EEEE
.E.w..w.E..E
.Eww..w.E..E
EEEEEEEEEEEE`;

/** As tables of the matrix show them. */
export const PIN_ORDER: readonly PinType[] = [
  ...(["input", "output", "bidirectional", "tri-state", "passive", "free", "unspecified"] as const),
  ...(["power-input", "power-output", "open-collector", "open-emitter", "no-connect"] as const),
];
const VERDICTS: Readonly<Record<string, PinVerdict>> = { ".": "ok", w: "warning", E: "error" };

function readMatrix(): PinMatrix {
  const rows = ROWS.trim().split("\n");
  const verdictOf = (a: PinType, b: PinType): PinVerdict =>
    VERDICTS[rows[PIN_ORDER.indexOf(a)]?.[PIN_ORDER.indexOf(b)] ?? "."] ?? "ok";
  const rowOf = (a: PinType) =>
    Object.fromEntries(PIN_TYPES.map((b) => [b, verdictOf(a, b)])) as Record<PinType, PinVerdict>;
  return Object.fromEntries(PIN_TYPES.map((a) => [a, rowOf(a)])) as Record<PinType, Record<PinType, PinVerdict>>;
}

export const DEFAULT_PIN_MATRIX: PinMatrix = readMatrix();

/** The pin of a conflict that is named first: the one whose type says most, as in KiCad. */
const WEIGHTS: readonly PinType[] = [
  ...(["no-connect", "power-output", "power-input", "output", "bidirectional", "tri-state"] as const),
  ...(["input", "open-emitter", "open-collector", "passive", "unspecified", "free"] as const),
];
export const weightOf = (type: PinType): number => WEIGHTS.length - WEIGHTS.indexOf(type);
