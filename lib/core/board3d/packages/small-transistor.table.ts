// SOT, SC-70, DPAK and similar packages, in mm; y is along the rows. Sources: JEDEC TO-236AB (SOT-23), MO-178
// (SOT-23-5, -6, -8), MO-203 (SC-70-5, -6), TO-253 (SOT-143), TO-243 (SOT-89), TO-261 (SOT-223), TO-252 (DPAK), TO-263
// (D2PAK).

import type { GullLead } from "@/lib/core/board3d/packages/gull-body";

export interface SmallTransistor {
  names: RegExp;
  bodyXMm: number;
  bodyYMm: number;
  spanXMm: number;
  heightMm: number;
  leadMm: number;
  leads: readonly GullLead[];
}

const left = (...at: number[]): GullLead[] => at.map((atMm) => ({ side: "left", atMm }));
const right = (...at: number[]): GullLead[] => at.map((atMm) => ({ side: "right", atMm }));
const tab = (widthMm: number): GullLead[] => [{ side: "right", atMm: 0, widthMm }];

export const SMALL_TRANSISTORS: readonly SmallTransistor[] = [
  {
    names: /TO-?263|D2PAK|DDPAK/,
    bodyXMm: 9.15,
    bodyYMm: 10,
    spanXMm: 15,
    heightMm: 4.5,
    leadMm: 0.8,
    leads: [...left(2.54, -2.54), ...tab(8.4)],
  },
  {
    names: /TO-?252|DPAK/,
    bodyXMm: 6.1,
    bodyYMm: 6.6,
    spanXMm: 9.9,
    heightMm: 2.3,
    leadMm: 0.76,
    leads: [...left(2.28, -2.28), ...tab(5.3)],
  },
  {
    names: /SOT-?223/,
    bodyXMm: 3.5,
    bodyYMm: 6.5,
    spanXMm: 7,
    heightMm: 1.7,
    leadMm: 0.7,
    leads: [...left(2.3, 0, -2.3), ...tab(3)],
  },
  {
    names: /SOT-?89/,
    bodyXMm: 2.5,
    bodyYMm: 4.5,
    spanXMm: 4.1,
    heightMm: 1.5,
    leadMm: 0.45,
    leads: [...left(1.5, 0, -1.5), ...tab(1.7)],
  },
  {
    names: /SOT-?143/,
    bodyXMm: 1.3,
    bodyYMm: 2.9,
    spanXMm: 2.4,
    heightMm: 1,
    leadMm: 0.42,
    leads: [{ side: "left", atMm: 0.76, widthMm: 0.8 }, ...left(-0.96), ...right(-0.96, 0.96)],
  },
  {
    names: /SOT-?363|SC-?70-?6|SC-?88(?!A)|TSSOP-?6/,
    bodyXMm: 1.25,
    bodyYMm: 2,
    spanXMm: 2.1,
    heightMm: 0.95,
    leadMm: 0.22,
    leads: [...left(0.65, 0, -0.65), ...right(-0.65, 0, 0.65)],
  },
  {
    names: /SOT-?353|SC-?70-?5|SC-?88A/,
    bodyXMm: 1.25,
    bodyYMm: 2,
    spanXMm: 2.1,
    heightMm: 0.95,
    leadMm: 0.22,
    leads: [...left(0.65, 0, -0.65), ...right(-0.65, 0.65)],
  },
  {
    names: /SOT-?323|SC-?70/,
    bodyXMm: 1.25,
    bodyYMm: 2,
    spanXMm: 2.1,
    heightMm: 0.95,
    leadMm: 0.32,
    leads: [...left(0.65, -0.65), ...right(0)],
  },
  {
    names: /SOT-?523|SC-?75|SC-?89/,
    bodyXMm: 0.8,
    bodyYMm: 1.6,
    spanXMm: 1.6,
    heightMm: 0.75,
    leadMm: 0.25,
    leads: [...left(0.5, -0.5), ...right(0)],
  },
  {
    names: /SOT-?563|SOT-?666/,
    bodyXMm: 1.2,
    bodyYMm: 1.6,
    spanXMm: 1.6,
    heightMm: 0.55,
    leadMm: 0.2,
    leads: [...left(0.5, 0, -0.5), ...right(-0.5, 0, 0.5)],
  },
  {
    names: /SOT-?23-?8/,
    bodyXMm: 1.6,
    bodyYMm: 2.9,
    spanXMm: 2.8,
    heightMm: 1.2,
    leadMm: 0.3,
    leads: [...left(0.975, 0.325, -0.325, -0.975), ...right(-0.975, -0.325, 0.325, 0.975)],
  },
  {
    names: /SOT-?23-?6|SOT-?26|TSOT-?6|TSOT-?23-?6/,
    bodyXMm: 1.6,
    bodyYMm: 2.9,
    spanXMm: 2.8,
    heightMm: 1.2,
    leadMm: 0.4,
    leads: [...left(0.95, 0, -0.95), ...right(-0.95, 0, 0.95)],
  },
  {
    names: /SOT-?23-?5|SOT-?25|TSOT-?5|TSOT-?23-?5/,
    bodyXMm: 1.6,
    bodyYMm: 2.9,
    spanXMm: 2.8,
    heightMm: 1.2,
    leadMm: 0.4,
    leads: [...left(0.95, 0, -0.95), ...right(-0.95, 0.95)],
  },
  {
    names: /SOT-?23|TO-?236|SC-?59/,
    bodyXMm: 1.3,
    bodyYMm: 2.9,
    spanXMm: 2.4,
    heightMm: 1.05,
    leadMm: 0.42,
    leads: [...left(0.95, -0.95), ...right(0)],
  },
];

export interface SmallDiode {
  names: RegExp;
  bodyXMm: number;
  bodyYMm: number;
  spanXMm: number;
  heightMm: number;
  leadMm: number;
}

/**
 * JEDEC DO-214 (SMA, SMB, SMC), DO-219 (SOD-123F), JEITA SC-76, SC-79, and SOD-123 and -128 as Nexperia states them.
 */
export const SMALL_DIODES: readonly SmallDiode[] = [
  {
    names: /(?:^|[_-])SMC(?:[_-]|$)|DO-?214-?AB/,
    bodyXMm: 6.85,
    bodyYMm: 5.9,
    spanXMm: 7.95,
    heightMm: 2.4,
    leadMm: 3,
  },
  {
    names: /(?:^|[_-])SMB(?:[_-]|$)|DO-?214-?AA/,
    bodyXMm: 4.3,
    bodyYMm: 3.6,
    spanXMm: 5.4,
    heightMm: 2.3,
    leadMm: 2.1,
  },
  {
    names: /(?:^|[_-])SMA(?:[_-]|$)(?!J)|DO-?214-?AC/,
    bodyXMm: 4.3,
    bodyYMm: 2.6,
    spanXMm: 5.2,
    heightMm: 2.2,
    leadMm: 1.45,
  },
  { names: /SOD-?128/, bodyXMm: 3.8, bodyYMm: 2.5, spanXMm: 4.7, heightMm: 1, leadMm: 1.75 },
  { names: /SOD-?123/, bodyXMm: 2.7, bodyYMm: 1.6, spanXMm: 3.7, heightMm: 1.15, leadMm: 0.6 },
  { names: /SOD-?323|SC-?76/, bodyXMm: 1.7, bodyYMm: 1.25, spanXMm: 2.5, heightMm: 0.95, leadMm: 0.32 },
  { names: /SOD-?523|SC-?79/, bodyXMm: 1.2, bodyYMm: 0.8, spanXMm: 1.6, heightMm: 0.6, leadMm: 0.3 },
  { names: /SOD-?923/, bodyXMm: 0.8, bodyYMm: 0.6, spanXMm: 1, heightMm: 0.4, leadMm: 0.2 },
];
