// Model parameters of semiconductors with the names and units of SPICE, and its default values at 27 °C.

export interface DiodeModel {
  readonly is: number;
  readonly n: number;
  readonly rs: number;
  readonly tt: number;
  readonly cjo: number;
  readonly vj: number;
  readonly m: number;
  readonly fc: number;
  /** Infinite without breakdown. */
  readonly bv: number;
  readonly ibv: number;
  readonly nbv: number;
}

export const DIODE_DEFAULTS: DiodeModel = {
  ...{ is: 1e-14, n: 1, rs: 0, tt: 0, cjo: 0, vj: 1, m: 0.5, fc: 0.5, bv: Infinity, ibv: 1e-3, nbv: 1 },
};

export interface BjtModel {
  readonly is: number;
  readonly bf: number;
  readonly nf: number;
  readonly vaf: number;
  readonly ikf: number;
  readonly ise: number;
  readonly ne: number;
  readonly br: number;
  readonly nr: number;
  readonly var: number;
  readonly ikr: number;
  readonly isc: number;
  readonly nc: number;
  readonly rb: number;
  /** NaN means the value of `rb`. */
  readonly rbm: number;
  readonly irb: number;
  readonly re: number;
  readonly rc: number;
  readonly cje: number;
  readonly vje: number;
  readonly mje: number;
  readonly tf: number;
  readonly xtf: number;
  readonly vtf: number;
  readonly itf: number;
  readonly cjc: number;
  readonly vjc: number;
  readonly mjc: number;
  readonly xcjc: number;
  readonly tr: number;
  readonly cjs: number;
  readonly vjs: number;
  readonly mjs: number;
  readonly fc: number;
}

export const BJT_DEFAULTS: BjtModel = {
  ...{ is: 1e-16, bf: 100, nf: 1, vaf: Infinity, ikf: Infinity, ise: 0, ne: 1.5 },
  ...{ br: 1, nr: 1, var: Infinity, ikr: Infinity, isc: 0, nc: 2, rb: 0, rbm: NaN, irb: 0, re: 0, rc: 0 },
  ...{ cje: 0, vje: 0.75, mje: 0.33, tf: 0, xtf: 0, vtf: Infinity, itf: 0 },
  ...{ cjc: 0, vjc: 0.75, mjc: 0.33, xcjc: 1, tr: 0, cjs: 0, vjs: 0.75, mjs: 0, fc: 0.5 },
};

export interface MosfetModel {
  readonly vto: number;
  readonly kp: number;
  readonly gamma: number;
  readonly phi: number;
  readonly lambda: number;
  readonly rd: number;
  readonly rs: number;
  readonly is: number;
  readonly cbd: number;
  readonly cbs: number;
  readonly pb: number;
  readonly mj: number;
  readonly fc: number;
  /** F/m */
  readonly cgso: number;
  readonly cgdo: number;
  readonly cgbo: number;
  /** m; infinite for no gate oxide capacitance. */
  readonly tox: number;
  readonly ld: number;
}

export const MOSFET_DEFAULTS: MosfetModel = {
  ...{ vto: 0, kp: 2e-5, gamma: 0, phi: 0.6, lambda: 0, rd: 0, rs: 0, is: 1e-14, cbd: 0, cbs: 0, pb: 0.8, mj: 0.5 },
  ...{ fc: 0.5, cgso: 0, cgdo: 0, cgbo: 0, tox: Infinity, ld: 0 },
};

export interface JfetModel {
  readonly vto: number;
  readonly beta: number;
  readonly lambda: number;
  readonly rd: number;
  readonly rs: number;
  readonly cgs: number;
  readonly cgd: number;
  readonly pb: number;
  readonly is: number;
  readonly fc: number;
}

export const JFET_DEFAULTS: JfetModel = {
  ...{ vto: -2, beta: 1e-4, lambda: 0, rd: 0, rs: 0, cgs: 0, cgd: 0, pb: 1, is: 1e-14, fc: 0.5 },
};

/** kT/q at 27 °C in V, from the constants of CODATA 2014, which ngspice has. */
export const THERMAL_VOLTAGE = (1.38064852e-23 * 300.15) / 1.6021766208e-19;
