// Pads as KiCad's footprint library publishes them (gitlab.com/kicad/libraries/kicad-footprints): figures in millimeters, y
// down, each row "pin x y width height [drill]"; "1-4 x y dx dy width height [drill]" are equal pads in a row.

export interface PublishedPad {
  readonly pin: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly drill: number | null;
}

const chip = (x: number, w: number, h: number) => [`1 ${-x} 0 ${w} ${h}`, `2 ${x} 0 ${w} ${h}`];

const PADS: Readonly<Record<string, readonly string[]>> = {
  R_0603_1608Metric: chip(0.825, 0.8, 0.95),
  C_0603_1608Metric: chip(0.775, 0.9, 0.95),
  LED_0603_1608Metric: chip(0.7875, 0.875, 0.95),
  C_0805_2012Metric: chip(0.95, 1, 1.45),
  R_1206_3216Metric: chip(1.4625, 1.125, 1.75),
  R_2512_6332Metric: chip(2.9625, 1.225, 3.35),
  Fuse_1812_4532Metric: chip(2.1375, 1.125, 3.4),
  "D_SOD-123": chip(1.65, 0.9, 1.2),
  D_SMA: chip(2, 2.5, 1.8),
  "CP_Elec_4x5.8": chip(1.8, 2.6, 1.6),
  "CP_Elec_6.3x7.7": chip(2.7, 3.5, 1.6),
  "CP_Elec_10x10.5": chip(4.2, 4.4, 2.5),
  "SOT-23": ["1-2 -0.9375 -0.95 0 1.9 1.475 0.6", "3 0.9375 0 1.475 0.6"],
  "SOT-23-5": ["1-3 -1.1375 -0.95 0 0.95 1.325 0.6", "4-5 1.1375 0.95 0 -1.9 1.325 0.6"],
  "SOT-223-3_TabPin2": ["1-3 -3.15 -2.3 0 2.3 2 1.5", "2 3.15 0 2 3.8"],
  "SOIC-8_3.9x4.9mm_P1.27mm": ["1-4 -2.475 -1.905 0 1.27 1.95 0.6", "5-8 2.475 1.905 0 -1.27 1.95 0.6"],
  "SOIC-16_3.9x9.9mm_P1.27mm": ["1-8 -2.475 -4.445 0 1.27 1.95 0.6", "9-16 2.475 4.445 0 -1.27 1.95 0.6"],
  "TSSOP-20_4.4x6.5mm_P0.65mm": ["1-10 -2.875 -2.925 0 0.65 1.5 0.4", "11-20 2.875 2.925 0 -0.65 1.5 0.4"],
  "TO-220-3_Vertical": ["1-3 0 0 2.54 0 1.905 2 1.1"],
  Potentiometer_Bourns_3296W_Vertical: ["1-3 0 0 -2.54 0 1.44 1.44 0.8"],
  "JST_PH_B2B-PH-K_1x02_P2.00mm_Vertical": ["1-2 0 0 2 0 1.2 1.75 0.75"],
  "SW_Push_1P1T_XKB_TS-1187A": [
    ...["1 -3 -1.875 1 0.75", "1 3 -1.875 1 0.75", "2 -3 1.875 1 0.75", "2 3 1.875 1 0.75"],
  ],
  "USB_C_Receptacle_HRO_TYPE-C-31-M-12": [
    ...["A1 -3.25 -3.95 0.6 1.45", "A4 -2.45 -3.95 0.6 1.45", "B4 2.45 -3.95 0.6 1.45", "B1 3.25 -3.95 0.6 1.45"],
    ...["B8 -1.75 -3.95 0.3 1.45", "A5 -1.25 -3.95 0.3 1.45", "B7 -0.75 -3.95 0.3 1.45", "A6 -0.25 -3.95 0.3 1.45"],
    ...["A7 0.25 -3.95 0.3 1.45", "B6 0.75 -3.95 0.3 1.45", "A8 1.25 -3.95 0.3 1.45", "B5 1.75 -3.95 0.3 1.45"],
    ...["SH -4.32 -3.035 1 2.1 0.6", "SH 4.32 -3.035 1 2.1 0.6", "SH -4.32 1.145 1 1.6 0.6", "SH 4.32 1.145 1 1.6 0.6"],
  ],
  "ESP32-WROOM-32": [
    ...["1-14 -8.5 -8.255 0 1.27 2 0.9", "15-24 -5.715 9.255 1.27 0 0.9 2", "25-38 8.5 8.255 0 -1.27 2 0.9"],
    "39 -1 -0.755 5 5",
  ],
};

function rowsOf(name: string): readonly string[] {
  const known = PADS[name];
  if (known) return known;
  const pins = Number(/_1x(\d+)_/.exec(name)?.[1]);
  if (name.startsWith("PinHeader_1x")) return [`1-${pins} 0 0 0 2.54 1.7 1.7 1`];
  if (name.startsWith("TerminalBlock_Phoenix_MKDS-1,5")) return [`1-${pins} 0 0 5.08 0 2.6 2.6 1.3`];
  throw new RangeError(`no published pads of ${name}`);
}

/** Throws for a footprint whose figures are not kept. */
export function publishedPads(name: string): PublishedPad[] {
  return rowsOf(name).flatMap((row): PublishedPad[] => {
    const [pins = "", ...figures] = row.split(" ");
    const [first = "", last] = pins.split("-");
    const numbers = figures.map(Number);
    if (last === undefined) {
      const [x = 0, y = 0, w = 0, h = 0, drill = null] = numbers;
      return [{ pin: first, x, y, w, h, drill }];
    }
    const [x = 0, y = 0, dx = 0, dy = 0, w = 0, h = 0, drill = null] = numbers;
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => ({
      ...{ pin: String(Number(first) + at), x: x + at * dx, y: y + at * dy, w, h, drill },
    }));
  });
}
