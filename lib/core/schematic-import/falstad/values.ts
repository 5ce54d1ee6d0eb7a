// Values in SPICE's notation.
import type { FalstadElement } from "@/lib/core/formats/falstad/falstad-model";
import { numberValue } from "./posts";

const SCALES: readonly (readonly [number, string])[] = [
  ...([
    [1e12, "T"],
    [1e9, "G"],
    [1e6, "Meg"],
    [1e3, "k"],
    [1, ""],
  ] as const),
  ...([
    [1e-3, "m"],
    [1e-6, "u"],
    [1e-9, "n"],
    [1e-12, "p"],
    [1e-15, "f"],
  ] as const),
];
const DIGITS = 6;

/** 4.9999999999999996E-6 is "5u". */
export function spiceText(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS));
  const [scale, letters] = SCALES.find(([least]) => Math.abs(rounded) >= least) ?? [1, ""];
  return `${Number((rounded / scale).toPrecision(DIGITS))}${letters}`;
}

const WAVEFORMS = { direct: 0, sine: 1, square: 2, triangle: 3, sawtooth: 4, pulse: 5, noise: 6, slider: 7 };
const COSINE = 2;
const OWN_PULSE_DUTY = 4;
/** Of files without a duty cycle of their own. */
const OLD_PULSE_DUTY = 1 / (2 * Math.PI);
/** Share of the period that an edge takes. */
const EDGE = 1e-3;

export interface SourceValue {
  readonly text: string;
  /** Hertz; 0 without a period. */
  readonly frequency: number;
  /** The wave begins with this delay rather than in the middle of a period. */
  readonly isDelayed: boolean;
  /** A slider sets it in the original. */
  readonly isSlider: boolean;
}

interface Wave {
  readonly low: number;
  readonly high: number;
  /** Shares of the period. */
  readonly rise: number;
  readonly fall: number;
  readonly width: number;
}

function waveOf(kind: number, amplitude: number, bias: number, duty: number): Wave {
  const [low, high] = [bias - amplitude, bias + amplitude];
  if (kind === WAVEFORMS.triangle) return { low, high, rise: (1 - EDGE) / 2, fall: (1 - EDGE) / 2, width: EDGE / 2 };
  if (kind === WAVEFORMS.sawtooth) return { low, high, rise: 1 - 2 * EDGE, fall: EDGE, width: EDGE / 2 };
  const width = Math.min(Math.max(duty - EDGE, EDGE), 1 - 3 * EDGE);
  return { low: kind === WAVEFORMS.pulse ? bias : low, high, rise: EDGE, fall: EDGE, width };
}

/** `timeStep` in seconds: noise has a new value after each. */
export function sourceValue(element: FalstadElement, timeStep: number): SourceValue {
  const { code, flags, values } = element;
  const kind = code === "172" ? WAVEFORMS.slider : Math.trunc(numberValue(element, "wf", 0));
  const [frequency, amplitude, bias] = [
    Math.abs(numberValue(element, "fr", 40)),
    numberValue(element, "maxv", 5),
    numberValue(element, "bias", 0),
  ];
  const isCosine = (flags & COSINE) !== 0;
  const phase = isCosine ? Math.PI / 2 : numberValue(element, "phaseShift", 0);
  const plain = { frequency: 0, isDelayed: false, isSlider: false };
  if (kind === WAVEFORMS.slider) {
    // The place of the slider stands where others have the frequency.
    const share = Math.min(numberValue(element, "fr", 0), 1);
    return { ...plain, text: spiceText(bias + (amplitude - bias) * share), isSlider: true };
  }
  if (kind === WAVEFORMS.noise)
    return {
      ...plain,
      text: `TRRANDOM(1 ${spiceText(timeStep || 1e-6)} 0 ${spiceText(amplitude)} ${spiceText(bias)})`,
    };
  const isWave = kind >= WAVEFORMS.sine && kind <= WAVEFORMS.pulse;
  if (!isWave || frequency === 0) return { ...plain, text: spiceText(isWave ? bias : amplitude + bias) };
  if (kind === WAVEFORMS.sine) {
    const words = [bias, amplitude, frequency, ...(phase === 0 ? [] : [0, 0, (phase * 180) / Math.PI])];
    return { ...plain, text: `SIN(${words.map(spiceText).join(" ")})`, frequency };
  }
  const isOldPulse = kind === WAVEFORMS.pulse && !values.has("x") && (flags & OWN_PULSE_DUTY) === 0;
  const duty = isOldPulse ? OLD_PULSE_DUTY : numberValue(element, "dutyCycle", 0.5);
  const { low, high, rise, fall, width } = waveOf(kind, amplitude, bias, duty);
  const turns = phase / (2 * Math.PI);
  const delay = (Math.ceil(turns) - turns) / frequency;
  const times = [delay, rise / frequency, fall / frequency, width / frequency, 1 / frequency];
  const text = `PULSE(${[low, high, ...times].map(spiceText).join(" ")})`;
  return { text, frequency, isDelayed: delay > 0, isSlider: false };
}
