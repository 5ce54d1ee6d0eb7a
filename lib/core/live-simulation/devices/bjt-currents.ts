// Currents of the Gummel-Poon transistor and their derivatives by the two junction voltages.
// Gummel and Poon, BSTJ 49(5), 1970; Antognetti and Massobrio, chapter 2; ngspice manual, section 8.
import { type BjtModel, THERMAL_VOLTAGE } from "../circuit/models";
import { junctionCurrent, type ValueAndSlope } from "./junction";

/** Voltages in V, currents in A, conductances in S; all for an npn transistor. */
export class BjtCurrents {
  readonly #model: BjtModel;
  readonly #forward: ValueAndSlope = { value: 0, slope: 0 };
  readonly #reverse: ValueAndSlope = { value: 0, slope: 0 };
  readonly #leakE: ValueAndSlope = { value: 0, slope: 0 };
  readonly #leakC: ValueAndSlope = { value: 0, slope: 0 };
  #bias = 0;
  #biasByE = 0;
  #biasByC = 0;
  collector = 0;
  base = 0;
  /** Transconductance, output, base-emitter and base-collector conductances. */
  gm = 0;
  go = 0;
  gpi = 0;
  gmu = 0;
  /** Conductance of the base resistance; infinite without one. */
  gx = Infinity;
  /** Transit charge of the emitter junction, and its derivatives by vbe and vbc. */
  transit = 0;
  transitByE = 0;
  transitByC = 0;
  reverseTransit = 0;
  reverseTransitByC = 0;

  constructor(model: BjtModel) {
    this.#model = model;
  }

  evaluate(vbe: number, vbc: number, gmin: number): void {
    const { is, nf, nr, ise, ne, isc, nc, bf, br, vaf, ikf, ikr } = this.#model;
    const vt = THERMAL_VOLTAGE;
    junctionCurrent(vbe, is, nf * vt, this.#forward);
    junctionCurrent(vbc, is, nr * vt, this.#reverse);
    const cbe = this.#forward.value + gmin * vbe;
    const gbe = this.#forward.slope + gmin;
    const cbc = this.#reverse.value + gmin * vbc;
    const gbc = this.#reverse.slope + gmin;
    if (ise > 0) junctionCurrent(vbe, ise, ne * vt, this.#leakE);
    if (isc > 0) junctionCurrent(vbc, isc, nc * vt, this.#leakC);
    const q1 = 1 / (1 - vbc / vaf - vbe / this.#model.var);
    const root = Math.sqrt(Math.max(0, 1 + 4 * (cbe / ikf + cbc / ikr)));
    const safeRoot = root > 0 ? root : 1;
    const qb = (q1 * (1 + safeRoot)) / 2;
    const qbByE = q1 * (qb / this.#model.var + gbe / ikf / safeRoot);
    const qbByC = q1 * (qb / vaf + gbc / ikr / safeRoot);
    this.collector = (cbe - cbc) / qb - cbc / br - this.#leakC.value;
    this.base = cbe / bf + this.#leakE.value + cbc / br + this.#leakC.value;
    this.gpi = gbe / bf + this.#leakE.slope;
    this.gmu = gbc / br + this.#leakC.slope;
    this.go = (gbc + ((cbe - cbc) * qbByC) / qb) / qb;
    this.gm = (gbe - ((cbe - cbc) * qbByE) / qb) / qb - this.go;
    this.#baseResistance(qb);
    const { tf, tr } = this.#model;
    this.reverseTransit = tr * cbc;
    this.reverseTransitByC = tr * gbc;
    if (tf === 0 || vbe <= 0) {
      this.transit = tf * cbe;
      this.transitByE = tf * gbe;
      this.transitByC = 0;
      return;
    }
    this.#biasTransit(vbc, cbe);
    const effective = (cbe * (1 + this.#bias)) / qb;
    this.transit = tf * effective;
    this.transitByE = (tf * (gbe * (1 + this.#biasByE) - effective * qbByE)) / qb;
    this.transitByC = (tf * (this.#biasByC - effective * qbByC)) / qb;
  }

  #baseResistance(qb: number): void {
    const { rb, irb } = this.#model;
    const rbm = Number.isNaN(this.#model.rbm) ? rb : this.#model.rbm;
    if (rb <= 0) return;
    if (irb > 0) {
      const ratio = Math.max(this.base / irb, 1e-9);
      const z = (-1 + Math.sqrt(1 + 14.59025 * ratio)) / 2.4317 / Math.sqrt(ratio);
      const tangent = Math.tan(z);
      this.gx = 1 / (rbm + (3 * (rb - rbm) * (tangent - z)) / (z * tangent * tangent));
    } else this.gx = 1 / (rbm + (rb - rbm) / qb);
  }

  /** Dependence of the transit time on bias: the factor is 1 + `#bias`. */
  #biasTransit(vbc: number, cbe: number): void {
    const { xtf, vtf, itf } = this.#model;
    this.#bias = 0;
    this.#biasByE = 0;
    this.#biasByC = 0;
    if (xtf === 0) return;
    const inverse = 1 / (1.44 * vtf);
    const part = itf === 0 ? 1 : cbe / (cbe + itf);
    this.#bias = xtf * Math.exp(vbc * inverse) * part * part;
    this.#biasByE = this.#bias * (3 - 2 * part);
    this.#biasByC = cbe * this.#bias * inverse;
  }
}
