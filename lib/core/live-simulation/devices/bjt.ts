// Bipolar transistor: Gummel-Poon with base, emitter and collector resistances and all junction charges.
import { type Allocator, Device, type LoadContext } from "../engine/device";
import type { Bjt } from "../circuit/circuit";
import { BJT_DEFAULTS, type BjtModel, THERMAL_VOLTAGE } from "../circuit/models";
import { BjtCurrents } from "./bjt-currents";
import { criticalVoltage, type Depletion, depletionCharge, depletionLayer, limitJunction } from "./junction";

const [C, B, E, S] = [0, 1, 2, 3] as const;
/** Inner collector, base and emitter. */
const [IC, IB, IE] = [4, 5, 6] as const;

function scaled(model: Partial<BjtModel>, area: number): BjtModel {
  const given = { ...BJT_DEFAULTS, ...model };
  const { is, ise, isc, ikf, ikr, irb, itf, cje, cjc, cjs, rb, rbm, re, rc } = given;
  return {
    ...given,
    ...{ is: is * area, ise: ise * area, isc: isc * area, ikf: ikf * area, ikr: ikr * area, irb: irb * area },
    ...{ itf: itf * area, cje: cje * area, cjc: cjc * area, cjs: cjs * area },
    ...{ rb: rb / area, rbm: rbm / area, re: re / area, rc: rc / area },
  };
}

export class BjtDevice extends Device {
  readonly #sign: number;
  readonly #model: BjtModel;
  readonly #currents: BjtCurrents;
  readonly #critical: number;
  readonly #layers: Readonly<Record<"emitter" | "collector" | "outer" | "substrate", Depletion>>;
  readonly #charges: readonly [emitter: number, collector: number, outer: number, substrate: number];
  readonly #layer = { value: 0, slope: 0 };
  #lastE = 0;
  #lastC = 0;

  constructor({ id, nodes, polarity, model, area = 1 }: Bjt, allocator: Allocator) {
    const parameters = scaled(model, area);
    const { rc, rb, re } = parameters;
    const inner = [rc > 0 ? "voltage" : C, rb > 0 ? "voltage" : B, re > 0 ? "voltage" : E] as const;
    const substrate = nodes.length === 4 ? [] : ["ground" as const];
    super({ id, nodes, internal: [...substrate, ...inner], isLinear: false }, allocator);
    this.#sign = polarity === "npn" ? 1 : -1;
    this.#model = parameters;
    this.#currents = new BjtCurrents(parameters);
    this.#critical = criticalVoltage(parameters.is);
    const { cje, vje, mje, cjc, vjc, mjc, xcjc, cjs, vjs, mjs, fc } = parameters;
    this.#layers = {
      emitter: depletionLayer(cje, vje, mje, fc),
      collector: depletionLayer(cjc * xcjc, vjc, mjc, fc),
      outer: depletionLayer(cjc * (1 - xcjc), vjc, mjc, fc),
      // Above zero, the substrate's layer is linear in the voltage.
      substrate: depletionLayer(cjs, vjs, mjs, 0),
    };
    const allocate = (): number => allocator.charges.allocate("charge");
    this.#charges = [allocate(), allocate(), allocate(), allocate()];
    for (const row of [IC, IB, IE]) for (const column of [IC, IB, IE]) this.use(row, column);
    if (parameters.rc > 0) this.useConductance(C, IC);
    if (parameters.rb > 0) this.useConductance(B, IB);
    if (parameters.re > 0) this.useConductance(E, IE);
    this.useConductance(B, IC);
    if (cjs > 0) this.useConductance(S, IC);
    this.seal();
  }

  #limit(context: LoadContext, next: number, last: number): number {
    const limited = limitJunction(next, last, THERMAL_VOLTAGE, this.#critical);
    if (limited !== next) context.isLimited = true;
    return limited;
  }

  load(context: LoadContext): void {
    const sign = this.#sign;
    const { x } = context;
    let vbe = sign * this.voltage(x, IB, IE);
    let vbc = sign * this.voltage(x, IB, IC);
    if (context.startsJunctions) [vbe, vbc] = [this.#critical, 0];
    else if (!context.isFirstIteration) {
      vbe = this.#limit(context, vbe, this.#lastE);
      vbc = this.#limit(context, vbc, this.#lastC);
    }
    this.#lastE = vbe;
    this.#lastC = vbc;
    const now = this.#currents;
    now.evaluate(vbe, vbc, context.gmin);
    this.clear();
    const { gm, go, gpi, gmu } = now;
    this.#flow(IC, IE, now.collector, gm + go, -go - gmu);
    this.#flow(IB, IE, now.base, gpi, gmu);
    if (this.#model.rc > 0) this.conduct(C, IC, 1 / this.#model.rc);
    if (this.#model.re > 0) this.conduct(E, IE, 1 / this.#model.re);
    if (this.#model.rb > 0) this.conduct(B, IB, now.gx);
    this.#loadCharges(x);
  }

  /** A current from p to n, and its derivatives by the voltages of the junctions of emitter and collector. */
  #flow(p: number, n: number, current: number, byE: number, byC: number): void {
    this.transconduct(p, n, IB, IE, byE);
    this.transconduct(p, n, IB, IC, byC);
    this.drive(p, n, this.#sign * (current - byE * this.#lastE - byC * this.#lastC));
  }

  #loadCharges(x: Float64Array): void {
    const slope = this.charges.slope;
    const layer = this.#layer;
    const now = this.#currents;
    const { emitter, collector, outer, substrate } = this.#layers;
    if (emitter.capacitance > 0 || this.#model.tf > 0) {
      depletionCharge(this.#lastE, emitter, layer);
      const current = this.charges.put(this.#charges[0], layer.value + now.transit);
      this.#flow(IB, IE, current, slope * (layer.slope + now.transitByE), slope * now.transitByC);
    }
    if (collector.capacitance > 0 || this.#model.tr > 0) {
      depletionCharge(this.#lastC, collector, layer);
      const current = this.charges.put(this.#charges[1], layer.value + now.reverseTransit);
      const conductance = slope * (layer.slope + now.reverseTransitByC);
      this.conduct(IB, IC, conductance);
      this.drive(IB, IC, this.#sign * (current - conductance * this.#lastC));
    }
    if (outer.capacitance > 0) this.#loadLayer(x, B, outer, this.#charges[2]);
    if (substrate.capacitance > 0) this.#loadLayer(x, S, substrate, this.#charges[3]);
  }

  /** A layer between a terminal and the inner collector. */
  #loadLayer(x: Float64Array, terminal: number, layer: Depletion, charge: number): void {
    const voltage = this.#sign * this.voltage(x, terminal, IC);
    depletionCharge(voltage, layer, this.#layer);
    const current = this.charges.put(charge, this.#layer.value);
    const conductance = this.charges.slope * this.#layer.slope;
    this.conduct(terminal, IC, conductance);
    this.drive(terminal, IC, this.#sign * (current - conductance * voltage));
  }
}
