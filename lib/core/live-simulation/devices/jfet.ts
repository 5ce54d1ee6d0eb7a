// Junction field-effect transistor (Shichman and Hodges, IEEE JSSC 3(3), 1968) with gate diodes and their charges.
import { type Allocator, Device, type LoadContext } from "../engine/device";
import type { Jfet } from "../circuit/circuit";
import { JFET_DEFAULTS, type JfetModel, THERMAL_VOLTAGE } from "../circuit/models";
import { limitGate } from "./field-effect";
import {
  criticalVoltage,
  type Depletion,
  depletionCharge,
  depletionLayer,
  junctionCurrent,
  limitJunction,
} from "./junction";

const [D, G, S, ID, IS] = [0, 1, 2, 3, 4] as const;
const GRADING = 0.5;

export class JfetDevice extends Device {
  readonly #sign: number;
  readonly #model: JfetModel;
  readonly #critical: number;
  readonly #layers: readonly [drain: Depletion, source: Depletion];
  readonly #charges: readonly [number, number];
  readonly #scratch = { value: 0, slope: 0 };
  #vgs = 0;
  #vgd = 0;

  constructor({ id, nodes, polarity, model }: Jfet, allocator: Allocator) {
    const parameters = { ...JFET_DEFAULTS, ...model };
    const { rd, rs, is, cgs, cgd, pb, fc } = parameters;
    super({ id, nodes, internal: [rd > 0 ? "voltage" : D, rs > 0 ? "voltage" : S], isLinear: false }, allocator);
    this.#sign = polarity === "njf" ? 1 : -1;
    this.#model = parameters;
    this.#critical = criticalVoltage(is);
    this.#layers = [depletionLayer(cgd, pb, GRADING, fc), depletionLayer(cgs, pb, GRADING, fc)];
    this.#charges = [allocator.charges.allocate("charge"), allocator.charges.allocate("charge")];
    for (const row of [ID, IS]) for (const column of [ID, IS, G]) this.use(row, column);
    for (const column of [ID, IS, G]) this.use(G, column);
    if (rd > 0) this.useConductance(D, ID);
    if (rs > 0) this.useConductance(S, IS);
    this.seal();
  }

  #limit(context: LoadContext, next: number, last: number): number {
    const junction = limitJunction(next, last, THERMAL_VOLTAGE, this.#critical);
    const limited = limitGate(junction, last, this.#model.vto);
    if (Math.abs(limited - next) > 1e-9) context.isLimited = true;
    return limited;
  }

  load(context: LoadContext): void {
    const { x } = context;
    let vgs = this.#sign * this.voltage(x, G, IS);
    let vgd = this.#sign * this.voltage(x, G, ID);
    if (context.startsJunctions) [vgs, vgd] = [-1, -1];
    else if (!context.isFirstIteration) {
      vgs = this.#limit(context, vgs, this.#vgs);
      vgd = this.#limit(context, vgd, this.#vgd);
    }
    this.#vgs = vgs;
    this.#vgd = vgd;
    this.clear();
    const { rd, rs } = this.#model;
    if (rd > 0) this.conduct(D, ID, 1 / rd);
    if (rs > 0) this.conduct(S, IS, 1 / rs);
    this.#loadChannel();
    this.#loadGate(0, ID, vgd, context.gmin);
    this.#loadGate(1, IS, vgs, context.gmin);
  }

  #loadChannel(): void {
    const { beta, lambda, vto } = this.#model;
    const isNormal = this.#vgs >= this.#vgd;
    const drain = isNormal ? ID : IS;
    const source = isNormal ? IS : ID;
    const vgs = isNormal ? this.#vgs : this.#vgd;
    const vds = Math.abs(this.#vgs - this.#vgd);
    const over = vgs - vto;
    if (over <= 0) return;
    const modulated = beta * (1 + lambda * vds);
    const isSaturated = over <= vds;
    const shape = isSaturated ? over * over : vds * (2 * over - vds);
    const gm = isSaturated ? 2 * modulated * over : 2 * modulated * vds;
    const gds = lambda * beta * shape + (isSaturated ? 0 : 2 * modulated * (over - vds));
    this.transconduct(drain, source, G, source, gm);
    this.conduct(drain, source, gds);
    this.drive(drain, source, this.#sign * (modulated * shape - gm * vgs - gds * vds));
  }

  #loadGate(index: 0 | 1, node: number, voltage: number, gmin: number): void {
    const out = this.#scratch;
    junctionCurrent(voltage, this.#model.is, THERMAL_VOLTAGE, out);
    let current = out.value + gmin * voltage;
    let conductance = out.slope + gmin;
    const layer = this.#layers[index];
    if (layer.capacitance > 0) {
      depletionCharge(voltage, layer, out);
      current += this.charges.put(this.#charges[index], out.value);
      conductance += this.charges.slope * out.slope;
    }
    this.conduct(G, node, conductance);
    this.drive(G, node, this.#sign * (current - conductance * voltage));
  }
}
