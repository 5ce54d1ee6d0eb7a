// Land patterns by KiCad's footprint names, in millimeters, y up, with the dimensions of KiCad's library (IPC-7351 nominal
// density for chips and gull wings).

import type { Shape } from "../../sample-boards/sheet";

export interface Land {
  readonly pin: string;
  readonly at: readonly [x: number, y: number];
  readonly shape: Shape;
  /** Diameter of the plated hole. */
  readonly drill?: number;
  /** Other end of a slot, from `at`. */
  readonly slot?: readonly [dx: number, dy: number];
}

export interface LandPattern {
  readonly lands: readonly Land[];
  /** Courtyard: left, bottom, right, top. */
  readonly court: readonly [number, number, number, number];
  /** Outline on the silkscreen. */
  readonly body: readonly [number, number, number, number];
  /** Non-plated holes: x, y, diameter. */
  readonly pegs?: readonly (readonly [number, number, number])[];
  /** Box of an antenna: no copper on either layer, at the upper edge of the board. */
  readonly keepOut?: readonly [number, number, number, number];
  /** Opens beyond the edge of the board on its left. */
  readonly isAtEdge?: boolean;
}

const rect = (w: number, h: number): Shape => ({ kind: "rect", w, h });
const oval = (w: number, h: number): Shape => ({ kind: "oval", w, h });
const round = (d: number): Shape => ({ kind: "circle", d });

type Box = LandPattern["court"];

function courtOf(lands: readonly Land[], body: Box, margin = 0.4): Box {
  const box = [...body];
  for (const { at, shape } of lands) {
    const [w, h] = shape.kind === "circle" ? [shape.d, shape.d] : [shape.w, shape.h];
    box[0] = Math.min(box[0] ?? 0, at[0] - w / 2);
    box[1] = Math.min(box[1] ?? 0, at[1] - h / 2);
    box[2] = Math.max(box[2] ?? 0, at[0] + w / 2);
    box[3] = Math.max(box[3] ?? 0, at[1] + h / 2);
  }
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  return [left - margin, bottom - margin, right + margin, top + margin];
}

const pattern = (lands: readonly Land[], body: Box): LandPattern => ({ lands, body, court: courtOf(lands, body) });
const half = (w: number, h: number): Box => [-w / 2, -h / 2, w / 2, h / 2];

/** Pins 1 and 2 left and right of the middle. */
function pair(reach: number, w: number, h: number, body: Box): LandPattern {
  const at = (pin: string, x: number): Land => ({ pin, at: [x, 0], shape: rect(w, h) });
  return pattern([at("1", -reach), at("2", reach)], body);
}

interface Rows {
  readonly pins: number;
  readonly pitch: number;
  readonly reach: number;
  readonly land: readonly [w: number, h: number];
  readonly body: readonly [w: number, h: number];
}

/** Two rows of leads; pin 1 at the upper left, counted counter-clockwise. */
function dual({ pins, pitch, reach, land, body }: Rows, more: readonly Land[] = []): LandPattern {
  const rows = pins / 2;
  const lands = Array.from({ length: pins }, (_, at): Land => {
    const row = at < rows ? at : pins - 1 - at;
    const y = ((rows - 1) / 2 - row) * pitch;
    return { pin: String(at + 1), at: [at < rows ? -reach : reach, y], shape: rect(...land) };
  });
  return pattern([...lands, ...more], half(...body));
}

const soic = (pins: number, length: number, more: readonly Land[] = []): LandPattern =>
  dual({ pins, pitch: 1.27, reach: 2.475, land: [1.95, 0.6], body: [3.9, length] }, more);

/** A column of holes, pin 1 at the top and square. */
function column(pins: number, pitch: number, drill: number, land: Shape, body: Box): LandPattern {
  const lands = Array.from({ length: pins }, (_, at): Land => {
    const d = land.kind === "circle" ? land.d : land.w;
    const shape = at === 0 ? rect(d, land.kind === "circle" ? d : land.h) : land;
    return { pin: String(at + 1), at: [0, ((pins - 1) / 2 - at) * pitch], shape, drill };
  });
  return pattern(lands, body);
}

const header = (pins: number): LandPattern =>
  column(pins, 2.54, 1, round(1.7), [-1.27, -pins * 1.27, 1.27, pins * 1.27]);

const terminal = (pins: number): LandPattern => ({
  ...column(pins, 5.08, 1.3, round(2.6), [-5.2, -pins * 2.54, 4.6, pins * 2.54]),
  isAtEdge: true,
});

const sot23 = (places: readonly (readonly [string, number, number])[], w: number, reach: number): LandPattern =>
  pattern(
    places.map(([pin, side, row]): Land => ({ pin, at: [side * reach, row * 0.95], shape: rect(w, 0.6) })),
    half(1.4, 2.9),
  );

const SOT_5 = [
  ["1", -1, 1],
  ["2", -1, 0],
  ["3", -1, -1],
  ["4", 1, -1],
] as const;

/** Contacts of the USB-C receptacle from the top down, with the opening at the left. */
const USB_C_CONTACTS: readonly (readonly [pins: string, y: number, width: number])[] = [
  ["A1 B12", -3.25, 0.6],
  ["A4 B9", -2.45, 0.6],
  ["B8", -1.75, 0.3],
  ["A5", -1.25, 0.3],
  ["B7", -0.75, 0.3],
  ["A6", -0.25, 0.3],
  ["A7", 0.25, 0.3],
  ["B6", 0.75, 0.3],
  ["A8", 1.25, 0.3],
  ["B5", 1.75, 0.3],
  ["B4 A9", 2.45, 0.6],
  ["B1 A12", 3.25, 0.6],
];

function usbC(): LandPattern {
  const contacts = USB_C_CONTACTS.flatMap(([pins, y, h]) =>
    pins.split(" ").map((pin): Land => ({ pin, at: [3.85, -y], shape: rect(1.45, h) })),
  );
  const tabs = [-4.32, 4.32].flatMap((y): Land[] => [
    { pin: "SH", at: [2.935, y], shape: oval(2.1, 1), drill: 0.6, slot: [0.55, 0] },
    { pin: "SH", at: [-1.245, y], shape: oval(1.6, 1), drill: 0.6, slot: [0.3, 0] },
  ]);
  const body: Box = [-3.7, -4.5, 3.6, 4.5];
  return {
    ...{ lands: [...contacts, ...tabs], body, court: courtOf([...contacts, ...tabs], body), isAtEdge: true },
    pegs: [
      [2.405, -2.89, 0.65],
      [2.405, 2.89, 0.65],
    ],
  };
}

function wroom(): LandPattern {
  const side = (from: number, x: number, way: 1 | -1) =>
    Array.from({ length: 14 }, (_, at): Land => ({
      ...{ pin: String(from + at), at: [x, way * (5.26 - at * 1.27)], shape: rect(2, 0.9) },
    }));
  const left = side(1, -8.5, 1);
  const bottom = Array.from({ length: 10 }, (_, at): Land => ({
    ...{ pin: String(15 + at), at: [-5.715 + at * 1.27, -12.25], shape: rect(0.9, 2) },
  }));
  const right = Array.from({ length: 14 }, (_, at): Land => ({
    ...{ pin: String(25 + at), at: [8.5, -11.25 + at * 1.27], shape: rect(2, 0.9) },
  }));
  const heat: Land = { pin: "39", at: [-1, -2.24], shape: rect(5, 5) };
  // Around the antenna: 5 mm at either side of the module, as its footprint in KiCad's library has it.
  return { ...pattern([...left, ...bottom, ...right, heat], [-9, -12.75, 9, 12.75]), keepOut: [-14, 6.975, 14, 13.05] };
}

const tab = (pin: string, x: number, w: number, h: number): Land => ({ pin, at: [x, 0], shape: rect(w, h) });

function threeHoles(pitch: number, drill: number, land: Shape, body: Box): LandPattern {
  return pattern(
    [-1, 0, 1].map((at): Land => {
      const shape = at === -1 && land.kind !== "circle" ? rect(land.w, land.h) : land;
      return { pin: String(at + 2), at: [at * pitch, 0], shape, drill };
    }),
    body,
  );
}

const TO_263_LANDS = [1, 2, 3, 4, 5].map((pin): Land => ({
  ...{ pin: String(pin), at: [-5.775, (3 - pin) * 1.7], shape: rect(4.6, 1.1) },
}));

const SOT_223_LANDS = [1, 2, 3].map((pin): Land => ({
  ...{ pin: String(pin), at: [-3.15, (2 - pin) * 2.3], shape: rect(2, 1.5) },
}));

const BUTTON_LANDS = [-1, 1].flatMap((side): Land[] => [
  { pin: "1", at: [side * 3, 1.875], shape: rect(1, 0.75) },
  { pin: "2", at: [side * 3, -1.875], shape: rect(1, 0.75) },
]);

const PATTERNS: Readonly<Record<string, LandPattern>> = {
  R_0603_1608Metric: pair(0.825, 0.8, 0.95, half(1.6, 0.8)),
  C_0603_1608Metric: pair(0.775, 0.9, 0.95, half(1.6, 0.8)),
  LED_0603_1608Metric: pair(0.7875, 0.875, 0.95, half(1.6, 0.8)),
  R_0805_2012Metric: pair(0.9125, 1.025, 1.4, half(2, 1.25)),
  C_0805_2012Metric: pair(0.95, 1, 1.45, half(2, 1.25)),
  R_1206_3216Metric: pair(1.4625, 1.125, 1.75, half(3.2, 1.6)),
  C_1206_3216Metric: pair(1.475, 1.15, 1.8, half(3.2, 1.6)),
  R_2512_6332Metric: pair(2.9625, 1.225, 3.35, half(6.3, 3.2)),
  Fuse_1812_4532Metric: pair(2.1375, 1.125, 3.4, half(4.5, 3.2)),
  "D_SOD-123": pair(1.65, 0.9, 1.2, half(2.8, 1.8)),
  D_SMA: pair(2, 2.5, 1.8, half(4.6, 2.6)),
  D_SMB: pair(2.15, 2.5, 2.3, half(4.6, 3.8)),
  "CP_Elec_4x5.8": pair(1.8, 2.6, 1.6, half(4.3, 4.3)),
  "CP_Elec_6.3x7.7": pair(2.7, 3.5, 1.6, half(6.6, 6.6)),
  "CP_Elec_10x10.5": pair(4.2, 4.4, 2.5, half(10.3, 10.3)),
  L_Bourns_SRR1260: pair(4.9, 2.9, 5.4, half(12.5, 12.5)),
  "Crystal_SMD_HC49-SD": pair(4.25, 4.5, 2, half(11.4, 4.7)),
  "SOT-23": sot23(
    [
      ["1", -1, 1],
      ["2", -1, -1],
      ["3", 1, 0],
    ],
    1.475,
    0.9375,
  ),
  "SOT-23-5": sot23([...SOT_5, ["5", 1, 1]], 1.325, 1.1375),
  "SOT-23-6": sot23([...SOT_5, ["5", 1, 0], ["6", 1, 1]], 1.325, 1.1375),
  "SOT-223-3_TabPin2": pattern([...SOT_223_LANDS, tab("2", 3.15, 2, 3.8)], half(3.5, 6.5)),
  "TO-263-5_TabPin3": pattern([...TO_263_LANDS, tab("3", 3.375, 9.4, 10.8)], [-3, -5.2, 8, 5.2]),
  "SOIC-8_3.9x4.9mm_P1.27mm": soic(8, 4.9),
  "SOIC-14_3.9x8.7mm_P1.27mm": soic(14, 8.7),
  "SOIC-16_3.9x9.9mm_P1.27mm": soic(16, 9.9),
  "SOIC-8-1EP_3.9x4.9mm_P1.27mm_EP2.29x3mm": soic(8, 4.9, [{ pin: "9", at: [0, 0], shape: rect(2.29, 3) }]),
  "SOIC-16W_7.5x10.3mm_P1.27mm": dual({
    ...{ pins: 16, pitch: 1.27, reach: 4.65, land: [2.05, 0.6], body: [7.5, 10.3] },
  }),
  "TSSOP-20_4.4x6.5mm_P0.65mm": dual({
    ...{ pins: 20, pitch: 0.65, reach: 2.8625, land: [1.475, 0.4], body: [4.4, 6.5] },
  }),
  "HTSSOP-16-1EP_4.4x5mm_P0.65mm_EP3.4x5mm": dual(
    { pins: 16, pitch: 0.65, reach: 2.8625, land: [1.475, 0.4], body: [4.4, 5] },
    [{ pin: "17", at: [0, 0], shape: rect(3.1, 3.1) }],
  ),
  "TO-220-3_Vertical": threeHoles(2.54, 1.1, oval(1.9, 2), [-5, -1.5, 5, 3.2]),
  "TO-126-3_Vertical": threeHoles(2.54, 1, oval(1.8, 1.8), [-4, -1.5, 4, 1.8]),
  "TO-92_Inline": threeHoles(1.27, 0.75, oval(1, 1.5), [-2.4, -1.8, 2.4, 1.8]),
  "CP_Radial_D10.0mm_P5.00mm": pattern(
    [
      { pin: "1", at: [-2.5, 0], shape: rect(2, 2), drill: 1 },
      { pin: "2", at: [2.5, 0], shape: round(2), drill: 1 },
    ],
    half(10, 10),
  ),
  Potentiometer_Bourns_3296W_Vertical: threeHoles(2.54, 0.8, oval(1.5, 1.5), [-4.8, -2.4, 4.8, 2.4]),
  "SW_Push_1P1T_XKB_TS-1187A": pattern(BUTTON_LANDS, half(5.1, 5.1)),
  "USB_C_Receptacle_HRO_TYPE-C-31-M-12": usbC(),
  "ESP32-WROOM-32": wroom(),
  "JST_XH_B2B-XH-A_1x02_P2.50mm_Vertical": column(2, 2.5, 1, oval(1.7, 2), [-2.4, -3.7, 3.4, 3.7]),
  "JST_PH_B2B-PH-K_1x02_P2.00mm_Vertical": column(2, 2, 0.75, oval(1.75, 1.2), [-1.7, -2.95, 2.8, 2.95]),
};

/** Throws for a footprint without a land pattern. */
export function landPattern(footprint: string): LandPattern {
  const name = footprint.split(":").at(-1) ?? "";
  const known = PATTERNS[name];
  if (known) return known;
  const pins = Number(/_1x(\d+)_/.exec(name)?.[1]);
  if (name.startsWith("PinHeader_1x")) return header(pins);
  if (name.startsWith("TerminalBlock_Phoenix_MKDS-1,5")) return terminal(pins);
  throw new RangeError(`no land pattern for ${footprint}`);
}
