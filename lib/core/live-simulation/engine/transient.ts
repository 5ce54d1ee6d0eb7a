// Steps in time: their length follows the truncation error, the corners of waveforms and the switching of devices.
import { err, ok } from "@/lib/base/result";
import { Bends } from "./bends";
import type { ChargeStates, Method } from "./charge-states";
import type { Device, LoadContext } from "./device";
import type { Equations } from "./equations";
import { solveOperatingPoint } from "./operating-point";
import type { LiveResult } from "./problem";

const ITERATION_LIMIT = 20;
/** Tolerance of iterations, relative to that of the truncation error. */
const ITERATION_TOLERANCE = 0.1;
/** Times that differ by this part are one: a step between them would only have rounding errors. */
const SAME_TIME = 1e-12;
/** s */
const FIRST_STEP = 1e-10;
const SHORTEST_STEP = 1e-17;
/** After a discontinuity, relative to the step before it and to the time until the next one. */
const RESTART = 0.05;
const SHORTEST_RESTART = 1e-13;
/** Steps of one call of `advance`, at least. */
const STEPS_PER_CALL = 50;
/** Part of a step by which a device may switch late. */
const LATE = 1e-3;
const EVENT_SEARCHES = 8;
/** Devices that switch so often within so many s can't come to rest. */
const SWITCHINGS = 2000;
const SHORTEST_SWITCHINGS = 1e-9;
/** Steps are not shortened at bends beyond this part of the longest one. */
const SHORTEST_AT_BEND = 1 / 64;
/** After a step, at most; a step that may grow by less stays, as linear circuits then keep their factors. */
const GROWTH = 2;
const DEADBAND = 1.4;

export interface TransientSettings {
  readonly method: Method;
  readonly relativeTolerance: number;
  readonly maxStep: number;
  readonly holdsInitialValues: boolean;
}

export class Transient {
  readonly context: LoadContext;
  readonly #equations: Equations;
  readonly #charges: ChargeStates;
  readonly #settings: TransientSettings;
  readonly #accepted: Float64Array;
  readonly #before: Float64Array;
  readonly #bends: Bends;
  readonly #longestStep: number;
  #lastStep = FIRST_STEP;
  #step = FIRST_STEP;
  #lastSwitched: Device | undefined;
  #switchings = 0;
  #switchingsSince = 0;
  #isStarted = false;
  time = 0;
  steps = 0;
  rejectedSteps = 0;

  constructor(equations: Equations, charges: ChargeStates, settings: TransientSettings) {
    this.#equations = equations;
    this.#charges = charges;
    this.#settings = settings;
    this.#accepted = new Float64Array(equations.size + 1);
    this.#before = new Float64Array(equations.size + 1);
    const hasCorners = equations.devices.some((device) => device.hasCorners());
    const nodes = equations.unknowns.flatMap(({ isNode }, at) => (isNode && hasCorners && at > 0 ? [at] : []));
    this.#bends = new Bends(nodes, equations.size + 1);
    this.#longestStep = Math.min(settings.maxStep, ...equations.devices.map((device) => device.longestStep()));
    this.context = {
      x: new Float64Array(equations.size + 1),
      time: 0,
      isOperatingPoint: false,
      holdsInitialValues: settings.holdsInitialValues,
      startsJunctions: false,
      isFirstIteration: false,
      gmin: 1e-12,
      sourceScale: 1,
      isLimited: false,
    };
  }

  /** Solution at `time`. */
  get solution(): Float64Array {
    return this.#accepted;
  }

  get isStarted(): boolean {
    return this.#isStarted;
  }

  #culprit(): { device: string } | { node: string } {
    const { isNode = false, name = "" } = this.#equations.unknowns[this.#equations.culprit] ?? {};
    return isNode ? { node: name } : { device: name };
  }

  /** Finds the operating point and begins at time 0. */
  start(): LiveResult<null> {
    this.time = 0;
    this.context.time = 0;
    this.#charges.beginOperatingPoint();
    const solution = solveOperatingPoint(this.#equations, this.context);
    if (solution !== "converged") return err(solution === "singular" ? "singular" : "no-convergence", this.#culprit());
    this.#accepted.set(this.context.x);
    this.#keepCharges();
    this.#charges.endOperatingPoint();
    for (const device of this.#equations.devices) device.accept(this.#accepted, 0);
    this.#step = FIRST_STEP;
    this.#isStarted = true;
    return ok(null);
  }

  /** Goes on from a solution by unknown, which need not be one of this circuit: what holds no charge may jump. */
  resume(time: number, solution: Float64Array): void {
    this.time = time;
    this.context.time = time;
    this.#accepted.set(solution);
    this.#before.set(solution);
    this.context.x.set(solution);
    this.#charges.beginOperatingPoint();
    this.#keepCharges();
    this.#charges.endOperatingPoint();
    for (const device of this.#equations.devices) device.accept(this.#accepted, time);
    this.#equations.invalidate();
    this.#step = FIRST_STEP;
    this.#isStarted = true;
  }

  /** Values of devices changed: voltages over capacitors and currents of inductors go on, all else may jump. */
  restart(): void {
    this.#equations.invalidate();
    if (!this.#isStarted) return;
    this.#keepCharges();
    this.#charges.replaceHistory();
    this.#step = Math.max(this.#step * RESTART, FIRST_STEP);
  }

  #keepCharges(): void {
    this.context.isFirstIteration = true;
    const { devices } = this.#equations;
    for (let at = 0; at < devices.length; at++) {
      const device = devices[at];
      if (device === undefined) continue;
      if (device.isLinear) device.keepCharges(this.context.x);
      // Charges of the last iteration would be those of the voltages before its solution: an error that adds up.
      else device.load(this.context);
    }
  }

  #nextBreakpoint(): number {
    const { devices } = this.#equations;
    let next = Infinity;
    for (let at = 0; at < devices.length; at++)
      next = Math.min(next, devices[at]?.nextBreakpoint(this.time * (1 + 2 * SAME_TIME)) ?? Infinity);
    return next;
  }

  /** Advances to a time in s. `onStep` is called after each step; `false` from it ends the call early. */
  advance(until: number, onStep: () => boolean | void): LiveResult<null> {
    const longest = Math.min(this.#longestStep, (until - this.time) / STEPS_PER_CALL);
    while (until - this.time > SAME_TIME * until) {
      const result = this.#advanceOnce(until, longest);
      if (!result.ok) return result;
      if (onStep() === false) return ok(null);
    }
    this.time = Math.max(this.time, until);
    return ok(null);
  }

  #advanceOnce(until: number, longest: number): LiveResult<null> {
    const breakpoint = this.#nextBreakpoint();
    const end = Math.min(until, breakpoint);
    const rest = end - this.time;
    let wanted = Math.min(this.#step, longest);
    let h = wanted >= rest * 0.999 ? rest : wanted > rest / 2 ? rest / 2 : wanted;
    let searches = 0;
    let suggested = Infinity;
    for (;;) {
      const target = h === rest ? end : this.time + h;
      if (!this.#solve(target, h)) {
        h /= 8;
        wanted = h;
        this.#charges.markDiscontinuity();
        if (h < Math.max(SHORTEST_STEP, this.time * 1e-15)) return err("time-step-too-small", this.#culprit());
        continue;
      }
      suggested = this.#charges.suggestedStep(this.#settings.relativeTolerance, this.#settings.method);
      if (suggested < h && h > 10 * SHORTEST_STEP) {
        h = Math.max(0.9 * suggested, h / 8);
        wanted = h;
        this.rejectedSteps++;
        continue;
      }
      if (h > longest * SHORTEST_AT_BEND && this.#isBentTooSharply(h)) {
        h /= 4;
        wanted = h;
        this.rejectedSteps++;
        continue;
      }
      const crossing = this.#firstCrossing();
      if (crossing < 1 && (1 - crossing) * h > LATE * wanted && searches < EVENT_SEARCHES) {
        searches++;
        h *= Math.max(crossing, 0.01);
        h += (LATE * wanted) / 2;
        this.rejectedSteps++;
        continue;
      }
      this.#accept(target, h, { wanted, suggested, isCorner: breakpoint <= target * (1 + SAME_TIME) });
      return this.#checkSwitching();
    }
  }

  /** A switch that opens when it closes would do so forever. */
  #checkSwitching(): LiveResult<null> {
    if (this.#switchings < SWITCHINGS) return ok(null);
    const hasStopped = this.time - this.#switchingsSince < SHORTEST_SWITCHINGS;
    this.#switchings = 0;
    this.#switchingsSince = this.time;
    return hasStopped ? err("time-step-too-small", { device: this.#lastSwitched?.id ?? "" }) : ok(null);
  }

  /** Starts the iterations where the last two steps lead to, or at the last one after a discontinuity. */
  #predict(h: number): void {
    const { x } = this.context;
    x.set(this.#accepted);
    if (this.#equations.isLinear || this.#charges.smoothSteps < 2) return;
    const ratio = h / this.#lastStep;
    for (let at = 1; at < x.length; at++) {
      const now = this.#accepted[at] ?? 0;
      x[at] = now + (now - (this.#before[at] ?? 0)) * ratio;
    }
  }

  #isBentTooSharply(h: number): boolean {
    if (this.#charges.smoothSteps < 2) return false;
    return this.#bends.isTooSharp(this.context.x, this.#accepted, this.#before, h / this.#lastStep);
  }

  #solve(target: number, h: number): boolean {
    const { context } = this;
    context.time = target;
    this.#predict(h);
    this.#charges.beginStep(h, this.#settings.method);
    const slope = this.#charges.slope;
    const tolerance = ITERATION_TOLERANCE * this.#settings.relativeTolerance;
    const solution = this.#equations.solve(context, { limit: ITERATION_LIMIT, slope, tolerance });
    if (solution === "converged") this.#keepCharges();
    else this.rejectedSteps++;
    return solution === "converged";
  }

  #firstCrossing(): number {
    const { devices } = this.#equations;
    let first = Infinity;
    for (let at = 0; at < devices.length; at++)
      first = Math.min(first, devices[at]?.crossing(this.#accepted, this.context.x) ?? Infinity);
    return first;
  }

  #accept(
    target: number,
    h: number,
    { wanted, suggested, isCorner }: { wanted: number; suggested: number; isCorner: boolean },
  ): void {
    const { devices } = this.#equations;
    this.time = target;
    this.steps++;
    this.#before.set(this.#accepted);
    this.#accepted.set(this.context.x);
    this.#bends.accept(this.#accepted);
    this.#lastStep = h;
    this.#charges.accept();
    let hasJumped = isCorner;
    for (let at = 0; at < devices.length; at++) {
      const device: Device | undefined = devices[at];
      if (device?.accept(this.#accepted, target) !== true) continue;
      hasJumped = true;
      this.#lastSwitched = device;
      this.#switchings++;
      this.#equations.invalidate();
    }
    // A step that was cut short says nothing against the length that was wanted.
    const next = Math.min(0.9 * suggested, Math.max(GROWTH * h, wanted));
    this.#step = next > wanted && next < DEADBAND * wanted ? wanted : next;
    if (!hasJumped) return;
    this.#charges.markDiscontinuity();
    const gap = this.#nextBreakpoint() - target;
    this.#step = Math.max(RESTART * Math.min(this.#step, gap), SHORTEST_RESTART);
  }
}
