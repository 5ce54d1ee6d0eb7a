// Origins of the parameters of generic models, by the kind of the model: a figure of the part's data sheet, or a value that
// textbooks and the manual of ngspice give for the kind.

export type ParameterOrigin =
  /** `figure` as data sheets call it; the table of the family has its value for each part. */
  { readonly kind: "data-sheet"; readonly figure: string } | { readonly kind: "textbook" };

const TEXTBOOK: ParameterOrigin = { kind: "textbook" };
const sheet = (figure: string): ParameterOrigin => ({ kind: "data-sheet", figure });
const textbook = (names: string): Record<string, ParameterOrigin> =>
  Object.fromEntries(names.split(" ").map((name) => [name, TEXTBOOK]));

const DIODE: Readonly<Record<string, ParameterOrigin>> = {
  is: sheet("forward voltage VF at a forward current IF"),
  rs: sheet("slope of the forward characteristic"),
  cjo: sheet("diode capacitance at 0 V"),
  tt: sheet("reverse recovery time trr"),
  bv: sheet("repetitive peak reverse voltage VRRM"),
  ...textbook("n vj m ibv"),
};

const BIPOLAR: Readonly<Record<string, ParameterOrigin>> = {
  is: sheet("base-emitter voltage VBE at a collector current"),
  bf: sheet("DC current gain hFE"),
  vaf: sheet("slope of the output characteristics"),
  rc: sheet("collector-emitter saturation voltage VCE(sat)"),
  re: sheet("collector-emitter saturation voltage VCE(sat)"),
  rb: sheet("collector-emitter saturation voltage VCE(sat)"),
  cjc: sheet("output capacitance Cob"),
  cje: sheet("input capacitance Cib"),
  tf: sheet("transition frequency fT"),
  tr: sheet("storage time ts"),
  ...textbook("ikf ise ne br var vjc mjc vje mje xtb"),
};

const POWER_MOSFET: Readonly<Record<string, ParameterOrigin>> = {
  vto: sheet("gate threshold voltage VGS(th)"),
  kp: sheet("forward transconductance gfs"),
  rd: sheet("drain-source on-resistance RDS(on)"),
  rs: sheet("drain-source on-resistance RDS(on)"),
  rb: sheet("drain-source on-resistance RDS(on)"),
  cgs: sheet("input capacitance Ciss, reverse transfer capacitance Crss"),
  cgdmax: sheet("reverse transfer capacitance Crss"),
  cgdmin: sheet("reverse transfer capacitance Crss"),
  cjo: sheet("output capacitance Coss, reverse transfer capacitance Crss"),
  bv: sheet("drain-source breakdown voltage V(BR)DSS"),
  ...textbook("rg lambda ksubthres a is n tt"),
};

const JFET: Readonly<Record<string, ParameterOrigin>> = {
  vto: sheet("gate-source cut-off voltage VGS(off)"),
  beta: sheet("drain current IDSS at zero gate voltage"),
  cgs: sheet("input capacitance Ciss, reverse transfer capacitance Crss"),
  cgd: sheet("reverse transfer capacitance Crss"),
  ...textbook("lambda rd rs is pb"),
};

const SWITCH: Readonly<Record<string, ParameterOrigin>> = {
  ron: sheet("output low voltage at a sink current"),
  ...textbook("roff vt vh"),
};

/**
 * By the kind of a .model line and the parameter, both in small letters. Transistors and diodes inside integrated circuits
 * have values of textbooks; what the circuit does is in its `source`.
 */
export const PARAMETER_ORIGINS: Readonly<Record<string, Readonly<Record<string, ParameterOrigin>>>> = {
  ...{ d: DIODE, npn: BIPOLAR, pnp: BIPOLAR, vdmos: POWER_MOSFET, njf: JFET, pjf: JFET, sw: SWITCH },
};
