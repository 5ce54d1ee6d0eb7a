// The pn junction: current, depletion charge, and the limits of its voltage between iterations.
// Nagel, SPICE2, UCB/ERL M520, 1975; Antognetti and Massobrio, Semiconductor Device Modeling with SPICE, chapter 1;
// ngspice manual, section 11 on diodes.
import { THERMAL_VOLTAGE } from "../circuit/models";

/** A value and its derivative, written in place: the inner loop allocates nothing. */
export interface ValueAndSlope {
  value: number;
  slope: number;
}

/** V: above it, iterations of a junction are limited. */
export const criticalVoltage = (saturation: number, emission = THERMAL_VOLTAGE): number =>
  emission * Math.log(emission / (Math.SQRT2 * Math.max(saturation, 1e-30)));

/** The next voltage of a junction whose last one was `last`, so that its current can't overflow. */
export function limitJunction(next: number, last: number, emission: number, critical: number): number {
  if (next > critical && Math.abs(next - last) > 2 * emission) {
    if (last <= 0) return emission * Math.log(next / emission);
    const ratio = (next - last) / emission;
    return ratio > 0
      ? last + emission * (2 + Math.log(Math.max(ratio - 2, 1e-3)))
      : last - emission * (2 + Math.log(2 - ratio));
  }
  if (next >= 0) return next;
  return Math.max(next, last > 0 ? -last - 1 : 2 * last - 1);
}

/** Current in A of an ideal junction; in reverse it goes over to the saturation current as in ngspice. */
export function junctionCurrent(voltage: number, saturation: number, emission: number, out: ValueAndSlope): void {
  if (voltage >= -3 * emission) {
    const exponential = saturation * Math.exp(Math.min(voltage / emission, 500));
    out.value = exponential - saturation;
    out.slope = exponential / emission;
    return;
  }
  const cubed = ((3 * emission) / (voltage * Math.E)) ** 3;
  out.value = -saturation * (1 + cubed);
  out.slope = (saturation * 3 * cubed) / voltage;
}

/** A depletion layer, with the constants of its linear part above the knee at fc · potential. */
export interface Depletion {
  readonly capacitance: number;
  readonly potential: number;
  readonly grading: number;
  readonly knee: number;
  readonly atKnee: number;
  readonly scale: number;
  readonly constant: number;
}

export function depletionLayer(capacitance: number, potential: number, grading: number, fc: number): Depletion {
  return {
    ...{ capacitance, potential, grading, knee: fc * potential },
    atKnee: (potential * capacitance * (1 - (1 - fc) ** (1 - grading))) / (1 - grading),
    scale: capacitance / (1 - fc) ** (1 + grading),
    constant: 1 - fc * (1 + grading),
  };
}

/** Charge in C and capacitance in F, linear in the voltage above the knee. */
export function depletionCharge(voltage: number, layer: Depletion, out: ValueAndSlope): void {
  const { potential, grading, knee } = layer;
  if (voltage < knee) {
    const rest = 1 - voltage / potential;
    const capacitance = layer.capacitance * Math.exp(-grading * Math.log(rest));
    out.value = (potential * (layer.capacitance - rest * capacitance)) / (1 - grading);
    out.slope = capacitance;
    return;
  }
  const slope = grading / (2 * potential);
  out.value =
    layer.atKnee + layer.scale * (layer.constant * (voltage - knee) + slope * (voltage * voltage - knee * knee));
  out.slope = layer.scale * (layer.constant + 2 * slope * voltage);
}

/** Breakdown voltage for the exponential, so that the current at `bv` is `ibv`. */
export function fittedBreakdown(bv: number, ibv: number, saturation: number, emission: number): number {
  if (!Number.isFinite(bv)) return bv;
  const current = Math.max(ibv, (saturation * bv) / emission);
  if (current !== ibv) return bv;
  let fitted = bv - emission * Math.log(1 + current / saturation);
  for (let round = 0; round < 25; round++)
    fitted = bv - emission * Math.log(current / saturation + 1 - fitted / emission);
  return fitted;
}
