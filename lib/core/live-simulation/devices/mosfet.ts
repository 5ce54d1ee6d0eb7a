// MOSFET of level 1 with bulk diodes, series resistances, and capacitances of gate and bulk.
import { type Allocator, Device, type LoadContext } from "../engine/device";
import type { Mosfet } from "../circuit/circuit";
import { MOSFET_DEFAULTS, type MosfetModel, THERMAL_VOLTAGE } from "../circuit/models";
import { limitDrain, limitGate } from "./field-effect";
import {
  criticalVoltage,
  type Depletion,
  depletionCharge,
  depletionLayer,
  junctionCurrent,
  limitJunction,
} from "./junction";
import { MosfetChannel } from "./mosfet-channel";

const [D, G, S, B, ID, IS] = [0, 1, 2, 3, 4, 5] as const;
const DEFAULT_SIZE = 1e-4;

/** A capacitance of the gate: it is the mean of its values at both ends of the step. */
class GateCapacitance {
  readonly charge: number;
  readonly overlap: number;
  readonly other: number;
  present = 0;
  last = 0;
  /** Voltage of the last accepted step. */
  voltage = 0;

  constructor(other: number, overlap: number, charge: number) {
    this.other = other;
    this.overlap = overlap;
    this.charge = charge;
  }
}

export class MosfetDevice extends Device {
  readonly #sign: number;
  readonly #model: MosfetModel;
  readonly #channel: MosfetChannel;
  readonly #critical: number;
  readonly #layers: readonly [drain: Depletion, source: Depletion];
  readonly #layerCharges: readonly [number, number];
  readonly #gate: Readonly<Record<"drain" | "source" | "bulk", GateCapacitance>>;
  readonly #scratch = { value: 0, slope: 0 };
  #vgs = 0;
  #vds = 0;
  #vbs = 0;

  constructor(
    { id, nodes, polarity, model, width = DEFAULT_SIZE, length = DEFAULT_SIZE }: Mosfet,
    allocator: Allocator,
  ) {
    const parameters = { ...MOSFET_DEFAULTS, ...model };
    const { rd, rs, cbd, cbs, pb, mj, fc, is, cgdo, cgso, cgbo, ld } = parameters;
    super({ id, nodes, internal: [rd > 0 ? "voltage" : D, rs > 0 ? "voltage" : S], isLinear: false }, allocator);
    this.#sign = polarity === "nmos" ? 1 : -1;
    this.#model = parameters;
    this.#channel = new MosfetChannel(parameters, width, length, this.#sign);
    this.#critical = criticalVoltage(is);
    this.#layers = [depletionLayer(cbd, pb, mj, fc), depletionLayer(cbs, pb, mj, fc)];
    const allocate = (): number => allocator.charges.allocate("charge");
    this.#layerCharges = [allocate(), allocate()];
    this.#gate = {
      drain: new GateCapacitance(ID, cgdo * width, allocate()),
      source: new GateCapacitance(IS, cgso * width, allocate()),
      bulk: new GateCapacitance(B, cgbo * (length - 2 * ld), allocate()),
    };
    for (const row of [ID, IS]) for (const column of [ID, IS, G, B]) this.use(row, column);
    for (const row of [G, B]) for (const column of [ID, IS, G, B]) this.use(row, column);
    if (rd > 0) this.useConductance(D, ID);
    if (rs > 0) this.useConductance(S, IS);
    this.seal();
  }

  #updateVoltages(context: LoadContext): void {
    if (context.startsJunctions) {
      [this.#vbs, this.#vgs, this.#vds] = [-1, this.#sign * this.#model.vto, 0];
      return;
    }
    const { x } = context;
    const sign = this.#sign;
    const wantedGate = sign * this.voltage(x, G, IS);
    const wantedDrain = sign * this.voltage(x, ID, IS);
    const wantedBulk = sign * this.voltage(x, B, IS);
    let vgs = wantedGate;
    let vds = wantedDrain;
    let vbs = wantedBulk;
    if (!context.isFirstIteration) {
      const { threshold } = this.#channel;
      const vgd = vgs - vds;
      if (this.#vds >= 0) {
        vgs = limitGate(vgs, this.#vgs, threshold);
        vds = limitDrain(vgs - vgd, this.#vds);
      } else {
        const limited = limitGate(vgd, this.#vgs - this.#vds, threshold);
        vds = -limitDrain(-(vgs - limited), -this.#vds);
        vgs = limited + vds;
      }
      if (vds >= 0) vbs = limitJunction(vbs, this.#vbs, THERMAL_VOLTAGE, this.#critical);
      else vbs = limitJunction(vbs - vds, this.#vbs - this.#vds, THERMAL_VOLTAGE, this.#critical) + vds;
      const moved = Math.abs(vgs - wantedGate) + Math.abs(vds - wantedDrain) + Math.abs(vbs - wantedBulk);
      if (moved > 1e-9 * (1 + Math.abs(vds))) context.isLimited = true;
    }
    this.#vgs = vgs;
    this.#vds = vds;
    this.#vbs = vbs;
  }

  load(context: LoadContext): void {
    this.#updateVoltages(context);
    this.clear();
    const { rd, rs } = this.#model;
    if (rd > 0) this.conduct(D, ID, 1 / rd);
    if (rs > 0) this.conduct(S, IS, 1 / rs);
    this.#loadChannel();
    this.#loadBulkDiode(0, ID, this.#vbs - this.#vds, context.gmin);
    this.#loadBulkDiode(1, IS, this.#vbs, context.gmin);
    this.#loadGate();
  }

  #loadChannel(): void {
    const isNormal = this.#vds >= 0;
    const drain = isNormal ? ID : IS;
    const source = isNormal ? IS : ID;
    const vds = Math.abs(this.#vds);
    const vgs = isNormal ? this.#vgs : this.#vgs - this.#vds;
    const vbs = isNormal ? this.#vbs : this.#vbs - this.#vds;
    const channel = this.#channel;
    channel.evaluate(vgs, vds, vbs);
    const { gm, gds, gmbs, current } = channel;
    this.transconduct(drain, source, G, source, gm);
    this.transconduct(drain, source, B, source, gmbs);
    this.conduct(drain, source, gds);
    this.drive(drain, source, this.#sign * (current - gm * vgs - gds * vds - gmbs * vbs));
  }

  #loadBulkDiode(index: 0 | 1, node: number, voltage: number, gmin: number): void {
    const out = this.#scratch;
    junctionCurrent(voltage, this.#model.is, THERMAL_VOLTAGE, out);
    let current = out.value + gmin * voltage;
    let conductance = out.slope + gmin;
    const layer = this.#layers[index];
    if (layer.capacitance > 0) {
      depletionCharge(voltage, layer, out);
      current += this.charges.put(this.#layerCharges[index], out.value);
      conductance += this.charges.slope * out.slope;
    }
    this.conduct(B, node, conductance);
    this.drive(B, node, this.#sign * (current - conductance * voltage));
  }

  #loadGate(): void {
    const { gateDrain, gateSource, gateBulk, hasOxide } = this.#channel;
    const isNormal = this.#vds >= 0;
    const { drain, source, bulk } = this.#gate;
    if (hasOxide) {
      drain.present = isNormal ? gateDrain : gateSource;
      source.present = isNormal ? gateSource : gateDrain;
      bulk.present = gateBulk;
    }
    this.#loadCapacitance(drain, this.#vgs - this.#vds);
    this.#loadCapacitance(source, this.#vgs);
    this.#loadCapacitance(bulk, this.#vgs - this.#vbs);
  }

  #loadCapacitance(part: GateCapacitance, voltage: number): void {
    if (part.overlap === 0 && !this.#channel.hasOxide) return;
    const slope = this.charges.slope;
    const isSteady = slope === 0;
    const capacitance = part.overlap + (isSteady ? part.present : (part.present + part.last) / 2);
    const charge = isSteady
      ? capacitance * voltage
      : this.charges.previous(part.charge) + capacitance * (voltage - part.voltage);
    const current = this.charges.put(part.charge, charge);
    const conductance = slope * capacitance;
    this.conduct(G, part.other, conductance);
    this.drive(G, part.other, this.#sign * (current - conductance * voltage));
  }

  override accept(): boolean {
    const { drain, source, bulk } = this.#gate;
    drain.voltage = this.#vgs - this.#vds;
    source.voltage = this.#vgs;
    bulk.voltage = this.#vgs - this.#vbs;
    drain.last = drain.present;
    source.last = source.present;
    bulk.last = bulk.present;
    return false;
  }
}
