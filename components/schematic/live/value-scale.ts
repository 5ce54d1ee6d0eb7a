// Values on a slider: from a tenth to ten times what the netlist says, on a logarithmic scale; voltages and currents of
// sources from minus to plus twice as much.
import type { LiveControl } from "@/lib/core/live-circuit/live-controls";
import { fromShare, type Scale, toShare } from "@/lib/core/waveform/plot/scale";

/** Positions of the slider. */
export const SLIDER_STEPS = 200;
const DIGITS = 3;

type ValueControl = Extract<LiveControl, { kind: "value" }>;

const MUST_BE_POSITIVE: ReadonlySet<ValueControl["unit"]> = new Set(["Ω", "F", "H", "Hz"]);

export function scaleOf({ unit, value }: ValueControl): Scale {
  if (MUST_BE_POSITIVE.has(unit)) return { from: value / 10, to: value * 10, isLog: true };
  const reach = value === 0 ? 1 : 2 * Math.abs(value);
  return { from: -reach, to: reach, isLog: false };
}

export const stepOf = (control: ValueControl, value: number): number =>
  Math.round(Math.min(Math.max(toShare(scaleOf(control), value), 0), 1) * SLIDER_STEPS);

/** The middle is exactly the netlist's value, or 0. */
export function valueOfStep(control: ValueControl, step: number): number {
  const scale = scaleOf(control);
  if (step === SLIDER_STEPS / 2) return scale.isLog ? control.value : 0;
  return Number(fromShare(scale, step / SLIDER_STEPS).toPrecision(DIGITS));
}
