// Channel of the MOSFET of level 1 and the capacitances of its gate.
// Shichman and Hodges, IEEE JSSC 3(3), 1968; Meyer, RCA Review 32, 1971; Antognetti and Massobrio, chapter 4.
import type { MosfetModel } from "../circuit/models";

/** Permittivity of silicon dioxide in F/m. */
const OXIDE_PERMITTIVITY = 3.9 * 8.854214871e-12;

/** Voltages for an n-channel with the drain above the source. */
export class MosfetChannel {
  readonly #model: MosfetModel;
  readonly #beta: number;
  readonly #oxide: number;
  readonly #builtIn: number;
  current = 0;
  gm = 0;
  gds = 0;
  gmbs = 0;
  threshold: number;
  /** Capacitances of the gate in F, without those of overlaps. */
  gateSource = 0;
  gateDrain = 0;
  gateBulk = 0;

  constructor(model: MosfetModel, width: number, length: number, sign: number) {
    this.#model = model;
    const effective = length - 2 * model.ld;
    this.#beta = (model.kp * width) / effective;
    this.#oxide = (OXIDE_PERMITTIVITY / model.tox) * width * effective;
    this.#builtIn = sign * model.vto - model.gamma * Math.sqrt(model.phi);
    this.threshold = sign * model.vto;
  }

  get hasOxide(): boolean {
    return this.#oxide > 0;
  }

  evaluate(vgs: number, vds: number, vbs: number): void {
    const { phi, gamma, lambda } = this.#model;
    const root = Math.sqrt(phi);
    const sqrt = vbs <= 0 ? Math.sqrt(phi - vbs) : Math.max(0, root - vbs / (2 * root));
    const bodySlope = sqrt > 0 ? gamma / (2 * sqrt) : 0;
    this.threshold = this.#builtIn + gamma * sqrt;
    const over = vgs - this.threshold;
    const beta = this.#beta * (1 + lambda * vds);
    if (over <= 0) {
      this.current = 0;
      this.gm = 0;
      this.gds = 0;
    } else if (over <= vds) {
      this.current = (beta * over * over) / 2;
      this.gm = beta * over;
      this.gds = (lambda * this.#beta * over * over) / 2;
    } else {
      this.current = beta * vds * (over - vds / 2);
      this.gm = beta * vds;
      this.gds = beta * (over - vds) + lambda * this.#beta * vds * (over - vds / 2);
    }
    this.gmbs = this.gm * bodySlope;
    if (this.#oxide > 0) this.#capacitances(over, vds);
  }

  #capacitances(over: number, vds: number): void {
    const { phi } = this.#model;
    const oxide = this.#oxide;
    this.gateSource = 0;
    this.gateDrain = 0;
    this.gateBulk = 0;
    if (over <= -phi) this.gateBulk = oxide;
    else if (over <= -phi / 2) this.gateBulk = (-over * oxide) / phi;
    else if (over <= 0) {
      this.gateBulk = (-over * oxide) / phi;
      this.gateSource = (over * oxide) / (0.75 * phi) + (2 * oxide) / 3;
    } else if (over <= vds) this.gateSource = (2 * oxide) / 3;
    else {
      const span = 2 * over - vds;
      this.gateDrain = (2 * oxide * (1 - (over / span) ** 2)) / 3;
      this.gateSource = (2 * oxide * (1 - ((over - vds) / span) ** 2)) / 3;
    }
  }
}
