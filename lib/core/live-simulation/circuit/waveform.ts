// Waveforms of independent sources, by the definitions of the ngspice manual, section 4.1. SI units, phases in degrees.

export type Waveform =
  | { readonly shape: "dc"; readonly value: number }
  | {
      readonly shape: "sine";
      readonly offset: number;
      readonly amplitude: number;
      readonly frequency: number;
      readonly delay?: number;
      /** 1/s */
      readonly damping?: number;
      readonly phase?: number;
    }
  | {
      readonly shape: "pulse";
      readonly initial: number;
      readonly pulsed: number;
      readonly delay?: number;
      /** An edge of no duration takes a millionth of the period. */
      readonly rise?: number;
      readonly fall?: number;
      readonly width: number;
      readonly period: number;
    }
  | { readonly shape: "pwl"; readonly points: readonly (readonly [time: number, value: number])[] }
  | {
      readonly shape: "exp";
      readonly initial: number;
      readonly pulsed: number;
      readonly riseDelay: number;
      readonly riseTau: number;
      readonly fallDelay: number;
      readonly fallTau: number;
    }
  | {
      readonly shape: "sffm";
      readonly offset: number;
      readonly amplitude: number;
      readonly carrier: number;
      readonly index: number;
      readonly signal: number;
    }
  | {
      readonly shape: "am";
      readonly offset: number;
      readonly carrierAmplitude: number;
      readonly modulationAmplitude: number;
      readonly modulation: number;
      readonly carrier: number;
      readonly delay?: number;
    };

type Pulse = Extract<Waveform, { shape: "pulse" }>;
type Points = Extract<Waveform, { shape: "pwl" }>["points"];

const SHORTEST_EDGE = 1e-6;
/** Steps that a period of a sine has at least. */
const STEPS_PER_PERIOD = 50;

const edge = (duration: number | undefined, period: number): number =>
  duration !== undefined && duration > 0 ? duration : period * SHORTEST_EDGE;

function pulseAt({ initial, pulsed, delay = 0, width, period, ...edges }: Pulse, time: number): number {
  const since = time - delay;
  if (since <= 0) return initial;
  const phase = since % period;
  const rise = edge(edges.rise, period);
  const fall = edge(edges.fall, period);
  if (phase < rise) return initial + ((pulsed - initial) * phase) / rise;
  if (phase <= rise + width) return pulsed;
  if (phase < rise + width + fall) return pulsed + ((initial - pulsed) * (phase - rise - width)) / fall;
  return initial;
}

function piecewiseAt(points: Points, time: number): number {
  let [before, value] = points[0] ?? [0, 0];
  if (time <= before) return value;
  for (const [at, next] of points) {
    if (time < at) return value + ((next - value) * (time - before)) / (at - before);
    [before, value] = [at, next];
  }
  return value;
}

/** Value at a time in s. */
export function waveformAt(waveform: Waveform, time: number): number {
  switch (waveform.shape) {
    case "dc":
      return waveform.value;
    case "sine": {
      const { offset, amplitude, frequency, delay = 0, damping = 0, phase = 0 } = waveform;
      const angle = (phase * Math.PI) / 180;
      const since = time - delay;
      if (since <= 0) return offset + amplitude * Math.sin(angle);
      return offset + amplitude * Math.sin(2 * Math.PI * frequency * since + angle) * Math.exp(-since * damping);
    }
    case "pulse":
      return pulseAt(waveform, time);
    case "pwl":
      return piecewiseAt(waveform.points, time);
    case "exp": {
      const { initial, pulsed, riseDelay, riseTau, fallDelay, fallTau } = waveform;
      const rise = time > riseDelay ? 1 - Math.exp(-(time - riseDelay) / riseTau) : 0;
      const fall = time > fallDelay ? 1 - Math.exp(-(time - fallDelay) / fallTau) : 0;
      return initial + (pulsed - initial) * (rise - fall);
    }
    case "sffm": {
      const { offset, amplitude, carrier, index, signal } = waveform;
      // The deviation of the frequency never exceeds the carrier.
      const deviation = Math.min(index, carrier / signal) * Math.sin(2 * Math.PI * signal * time);
      return offset + amplitude * Math.sin(2 * Math.PI * carrier * time + deviation);
    }
    case "am": {
      const { offset, carrierAmplitude, modulationAmplitude, modulation, carrier, delay = 0 } = waveform;
      const since = time - delay;
      if (since <= 0) return 0;
      const envelope = carrierAmplitude + modulationAmplitude * Math.sin(2 * Math.PI * modulation * since);
      return offset + envelope * Math.sin(2 * Math.PI * carrier * since);
    }
  }
}

function firstAfter(times: readonly number[], time: number, tolerance: number): number {
  return times.find((at) => at > time + tolerance) ?? Infinity;
}

function nextPulseCorner({ delay = 0, width, period, ...edges }: Pulse, time: number): number {
  const rise = edge(edges.rise, period);
  const fall = edge(edges.fall, period);
  const tolerance = Math.max(period * 1e-9, time * 1e-13);
  const start = delay + Math.max(0, Math.floor((time - delay) / period)) * period;
  const corners = [0, rise, rise + width, rise + width + fall, period, period + rise];
  return firstAfter(
    corners.map((corner) => start + corner),
    time,
    tolerance,
  );
}

/** The next time in s at which the value or its slope jumps; infinite if there is none. */
export function nextCorner(waveform: Waveform, time: number): number {
  switch (waveform.shape) {
    case "pulse":
      return nextPulseCorner(waveform, time);
    case "pwl":
      return firstAfter(
        waveform.points.map(([at]) => at),
        time,
        time * 1e-13,
      );
    case "exp":
      return firstAfter([waveform.riseDelay, waveform.fallDelay], time, time * 1e-13);
    case "sine":
    case "am":
      return firstAfter([waveform.delay ?? 0], time, time * 1e-13);
    default:
      return Infinity;
  }
}

/** Longest step in s that still shows the shape. */
export function longestStep(waveform: Waveform): number {
  switch (waveform.shape) {
    case "sine":
      return 1 / (STEPS_PER_PERIOD * waveform.frequency);
    case "sffm":
      return 1 / (STEPS_PER_PERIOD * (waveform.carrier + (waveform.index + 1) * waveform.signal));
    case "am":
      return 1 / (STEPS_PER_PERIOD * (waveform.carrier + waveform.modulation));
    case "exp":
      return Math.min(waveform.riseTau, waveform.fallTau) / 10;
    default:
      return Infinity;
  }
}
