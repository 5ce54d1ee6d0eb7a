// Charges and fluxes over the last steps: their integration and the local truncation error of the step.
// Nagel, SPICE2, UCB/ERL M520, 1975, chapter 4; Vladimirescu, The SPICE Book, section 9.4.

export type Method = "trapezoidal" | "gear";

/** A, V, C: below these, errors do not count. */
const CURRENT_TOLERANCE = 1e-12;
const VOLTAGE_TOLERANCE = 1e-6;
const CHARGE_TOLERANCE = 1e-14;
/** Smaller than the 7 of SPICE, as oscillators keep their period only with smaller errors. */
const TRUNCATION_TOLERANCE = 0.15;
/** A derivative counts as at least this part of its recent peak: errors where it crosses zero or has decayed don't matter. */
const PEAK_PART = 0.2;
const PEAK_DECAY = 0.999;

export class ChargeStates {
  #count = 0;
  #isFlux: boolean[] = [];
  // The charge q and its derivative i, for the present step (0) and those before it.
  #q0 = new Float64Array(0);
  #q1 = new Float64Array(0);
  #q2 = new Float64Array(0);
  #q3 = new Float64Array(0);
  #i0 = new Float64Array(0);
  #i1 = new Float64Array(0);
  #peaks = new Float64Array(0);
  #constants = new Float64Array(0);
  #h0 = 0;
  #h1 = 0;
  #h2 = 0;
  /** Accepted steps since the last discontinuity. */
  #smoothSteps = 0;
  /** The derivative is `slope` · charge + a constant of the step; 0 in the operating point, where nothing changes. */
  slope = 0;

  allocate(kind: "charge" | "flux"): number {
    this.#isFlux.push(kind === "flux");
    return this.#count++;
  }

  /** To be called when all are allocated. */
  seal(): void {
    const zeros = (): Float64Array<ArrayBuffer> => new Float64Array(this.#count);
    [this.#q0, this.#q1, this.#q2, this.#q3] = [zeros(), zeros(), zeros(), zeros()];
    [this.#i0, this.#i1, this.#peaks, this.#constants] = [zeros(), zeros(), zeros(), zeros()];
  }

  get smoothSteps(): number {
    return this.#smoothSteps;
  }

  /** The derivative that belongs to a charge of 0 in this step. */
  constant(state: number): number {
    return this.#constants[state] ?? 0;
  }

  /** The charge of the last accepted step. */
  previous(state: number): number {
    return this.#q1[state] ?? 0;
  }

  /** Sets the charge of this step; returns its derivative. */
  put(state: number, charge: number): number {
    const rate = this.slope * charge + (this.#constants[state] ?? 0);
    this.#q0[state] = charge;
    this.#i0[state] = rate;
    return rate;
  }

  /** The charges that were put now become the history: values of devices changed. */
  replaceHistory(): void {
    this.#q1.set(this.#q0);
    this.#smoothSteps = 0;
  }

  beginOperatingPoint(): void {
    this.slope = 0;
    this.#constants.fill(0);
  }

  /** The steady state becomes the history. */
  endOperatingPoint(): void {
    this.#q1.set(this.#q0);
    this.#i1.fill(0);
    this.#smoothSteps = 0;
  }

  /** Coefficients for a step of `h` seconds; the first one after a discontinuity is of order 1 (backward Euler). */
  beginStep(h: number, method: Method): void {
    this.#h0 = h;
    const count = this.#count;
    if (this.#smoothSteps === 0) {
      this.slope = 1 / h;
      for (let s = 0; s < count; s++) this.#constants[s] = -this.slope * (this.#q1[s] ?? 0);
    } else if (method === "trapezoidal") {
      this.slope = 2 / h;
      for (let s = 0; s < count; s++) this.#constants[s] = -this.slope * (this.#q1[s] ?? 0) - (this.#i1[s] ?? 0);
    } else {
      // Gear's second order for two steps of different length: the derivative of the parabola through three points.
      const h1 = this.#h1;
      this.slope = (2 * h + h1) / (h * (h + h1));
      const last = -(h + h1) / (h * h1);
      const before = h / (h1 * (h + h1));
      for (let s = 0; s < count; s++) this.#constants[s] = last * (this.#q1[s] ?? 0) + before * (this.#q2[s] ?? 0);
    }
  }

  /** The step in s that would have kept the truncation error within the tolerance; infinite while too few points are known. */
  suggestedStep(relativeTolerance: number, method: Method): number {
    if (this.#smoothSteps < 1) return Infinity;
    const isThird = this.#smoothSteps >= 2;
    const h0 = this.#h0;
    const h1 = this.#h1;
    const h2 = this.#h2;
    // The error of a step is factor · h^(order + 1) · derivative; the divided difference is derivative / (order + 1)!.
    const factor = isThird ? (method === "gear" ? 2 / 9 : 1 / 12) * 6 : 0.5 * 2;
    let ratio = Infinity;
    for (let s = 0; s < this.#count; s++) {
      const q0 = this.#q0[s] ?? 0;
      const q1 = this.#q1[s] ?? 0;
      const present = Math.max(Math.abs(this.#i0[s] ?? 0), Math.abs(this.#i1[s] ?? 0));
      const rate = Math.max(present, PEAK_PART * (this.#peaks[s] ?? 0));
      const floor = this.#isFlux[s] === true ? VOLTAGE_TOLERANCE : CURRENT_TOLERANCE;
      const ofRate = floor + relativeTolerance * rate;
      const ofCharge = (relativeTolerance * Math.max(Math.abs(q0), Math.abs(q1), CHARGE_TOLERANCE)) / h0;
      const first = (q0 - q1) / h0;
      const second = (q1 - (this.#q2[s] ?? 0)) / h1;
      let difference = (first - second) / (h0 + h1);
      if (isThird) {
        const third = ((this.#q2[s] ?? 0) - (this.#q3[s] ?? 0)) / h2;
        difference = (difference - (second - third) / (h1 + h2)) / (h0 + h1 + h2);
      }
      const allowed =
        (TRUNCATION_TOLERANCE * Math.max(ofRate, ofCharge)) / Math.max(floor, factor * Math.abs(difference));
      if (allowed < ratio) ratio = allowed;
    }
    return isThird ? Math.sqrt(ratio) : ratio;
  }

  accept(): void {
    const peaks = this.#peaks;
    for (let s = 0; s < this.#count; s++) peaks[s] = Math.max(Math.abs(this.#i0[s] ?? 0), PEAK_DECAY * (peaks[s] ?? 0));
    const oldest = this.#q3;
    this.#q3 = this.#q2;
    this.#q2 = this.#q1;
    this.#q1 = this.#q0;
    this.#q0 = oldest;
    this.#q0.set(this.#q1);
    const rates = this.#i1;
    this.#i1 = this.#i0;
    this.#i0 = rates;
    this.#i0.set(this.#i1);
    this.#h2 = this.#h1;
    this.#h1 = this.#h0;
    this.#smoothSteps++;
  }

  /** The next step starts anew: derivatives jump here. */
  markDiscontinuity(): void {
    this.#smoothSteps = 0;
  }
}
