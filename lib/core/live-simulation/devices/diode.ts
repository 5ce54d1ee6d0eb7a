// Diode of level 1: exponential with reverse breakdown, series resistance, depletion and transit charge.
import { type Allocator, Device, type LoadContext } from "../engine/device";
import type { Diode } from "../circuit/circuit";
import { DIODE_DEFAULTS, type DiodeModel, THERMAL_VOLTAGE } from "../circuit/models";
import {
  criticalVoltage,
  type Depletion,
  depletionCharge,
  depletionLayer,
  fittedBreakdown,
  junctionCurrent,
  limitJunction,
} from "./junction";

const ANODE = 0;
const CATHODE = 1;
const INNER = 2;

export class DiodeDevice extends Device {
  readonly #model: DiodeModel;
  readonly #emission: number;
  readonly #breakdownEmission: number;
  readonly #breakdown: number;
  readonly #critical: number;
  readonly #depletion: Depletion;
  readonly #charge: number;
  readonly #current = { value: 0, slope: 0 };
  readonly #stored = { value: 0, slope: 0 };
  #last = 0;

  constructor({ id, nodes, model, area = 1 }: Diode, allocator: Allocator) {
    const given = { ...DIODE_DEFAULTS, ...model };
    const scaled = { is: given.is * area, rs: given.rs / area, cjo: given.cjo * area, ibv: given.ibv * area };
    const hasInner = given.rs > 0;
    super({ id, nodes, internal: [hasInner ? "voltage" : ANODE], isLinear: false }, allocator);
    this.#model = { ...given, ...scaled };
    const { is, n, nbv, bv, ibv, cjo, vj, m, fc } = this.#model;
    this.#emission = n * THERMAL_VOLTAGE;
    this.#breakdownEmission = nbv * THERMAL_VOLTAGE;
    this.#breakdown = fittedBreakdown(bv, ibv, is, this.#breakdownEmission);
    this.#critical = criticalVoltage(is, this.#emission);
    this.#depletion = depletionLayer(cjo, vj, m, fc);
    this.#charge = allocator.charges.allocate("charge");
    this.useConductance(INNER, CATHODE);
    if (hasInner) this.useConductance(ANODE, INNER);
    this.seal();
  }

  #junctionVoltage(context: LoadContext): number {
    if (context.startsJunctions) return this.#critical;
    const next = this.voltage(context.x, INNER, CATHODE);
    if (context.isFirstIteration) return next;
    const bend = -this.#breakdown + 10 * this.#breakdownEmission;
    let limited: number;
    if (next < Math.min(0, bend)) {
      // Beyond breakdown, the limits of the forward junction apply to what exceeds the breakdown voltage.
      const wanted = -(next + this.#breakdown);
      const last = -(this.#last + this.#breakdown);
      const excess = limitJunction(wanted, last, this.#breakdownEmission, this.#critical);
      // Two subtractions would differ from `next` by rounding, and the iterations would never end.
      limited = excess === wanted ? next : -(excess + this.#breakdown);
    } else limited = limitJunction(next, this.#last, this.#emission, this.#critical);
    if (limited !== next) context.isLimited = true;
    return limited;
  }

  load(context: LoadContext): void {
    const v = this.#junctionVoltage(context);
    this.#last = v;
    const current = this.#current;
    const { is, tt, cjo, rs } = this.#model;
    if (v < -this.#breakdown) {
      const exponential = is * Math.exp(Math.min(-(this.#breakdown + v) / this.#breakdownEmission, 500));
      current.value = -exponential;
      current.slope = exponential / this.#breakdownEmission;
    } else junctionCurrent(v, is, this.#emission, current);
    let through = current.value + context.gmin * v;
    let conductance = current.slope + context.gmin;
    if (tt > 0 || cjo > 0) {
      depletionCharge(v, this.#depletion, this.#stored);
      through += this.charges.put(this.#charge, this.#stored.value + tt * current.value);
      conductance += this.charges.slope * (this.#stored.slope + tt * current.slope);
    }
    this.clear();
    this.conduct(INNER, CATHODE, conductance);
    this.drive(INNER, CATHODE, through - conductance * v);
    if (rs > 0) this.conduct(ANODE, INNER, 1 / rs);
  }
}
