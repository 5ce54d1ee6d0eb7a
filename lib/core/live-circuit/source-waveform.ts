// Text of an independent source as a waveform: "DC 5 AC 1", "SIN(0 1 1k)".
import type { Waveform } from "@/lib/core/live-simulation/circuit/waveform";
import type { Scope } from "@/lib/core/spice/evaluate";
import { wordsOf } from "@/lib/core/spice/words";
import { numberOf } from "./parameter-scope";

const SHAPES = /^(sin|sine|pulse|pwl|exp|sffm|am)$/i;
const OTHER_WORDS = /^(dc|ac|distof[12]|portnum|z0|trnoise|trrandom|external)$/i;

type Numbers = readonly number[];

/** s, of an edge without a duration where there is no period to measure it by. */
const SHORTEST_EDGE = 1e-9;

/** ngspice manual, section "Pulse": without a period, or behind the given number of them, it does not repeat. */
function pulse([initial = 0, pulsed = 0, delay = 0, rise = 0, fall = 0, width = 0, period = 0]: Numbers): Waveform {
  const edge = (given: number): number => (given > 0 ? given : SHORTEST_EDGE);
  if (period > 0)
    return { shape: "pulse", initial, pulsed, delay, rise, fall, width: width > 0 ? width : period, period };
  const up = delay + edge(rise);
  const start: [number, number][] = [
    [delay, initial],
    [up, pulsed],
  ];
  if (!(width > 0)) return { shape: "pwl", points: start };
  return { shape: "pwl", points: [...start, [up + width, pulsed], [up + width + edge(fall), initial]] };
}

function points(values: Numbers): readonly (readonly [number, number])[] {
  return Array.from({ length: Math.floor(values.length / 2) }, (_, at) => {
    const pair = values.slice(2 * at, 2 * at + 2);
    return [pair[0] ?? 0, pair[1] ?? 0] as const;
  });
}

function shaped(shape: string, values: Numbers): Waveform | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  switch (shape.toLowerCase()) {
    case "sin":
    case "sine":
      return c > 0
        ? { shape: "sine", offset: a, amplitude: b, frequency: c, delay: d, damping: e, phase: f }
        : undefined;
    case "pulse":
      return pulse(values);
    case "pwl":
      return values.length >= 2 ? { shape: "pwl", points: points(values) } : undefined;
    case "exp":
      return d > 0 && f > 0
        ? { shape: "exp", initial: a, pulsed: b, riseDelay: c, riseTau: d, fallDelay: e, fallTau: f }
        : undefined;
    case "sffm":
      return { shape: "sffm", offset: a, amplitude: b, carrier: c, index: d, signal: e };
    default:
      return {
        ...{ shape: "am", offset: a, carrierAmplitude: b, modulationAmplitude: c, modulation: d, carrier: e, delay: f },
      };
  }
}

/** Undefined for a shape that is not known, or whose values cannot be computed. An AC value has no part in time. */
export function sourceWaveform(text: string, scope: Scope): Waveform | undefined {
  const words = wordsOf(text).map((word) => word.text);
  const at = words.findIndex((word) => SHAPES.test(word));
  if (at >= 0) {
    const end = words.findIndex((word, index) => index > at && (OTHER_WORDS.test(word) || word.includes("=")));
    const values = words.slice(at + 1, end < 0 ? words.length : end).map((word) => numberOf(word, scope));
    const numbers = values.filter((value) => value !== undefined);
    return numbers.length === values.length ? shaped(words[at] ?? "", numbers) : undefined;
  }
  const direct = words.findIndex((word) => /^dc$/i.test(word));
  const [first] = words;
  if (direct < 0 && (first === undefined || OTHER_WORDS.test(first)))
    return first === undefined || /^(ac|distof)/i.test(first) ? { shape: "dc", value: 0 } : undefined;
  const value = numberOf(words[direct + 1] ?? "0", scope);
  return value === undefined ? undefined : { shape: "dc", value };
}
