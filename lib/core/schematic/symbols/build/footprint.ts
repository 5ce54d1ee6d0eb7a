// Footprint names, as in KiCad's libraries, from short codes such as "soic8".

const SOIC: Record<string, string> = { 8: "4.9", 14: "8.7", 16: "9.9" };
const SOIC_WIDE: Record<string, string> = { 16: "10.3", 18: "11.6", 20: "12.8", 24: "15.4", 28: "17.9" };
const TSSOP: Record<string, string> = { 8: "3", 14: "5", 16: "5", 20: "6.5", 24: "7.8", 28: "9.7" };
const LQFP: Record<string, string> = { 32: "7x7mm_P0.8mm", 44: "10x10mm_P0.8mm", 48: "7x7mm_P0.5mm" };

const FAMILIES: Record<string, (pins: string) => string> = {
  dip: (pins) => `Package_DIP:DIP-${pins}_W7.62mm`,
  dipw: (pins) => `Package_DIP:DIP-${pins}_W15.24mm`,
  soic: (pins) => `Package_SO:SOIC-${pins}_3.9x${SOIC[pins]}mm_P1.27mm`,
  soicw: (pins) => `Package_SO:SOIC-${pins}W_7.5x${SOIC_WIDE[pins]}mm_P1.27mm`,
  tssop: (pins) => `Package_SO:TSSOP-${pins}_4.4x${TSSOP[pins]}mm_P0.65mm`,
  lqfp: (pins) => `Package_QFP:LQFP-${pins}_${LQFP[pins]}`,
};

const PACKAGES: Record<string, string> = {
  do35: "Diode_THT:D_DO-35_SOD27_P7.62mm_Horizontal",
  do41: "Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal",
  do201: "Diode_THT:D_DO-201AD_P15.24mm_Horizontal",
  sod123: "Diode_SMD:D_SOD-123",
  sma: "Diode_SMD:D_SMA",
  smb: "Diode_SMD:D_SMB",
  smc: "Diode_SMD:D_SMC",
  sot23: "Package_TO_SOT_SMD:SOT-23",
  "sot23-5": "Package_TO_SOT_SMD:SOT-23-5",
  "sot23-6": "Package_TO_SOT_SMD:SOT-23-6",
  "sot23-8": "Package_TO_SOT_SMD:SOT-23-8",
  sot143: "Package_TO_SOT_SMD:SOT-143",
  sot89: "Package_TO_SOT_SMD:SOT-89-3",
  sot223: "Package_TO_SOT_SMD:SOT-223-3_TabPin2",
  to92: "Package_TO_SOT_THT:TO-92_Inline",
  to126: "Package_TO_SOT_THT:TO-126-3_Vertical",
  to220: "Package_TO_SOT_THT:TO-220-3_Vertical",
  "to220-15": "Package_TO_SOT_THT:TO-220-15_P2.54x2.54mm_StaggerOdd_Lead4.58mm_Vertical",
  to247: "Package_TO_SOT_THT:TO-247-3_Vertical",
  to252: "Package_TO_SOT_SMD:TO-252-2",
  "to263-5": "Package_TO_SOT_SMD:TO-263-5_TabPin3",
  msop8: "Package_SO:MSOP-8_3x3mm_P0.65mm",
  msop10: "Package_SO:MSOP-10_3x3mm_P0.5mm",
  ssop24: "Package_SO:SSOP-24_5.3x8.2mm_P0.65mm",
  ssop28: "Package_SO:SSOP-28_5.3x10.2mm_P0.65mm",
  soic8ep: "Package_SO:SOIC-8-1EP_3.9x4.9mm_P1.27mm_EP2.29x3mm",
  htssop16: "Package_SO:HTSSOP-16-1EP_4.4x5mm_P0.65mm_EP3.4x5mm",
  qfn28: "Package_DFN_QFN:QFN-28-1EP_5x5mm_P0.5mm_EP3.35x3.35mm",
  qfn48: "Package_DFN_QFN:QFN-48-1EP_7x7mm_P0.5mm_EP5.6x5.6mm",
  qfn56: "Package_DFN_QFN:QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm",
};

/** Names that are no code stand for themselves. */
export function footprintName(code: string): string {
  const [, family = "", pins = ""] = /^([a-z]+)(\d+)$/.exec(code) ?? [];
  return PACKAGES[code] ?? FAMILIES[family]?.(pins) ?? code;
}
