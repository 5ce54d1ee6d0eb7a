// Subcircuits of the parts of the community projects: simple behavior from the data sheets, no maker's model.

import { opampModel } from "../example-projects/models";

/** P-channel, 30 V: threshold 0.9 V, 50 mΩ at −10 V (data sheet). */
export const AO3401A_MODEL: readonly string[] = [
  ".subckt AO3401A D G S",
  "M1 D G S POWER",
  ".model POWER VDMOS(pchan Rg=5 Vto=-0.9 Kp=8 Rd=15m Rs=15m",
  "+ Cgdmax=0.3n Cgdmin=60p Cgs=0.6n Cjo=80p Is=1p Rb=20m)",
  ".ends AO3401A",
];

/** N-channel, 60 V: threshold 2 V, 2.5 Ω at 10 V. */
export const N2N7002_MODEL: readonly string[] = [
  ".subckt N2N7002 D G S",
  "M1 D G S SMALL",
  ".model SMALL VDMOS(Rg=5 Vto=2 Kp=0.2 Rd=0.8 Rs=0.3",
  "+ Cgdmax=15p Cgdmin=3p Cgs=25p Cjo=15p Is=1p Rb=0.5)",
  ".ends N2N7002",
];

/** N-channel, 50 V: threshold 1.3 V, 1 Ω at 4.5 V. */
export const BSS138_MODEL: readonly string[] = [
  ".subckt BSS138 D G S",
  "M1 D G S SMALLN",
  ".model SMALLN VDMOS(Rg=5 Vto=1.3 Kp=0.35 Rd=0.3 Rs=0.2",
  "+ Cgdmax=15p Cgdmin=4p Cgs=25p Cjo=15p Is=1p Rb=0.3)",
  ".ends BSS138",
];

/** Operational amplifier with one pole that recovers from saturation at once, as comparators and oscillators need it. */
export const clampedOpampModel = (gainBandwidthHz: number, headroom: number): string[] => [
  ...opampModel(gainBandwidthHz, headroom).slice(0, -1),
  "B2 X 0 I=max(V(X)-V(VCC),0)+min(V(X)-V(VEE),0)",
  ".ends OPAMP",
];

/** Regulator with a drop of 1.1 V. */
export const LDO5_MODEL: readonly string[] = [
  ".subckt LDO5 GND OUT IN",
  "B1 X GND V=min(5,max(V(IN,GND)-1.1,0))",
  "B2 IN GND I=I(V1)+5m",
  "V1 X Y 0",
  "R1 Y OUT 20m",
  ".ends LDO5",
];

export const trimmerModel = (value: "10k" | "100k", share = 0.5): string[] => {
  const ohms = value === "10k" ? 10_000 : 100_000;
  return [
    `.subckt TRIMMER_${value} A W B`,
    `R1 A W ${Math.max(1, Math.round(ohms * share))}`,
    `R2 W B ${Math.max(1, Math.round(ohms * (1 - share)))}`,
    `.ends TRIMMER_${value}`,
  ];
};

/** Instrumentation amplifier of three stages: gain 1 + 50 kΩ / RG (data sheet of the INA128). */
export const INAMP_MODEL: readonly string[] = [
  ".subckt INAMP RGA INM INP VEE REF OUT VCC RGB",
  "E1 A 0 INP RGB 100k",
  "R1 A RGB 25k",
  "E2 B 0 INM RGA 100k",
  "R2 B RGA 25k",
  "B1 Y 0 V=max(min(V(A)-V(B)+V(REF),V(VCC)-1.4),V(VEE)+1.4)",
  "R3 Y OUT 10",
  ".ends INAMP",
];

/** Shunt reference: conducts 1 A for each volt above 2.495 V. */
export const TL431_MODEL: readonly string[] = [
  ".subckt TL431 K REF A",
  "B1 K A I=max(V(REF,A)-2.495,0)*min(max(V(K,A)-2,0),1)",
  "R1 K A 1Meg",
  ".ends TL431",
];
