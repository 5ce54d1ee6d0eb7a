// Numbers with the prefixes of engineering units: 1.36 µs, −385 mV, 4.7 kHz.

import { hasNoPrefix, isPlain, unitSymbol, type Unit } from "@/lib/core/waveform/unit";

const PREFIXES = ["f", "p", "n", "µ", "m", "", "k", "M", "G", "T"];
const NO_PREFIX = 5;
/** U+2212, which is as wide as the plus sign. */
const MINUS = "−";

/** Thousands by which a number is written, as an index of the prefixes. */
function prefixIndex(value: number, unit: Unit): number {
  if (hasNoPrefix(unit) || value === 0 || !Number.isFinite(value)) return NO_PREFIX;
  const thousands = Math.floor(Math.log10(Math.abs(value)) / 3 + 1e-12);
  return Math.min(PREFIXES.length - 1, Math.max(0, NO_PREFIX + thousands));
}

/** 10 to three times the index; division by it is exact where multiplication by its inverse is not. */
function scaled(value: number, index: number): number {
  const power = (index - NO_PREFIX) * 3;
  return power >= 0 ? value / 10 ** power : value * 10 ** -power;
}

const signed = (text: string): string => (text.startsWith("-") ? MINUS + text.slice(1) : text);

function withUnit(number: string, index: number, unit: Unit): string {
  const symbol = unitSymbol(unit);
  const suffix = `${PREFIXES[index] ?? ""}${symbol}`;
  return suffix === "" ? number : suffix === "°" ? `${number}°` : `${number} ${suffix}`;
}

/** A value with significant digits: "1.360 µs". "" for NaN, ∞ for infinity. */
export function engineeringText(value: number, unit: Unit, digits = 4): string {
  if (Number.isNaN(value)) return "";
  if (!Number.isFinite(value)) return withUnit(value < 0 ? `${MINUS}∞` : "∞", NO_PREFIX, unit);
  if (value === 0) return withUnit("0", NO_PREFIX, unit);
  // Rounding first, so that 999.96 mV reads 1.000 V.
  const rounded = Number(value.toPrecision(digits));
  const index = prefixIndex(rounded, unit);
  const number = scaled(rounded, index);
  const isPrintable = Math.abs(number) < 1e6 && Math.abs(number) >= 1e-3;
  return withUnit(signed(isPrintable ? number.toPrecision(digits) : number.toExponential(digits - 1)), index, unit);
}

export interface AxisLabels {
  /** Unit with the prefix that all labels share, "µs"; empty if each has its own. */
  readonly unit: string;
  readonly label: (value: number) => string;
}

/** Labels of a linear axis share one prefix, and as many decimals as its step needs. */
export function linearLabels(from: number, to: number, step: number, unit: Unit): AxisLabels {
  const index = prefixIndex(Math.max(Math.abs(from), Math.abs(to)), unit);
  const places = Math.ceil(-Math.log10(Math.abs(scaled(step, index))) - 1e-9);
  const decimals = Math.min(12, Math.max(0, places));
  const symbol = `${PREFIXES[index] ?? ""}${unitSymbol(unit)}`;
  return {
    unit: symbol,
    label: (value) =>
      signed(
        scaled(value, index)
          .toFixed(decimals)
          .replace(/^-(0(?:\.0+)?)$/, "$1"),
      ),
  };
}

/** Labels of decades have their own prefix: 10, 100, 1 k. */
export function decadeLabels(unit: Unit): AxisLabels {
  const label = (value: number): string => {
    const index = prefixIndex(Number(value.toPrecision(6)), unit);
    const number = String(Number(scaled(value, index).toPrecision(6)));
    return PREFIXES[index] === "" ? number : `${number} ${PREFIXES[index] ?? ""}`;
  };
  return { unit: isPlain(unit) ? "" : unitSymbol(unit), label };
}
