import { icTable } from "../build/ic-table";

export const PROTECTION = icTable(
  { library: "protection", prefix: "D", keywords: "esd,tvs,protection,静电保护", types: ["b", "b", "w", "w"] },
  `
USBLC6-2SC6 | sot23-6 | ESD protection of two data lines | usb | 1:IO1:p 3:IO2:p | 6:IO1:p 4:IO2:p | 5:VBUS:p | 2:GND:p
PRTR5V0U2X | sot143 | ESD protection of two data lines | usb | 2:IO1:p 3:IO2:p | | 4:VCC:p | 1:GND:p
SRV05-4 | sot23-6 | ESD protection of four data lines | usb,hdmi,ethernet | 1:IO1:p 3:IO2:p | 4:IO3:p 6:IO4:p | 5:VCC:p | 2:GND:p
`,
);
