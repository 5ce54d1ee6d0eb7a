// Notations of a value in manufacturers' ordering codes.

import type { Value } from "./preferred-values";

export type ValueCode = (value: Value) => string;

/** The digits before and after the point, with the letter of the unit: R, K, M for resistance. */
function split({ digits, exponent }: Value) {
  const letter = exponent + 2 >= 6 ? "M" : exponent + 2 >= 3 ? "K" : "R";
  const whole = 3 + exponent - { R: 0, K: 3, M: 6 }[letter];
  const text = String(digits).padStart(3, "0");
  return { letter, whole: text.slice(0, whole), fraction: text.slice(whole) };
}

/** `10K`, `4K7`, `49K9`, `100R`; jumpers `0R` (Yageo RC_L datasheet, resistance code rule; TE CRGCQ). */
export const shortLetters: ValueCode = (value) => {
  if (value.digits === 0) return "0R";
  const { letter, whole, fraction } = split(value);
  return whole + letter + fraction.replace(/0+$/, "");
};

/** Always four characters: `10K0`, `100R`, `4R70`; jumpers `0000` (Vishay CRCW) (Stackpole RMCF writes `0R00`). */
export const fourLetters: ValueCode = (value) => {
  if (value.digits === 0) return "0000";
  const { letter, whole, fraction } = split(value);
  return whole + letter + fraction;
};

/** Three digits and the number of zeros, a letter for the decimal point below that: `1002`, `1000`, `49R9`, `1R00`. */
export const fourDigits: ValueCode = (value) => {
  if (value.digits === 0) return "0000";
  if (value.exponent >= 0) return `${value.digits}${value.exponent}`;
  const { whole, fraction } = split(value);
  return `${whole}R${fraction}`;
};

/**
 * Two digits and the number of zeros: `103`, `100` is ten; below ten the decimal point is R: `4R7`. For values of E24.
 */
export const threeDigits: ValueCode = ({ digits, exponent }) => {
  if (digits === 0) return "000";
  const text = String(digits);
  return exponent >= -1 ? text.slice(0, 2) + String(exponent + 1) : `${text.slice(0, 1)}R${text.slice(1, 2)}`;
};

/** As `fourDigits`, with J for ×0.1 and K for ×0.01 instead of a decimal point: `100J` is 10.0 (UNI-ROYAL, 1 %). */
export const fourDigitsMultiplier: ValueCode = (value) => {
  if (value.exponent >= 0 || value.digits === 0) return fourDigits(value);
  return `${value.digits}${value.exponent === -1 ? "J" : "K"}`;
};

/** Nanohenries with N for the decimal point, from 100 nH on microhenries with R: `3N9`, `10N`, `R10` (Murata, TDK). */
export const inductanceLetters: ValueCode = (value) => {
  const text = String(value.digits);
  if (value.exponent === -2) return `${text.slice(0, 1)}N${text.slice(1, 2)}`;
  return value.exponent === -1 ? `${text.slice(0, 2)}N` : `R${text.slice(0, 2)}`;
};

/** As `threeDigits` from 1 pF on, and below that R before two digits: `R50` (AVX, Yageo, Walsin, Murata). */
export const digitsAndR: ValueCode = (value) =>
  value.exponent < -2 ? `R${String(value.digits).slice(0, 2)}` : threeDigits(value);

/** Below 10 pF 9 means × 0.1, below 1 pF 8 means × 0.01: `109` is 1 pF, `508` 0.5 pF (KEMET). */
export const digitsAndTenths: ValueCode = (value) =>
  value.exponent <= -2 ? `${String(value.digits).slice(0, 2)}${value.exponent === -2 ? 9 : 8}` : threeDigits(value);

/** Whole picofarads below ten with a zero before and after, `010`; others as `1R5`; 0.5 pF as `0R5` (Samsung, TDK). */
export const digitsFromOne: ValueCode = (value) => {
  if (value.exponent < -2) return `0R${String(value.digits).slice(0, 1)}`;
  return value.exponent === -2 && value.digits % 100 === 0 ? `0${value.digits / 100}0` : threeDigits(value);
};
