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

export const QUAD_OPAMP_MODEL = [
  ".subckt OPAMP4 OUT1 INM1 INP1 VCC INP2 INM2 OUT2 OUT3 INM3 INP3 VEE INP4 INM4 OUT4",
  "X1 INP1 INM1 VCC VEE OUT1 OPAMP",
  "X2 INP2 INM2 VCC VEE OUT2 OPAMP",
  "X3 INP3 INM3 VCC VEE OUT3 OPAMP",
  "X4 INP4 INM4 VCC VEE OUT4 OPAMP",
  ".ends OPAMP4",
];

/** Step-down converter of 150 kHz: the integral and the slope of the error set the duty cycle. */
export const LM2596_MODEL = [
  ".subckt LM2596_5 VIN OUT GND FB OFF",
  "V1 SAW 0 PULSE(0 1 0 6.5u 100n 66n 6.667u)",
  "B1 0 E I=(5-V(FB,GND))*2u",
  "C1 E 0 10n IC=0.46",
  "R1 E 0 100Meg",
  "B2 G 0 V=V(OFF,GND)<1.3 && min(max(V(E)-V(H,GND),0),0.95)>V(SAW) ? 1 : 0",
  "S1 VIN OUT G 0 SWITCH",
  "R2 FB GND 10k",
  "C2 FB H 10n",
  "R3 H GND 1k",
  ".model SWITCH SW(Ron=0.15 Roff=1Meg Vt=0.5 Vh=0.1)",
  ".ends LM2596_5",
];

/** Adjustable regulator: 1.25 V between OUT and ADJ, a drop of 1.7 V, 50 µA from ADJ. */
export const LM317_MODEL = [
  ".subckt LM317 ADJ OUT IN",
  "B1 X 0 V=V(ADJ)+1.25-ln(1+exp(20*(V(ADJ)+2.95-V(IN))))/20",
  "B2 IN 0 I=I(V1)",
  "V1 X Y 0",
  "R1 Y OUT 10m",
  "I1 IN ADJ 50u",
  ".ends LM317",
];

/** Half-bridge driver; the delay of its input makes the dead time. */
export const IR2104_MODEL = [
  ".subckt IR2104 VCC IN SD COM LO VS HO VB",
  "B1 H 0 V=V(IN,COM)>2 && V(SD,COM)>2 ? 1 : 0",
  "R1 H D 1k",
  "C1 D 0 500p",
  "B2 X VS V=V(D)>0.65 ? V(VB,VS) : 0",
  "R2 X HO 20",
  "B3 Y COM V=V(D)<0.35 && V(SD,COM)>2 ? V(VCC,COM) : 0",
  "R3 Y LO 20",
  ".ends IR2104",
];

export const IRLZ44N_MODEL = [
  ".subckt IRLZ44N D G S",
  "M1 D G S POWER",
  ".model POWER VDMOS(Rg=1 Vto=2 Kp=60 Rd=9m Rs=4m",
  "+ Cgdmax=1n Cgdmin=0.15n Cgs=1.6n Cjo=0.9n Is=5p Rb=8m)",
  ".ends IRLZ44N",
];

/** Two comparators with open collectors. */
export const LM393_MODEL = [
  ".subckt LM393 OUT1 INM1 INP1 GND INP2 INM2 OUT2 VCC",
  "B1 A GND V=V(INM1)>V(INP1) ? 1 : 0",
  "R1 A C 1k",
  "C1 C GND 300p",
  "S1 OUT1 GND C GND SINK",
  "B2 B GND V=V(INM2)>V(INP2) ? 1 : 0",
  "R2 B D 1k",
  "C2 D GND 300p",
  "S2 OUT2 GND D GND SINK",
  "R3 VCC GND 10k",
  ".model SINK SW(Ron=40 Roff=10Meg Vt=0.5 Vh=0.1)",
  ".ends LM393",
];

export const INVERTER_MODEL = [
  ".subckt INVERTER A GND Y VCC",
  "B1 X GND V=V(VCC,GND)/2*(1-tanh(16*(V(A,GND)/V(VCC,GND)-0.5)))",
  "R1 X Y 30",
  "C1 A GND 4p",
  ".ends INVERTER",
];

/** 8 MHz at a load of 18 pF; the current in the coil starts it. */
export const CRYSTAL_MODEL = [
  ".subckt CRYSTAL A B",
  "L1 A X 33m IC=0.2m",
  "C1 X Y 12f",
  "R1 Y B 40",
  "C2 A B 4p",
  ".ends CRYSTAL",
];
