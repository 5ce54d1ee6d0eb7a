// Operational amplifier of one pole (Boyle et al., IEEE JSSC 9(6), 1974, reduced to its behavior): a transconductance
// with a limited current charges a capacitance, whose voltage follows the output and stays within the output's range.
import { type Allocator, Device, type LoadContext } from "../engine/device";
import type { OpAmp } from "../circuit/circuit";

const [PLUS, MINUS, OUT, STAGE] = [0, 1, 2, 3] as const;
/** F, of the inner stage; its size cancels out. */
const CAPACITANCE = 1e-9;
/** Conductance that keeps the stage within the output's range, relative to the transconductance. */
const CLAMP = 10;

export class OpAmpDevice extends Device {
  readonly #transconductance: number;
  readonly #leak: number;
  readonly #maxCurrent: number;
  readonly #outputConductance: number;
  readonly #charge: number;
  #low: number;
  #high: number;

  constructor(opAmp: OpAmp, allocator: Allocator) {
    const { id, nodes, gain = 1e5, bandwidth = 1e6, slewRate = Infinity, outputResistance = 50 } = opAmp;
    super({ id, nodes, internal: ["voltage"], isLinear: false }, allocator);
    this.#transconductance = 2 * Math.PI * bandwidth * CAPACITANCE;
    this.#leak = this.#transconductance / gain;
    this.#maxCurrent = slewRate * CAPACITANCE;
    this.#outputConductance = 1 / Math.max(outputResistance, 1e-3);
    this.#low = opAmp.outputLow;
    this.#high = opAmp.outputHigh;
    this.#charge = allocator.charges.allocate("charge");
    for (const column of [PLUS, MINUS, STAGE]) this.use(STAGE, column);
    this.use(OUT, OUT);
    this.use(OUT, STAGE);
    this.seal();
  }

  load({ x, sourceScale }: LoadContext): void {
    this.clear();
    const difference = this.voltage(x, PLUS, MINUS);
    const stage = this.value(x, STAGE);
    const wanted = this.#transconductance * difference;
    const ratio = Number.isFinite(this.#maxCurrent) ? Math.tanh(wanted / this.#maxCurrent) : 0;
    const current = Number.isFinite(this.#maxCurrent) ? this.#maxCurrent * ratio : wanted;
    const gm = this.#transconductance * (1 - ratio * ratio);
    this.add(STAGE, PLUS, -gm);
    this.add(STAGE, MINUS, gm);
    this.b[STAGE] = current - gm * difference;
    this.add(STAGE, STAGE, this.#leak + this.charges.slope * CAPACITANCE);
    const charging = this.charges.put(this.#charge, CAPACITANCE * stage);
    this.b[STAGE] = (this.b[STAGE] ?? 0) - (charging - this.charges.slope * CAPACITANCE * stage);
    if (stage < this.#low * sourceScale || stage > this.#high * sourceScale) {
      const clamp = CLAMP * this.#transconductance;
      const bound = sourceScale * (stage > this.#high * sourceScale ? this.#high : this.#low);
      this.add(STAGE, STAGE, clamp);
      this.b[STAGE] = (this.b[STAGE] ?? 0) + clamp * bound;
      this.b[OUT] = this.#outputConductance * bound;
    } else {
      this.add(OUT, STAGE, -this.#outputConductance);
    }
    this.add(OUT, OUT, this.#outputConductance);
  }

  override set(parameter: string, value: number): boolean {
    if (parameter === "outputHigh" && value > this.#low) this.#high = value;
    else if (parameter === "outputLow" && value < this.#high) this.#low = value;
    else return false;
    return true;
  }
}
