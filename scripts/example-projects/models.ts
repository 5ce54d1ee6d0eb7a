// Subcircuits of the parts without a SPICE primitive, as directives on the sheets: simple behavior, no maker's model.

/** 555 timer: divider, two comparators, latch, output stage with a drop of 1.3 V, discharge switch. */
export const NE555_MODEL = [
  ".subckt NE555 GND TRIG OUT RESET CTRL THRES DISCH VCC",
  "R1 VCC CTRL 5k",
  "R2 CTRL TR 5k",
  "R3 TR GND 5k",
  "B1 S 0 V=V(TRIG,GND)<V(TR,GND) ? 1 : (V(THRES)>V(CTRL) || V(RESET,GND)<0.7 ? 0 : (V(Q)>0.5 ? 1 : 0))",
  "R4 S Q 1k",
  "C1 Q 0 100p",
  "B2 O GND V=V(Q)>0.5 ? V(VCC,GND)-1.3 : 0.1",
  "R5 O OUT 10",
  "B3 N 0 V=1-V(Q)",
  "S1 DISCH GND N 0 DIS",
  ".model DIS SW(Ron=10 Roff=100Meg Vt=0.5 Vh=0.1)",
  ".ends NE555",
];

/** Operational amplifier with one pole; the output stays `headroom` volts within the supplies. */
export const opampModel = (gainBandwidthHz: number, headroom: number): string[] => [
  ".subckt OPAMP INP INM VCC VEE OUT",
  "G1 0 X INP INM 1m",
  "R1 X 0 100Meg",
  `C1 X 0 ${((1e-3 / (2 * Math.PI * gainBandwidthHz)) * 1e12).toFixed(1)}p`,
  `B1 Y 0 V=max(min(V(X),V(VCC)-${headroom}),V(VEE)+${headroom})`,
  "R2 Y OUT 50",
  ".ends OPAMP",
];

export const DUAL_OPAMP_MODEL = [
  ".subckt OPAMP2 OUT1 INM1 INP1 VEE INP2 INM2 OUT2 VCC",
  "X1 INP1 INM1 VCC VEE OUT1 OPAMP",
  "X2 INP2 INM2 VCC VEE OUT2 OPAMP",
  ".ends OPAMP2",
];
