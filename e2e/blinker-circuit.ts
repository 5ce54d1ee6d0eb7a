// The blinker of the drawing tests: a 555 timer, its parts, and what is connected. Places are grid steps of 1.27 mm.

type Place = readonly [x: number, y: number];

/** In the order in which they are placed, so that the designators follow. */
export const PARTS: readonly { readonly symbol: string; readonly places: readonly Place[] }[] = [
  { symbol: "NE555", places: [[100, 70]] },
  {
    symbol: "R",
    places: [
      [120, 80],
      [100, 90],
      [120, 68],
    ],
  },
  {
    symbol: "C",
    places: [
      [66, 90],
      [84, 74],
    ],
  },
  { symbol: "LED", places: [[136, 68]] },
];

/** The last click of each ends on a pin or a wire. */
export const WIRES: readonly (readonly Place[])[] = [
  [
    [108, 68],
    [116, 68],
  ],
  [
    [124, 68],
    [132, 68],
  ],
  [
    [108, 72],
    [116, 80],
  ],
  [
    [112, 72],
    [104, 90],
  ],
  [
    [92, 68],
    [92, 70],
  ],
  [
    [92, 70],
    [74, 70],
    [74, 90],
    [96, 90],
  ],
  [
    [70, 90],
    [74, 90],
  ],
  [
    [88, 74],
    [92, 74],
  ],
];

export const SUPPLIES: readonly { readonly name: string; readonly places: readonly Place[] }[] = [
  {
    name: "VCC",
    places: [
      [100, 64],
      [92, 72],
      [124, 80],
    ],
  },
  {
    name: "GND",
    places: [
      [100, 78],
      [62, 90],
      [80, 74],
      [140, 68],
    ],
  },
];

/** By place and value. */
export const VALUES: readonly { readonly at: Place; readonly value: string }[] = [
  { at: [120, 80], value: "1k" },
  { at: [100, 90], value: "470k" },
  { at: [120, 68], value: "330" },
  { at: [66, 90], value: "1u" },
  { at: [84, 74], value: "10n" },
];

/** Pins that are one net, by the mouse and by the keyboard alike. */
export const NETS: readonly string[] = [
  "C1.1 C2.1 D1.1 U1.1",
  "C1.2 R2.1 U1.2 U1.6",
  "C2.2 U1.5",
  "D1.2 R3.2",
  "R1.1 R2.2 U1.7",
  "R1.2 U1.4 U1.8",
  "R3.1 U1.3",
];

/** Pairs of pins by which the blinker is connected from the palette. */
export const CONNECTIONS: readonly string[] = [
  ...["U1.4 U1.8", "R1.2 U1.8", "R1.1 U1.7", "R2.2 U1.7", "R2.1 U1.6", "U1.6 U1.2", "C1.2 U1.6"],
  ...["C1.1 U1.1", "C2.2 U1.5", "C2.1 U1.1", "U1.3 R3.1", "R3.2 D1.2", "D1.1 U1.1"],
];
