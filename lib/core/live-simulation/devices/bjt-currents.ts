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
    this.#transit(vbe, vbc, { cbe, gbe, cbc, gbc, qb, qbByE, qbByC });
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

  #transit(
    vbe: number,
    vbc: number,
    {
      cbe,
      gbe,
      cbc,
      gbc,
      qb,
      qbByE,
      qbByC,
    }: Readonly<Record<"cbe" | "gbe" | "cbc" | "gbc" | "qb" | "qbByE" | "qbByC", number>>,
  ): void {
    const { tf, tr, xtf, vtf, itf } = this.#model;
    this.reverseTransit = tr * cbc;
    this.reverseTransitByC = tr * gbc;
    if (tf === 0 || vbe <= 0) {
      this.transit = tf * cbe;
      this.transitByE = tf * gbe;
      this.transitByC = 0;
      return;
    }
    let bias = xtf;
    let biasSlope = 0;
    let byCollector = 0;
    if (xtf !== 0) {
      const inverse = 1 / (1.44 * vtf);
      bias *= Math.exp(vbc * inverse);
      biasSlope = bias;
      if (itf !== 0) {
        const part = cbe / (cbe + itf);
        bias *= part * part;
        biasSlope = bias * (3 - 2 * part);
      }
      byCollector = cbe * bias * inverse;
    }
    const effective = (cbe * (1 + bias)) / qb;
    this.transit = tf * effective;
    this.transitByE = (tf * (gbe * (1 + biasSlope) - effective * qbByE)) / qb;
    this.transitByC = (tf * (byCollector - effective * qbByC)) / qb;
  }
}
