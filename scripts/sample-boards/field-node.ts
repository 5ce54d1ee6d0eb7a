// A sensor node on four layers: USB-C, a microcontroller, a radio with its antenna, and an isolated sensor.
import { chip, dual, header, quad, silkLine, silkText, usbC } from "./footprints";
import {
  type Point,
  type Sheet,
  createSheet,
  line,
  mount,
  pad,
  roundRect,
  rounded,
  through,
  track,
  via,
} from "./sheet";
import { stitch } from "./stitching";

const W = 72;
const H = 46;
const MCU: Point = [36, 23];
const RADIO: Point = [52, 24];

export function fieldNode(): Sheet {
  const sheet = createSheet("field-node", "Field node", 4);
  sheet.marks.outline.push({ kind: "stroke", width: 0.1, path: roundRect(0, 0, W, H, 3.5) });
  for (const at of [
    [4, 4],
    [W - 4, 4],
    [4, H - 4],
    [W - 4, H - 4],
  ] as const)
    mount(sheet, at, 3.2);
  const top = header(sheet, [11.87, H - 3.2], 20, 0, [0, 19]);
  const bottom = header(sheet, [11.87, 3.2], 20, 0, [0, 19]);
  const pins = quad(sheet, MCU, { pins: 14, pitch: 0.4, body: 7, heat: 4.6 });
  // The only connection between the ground around the thermal pad and the other layers.
  for (const dx of [-2.6, 2.6]) for (const dy of [-2.6, 2.6]) via(sheet, [MCU[0] + dx, MCU[1] + dy], true);
  fanOut(sheet, pins.slice(44, 54).reverse(), top.slice(5, 15), 1);
  fanOut(sheet, pins.slice(16, 26), bottom.slice(5, 15), -1);
  power(sheet);
  usb(sheet, pins);
  radio(sheet, pins);
  sensor(sheet);
  memory(sheet);
  underside(sheet);
  lettering(sheet);
  fill(sheet);
  const grid = Array.from({ length: 24 * 16 }, (_, at): Point => [
    1.6 + (at % 24) * 3,
    1.6 + Math.floor(at / 24) * 2.85,
  ]);
  stitch(
    sheet,
    grid.filter(([x, y]) => x < 60 || y < 11 || y > 36),
  );
  stitch(
    sheet,
    Array.from({ length: 8 }, (_, at): Point => [60, 12.6 + at * 3.1]),
    0.5,
  );
  return sheet;
}

/** Ground everywhere except under the antenna. */
function fill(sheet: Sheet): void {
  const [near, far] = [0.4, W - 0.4];
  const low = 0.4;
  const high = H - 0.4;
  const corners: Point[] = [
    [near, 23],
    [near, high],
    [far, high],
    [far, 35],
    [60.5, 35],
    [60.5, 12],
    [far, 12],
    [far, low],
    [near, low],
    [near, 23],
  ];
  const path = rounded(corners, [0, 3.1, 3.1, 0.4, 0.8, 0.8, 0.4, 3.1, 3.1, 0]);
  for (const layer of ["top-copper", "bottom-copper", "inner-1", "inner-2"] as const) sheet.pours[layer] = [path];
}

/** Parallel traces from the pins of one side to the pins of a header, the outermost turning first. */
function fanOut(sheet: Sheet, pins: Point[], targets: Point[], way: 1 | -1): void {
  const half = pins.length / 2;
  pins.forEach((pin, at) => {
    const target = targets[at];
    if (!target) return;
    const rank = at < half ? at : pins.length - 1 - at;
    const y = pin[1] + way * (1.7 + rank * 0.62);
    const diagonal = Math.min(1.4, Math.abs(target[0] - pin[0]) - 0.6);
    const towards = Math.sign(target[0] - pin[0]);
    track(
      sheet,
      "top",
      [
        pin,
        [pin[0], y - way * 0.2],
        [pin[0] + towards * 0.5, y],
        [target[0] - towards * diagonal, y],
        [target[0], y + way * diagonal],
        target,
      ],
      0.2,
      0.9,
    );
  });
}

function power(sheet: Sheet): void {
  // Battery connector, converter with its coil, and the capacitors around them.
  for (const dx of [0, 2])
    through(
      sheet,
      [6.2, 33.6 - dx * 1],
      0.9,
      dx === 0 ? { kind: "rect", w: 1.5, h: 1.5 } : { kind: "circle", d: 1.5 },
      dx === 2,
    );
  silkLine(sheet, "top", [
    [2.2, 29.4],
    [8.4, 29.4],
    [8.4, 35.8],
    [2.2, 35.8],
    [2.2, 29.4],
  ]);
  silkText(sheet, "BAT", [5, 36.9], 0.9);
  const coil: Point = [14.2, 33.8];
  for (const dx of [-1.9, 1.9]) pad(sheet, "top", [coil[0] + dx, coil[1]], { kind: "rect", w: 1.4, h: 3.8 });
  silkLine(sheet, "top", [
    [11.4, 36.2],
    [17, 36.2],
  ]);
  silkLine(sheet, "top", [
    [11.4, 31.4],
    [17, 31.4],
  ]);
  silkText(sheet, "L1", [14.2, 37.2], 0.8);
  const converter = dual(sheet, [14.2, 28.2], { pins: 6, pitch: 0.95, span: 2.6, length: 1 });
  const [vin, , , , , sw] = converter;
  const inCap = chip(sheet, "0805", [9.6, 27.6], 1, "C1");
  const outCap = chip(sheet, "0805", [19.6, 33.4], 1, "C2");
  const bulk = chip(sheet, "1206", [19.8, 28.4], 1, "C3");
  track(
    sheet,
    "top",
    [
      [6.2, 33.6],
      [9.6, 33.6],
      [9.6, 28.6],
    ],
    0.8,
    1.2,
  );
  if (vin && sw) {
    track(sheet, "top", [inCap[0], [vin[0], inCap[0][1]], vin], 0.6, 0.5);
    track(sheet, "top", [sw, [sw[0], 31.4], [coil[0] - 1.9, 32.6], [coil[0] - 1.9, 33.8]], 0.7, 0.5);
  }
  track(
    sheet,
    "top",
    [
      [16.1, 33.8],
      [16.1, 34.4],
      [19.6, 34.4],
    ],
    0.8,
    0.4,
  );
  track(sheet, "top", [outCap[1], [22.6, 34.4], [22.6, 29.9], bulk[1]], 0.8, 1);
  for (const at of [
    [23.6, 33],
    [23.6, 32.2],
    [23.6, 31.4],
  ] as const)
    via(sheet, at);
  track(
    sheet,
    "top",
    [
      [22.6, 32.2],
      [23.6, 32.2],
    ],
    0.7,
    0.2,
  );
}

function usb(sheet: Sheet, pins: Point[]): void {
  const port = usbC(sheet, [1.6, 19]);
  dual(sheet, [13, 18.6], { pins: 6, pitch: 0.95, span: 3.2, turns: 0, length: 1 });
  // The differential pair: two traces at constant spacing through every bend.
  const [minus, plus] = [port[5], port[6]];
  const [pinMinus, pinPlus] = [pins[8], pins[7]];
  if (minus && plus && pinMinus && pinPlus) {
    const lower: Point[] = [minus, [7.6, minus[1]], [8.4, 18.4], [24, 18.4], [28, pinMinus[1]], pinMinus];
    const upper: Point[] = [plus, [7.6, plus[1]], [8.4, 18.8], [23.84, 18.8], [27.84, pinPlus[1]], pinPlus];
    track(sheet, "top", lower, 0.2, 0.8);
    track(sheet, "top", upper, 0.2, 0.8);
  }
  const sense = [chip(sheet, "0402", [9, 22.4], 0, "R1"), chip(sheet, "0402", [9, 15], 0, "R2")];
  const [cc1, cc2] = [port[8], port[3]];
  const [up, down] = sense;
  if (cc1 && cc2 && up && down) {
    track(sheet, "top", [cc1, [6.9, cc1[1]], [6.9, 22.4], up[0]], 0.2, 0.6);
    track(sheet, "top", [cc2, [6.9, cc2[1]], [6.9, 15], down[0]], 0.2, 0.6);
  }
  const bus = [port[1], port[10]];
  for (const wide of bus) {
    if (!wide) continue;
    const way = wide[1] > 19 ? 1 : -1;
    track(sheet, "top", [wide, [6.3, wide[1]], [6.3, 19 + way * 5.6], way > 0 ? [9.6, 26.4] : [7.6, 12]], 0.6, 0.3);
  }
  for (const at of [
    [7.6, 12],
    [7.6, 11.2],
  ] as const)
    via(sheet, at);
  track(
    sheet,
    "top",
    [
      [7.6, 12],
      [7.6, 11.2],
    ],
    0.6,
  );
  // Crystal and its two capacitors next to the controller.
  for (const [dx, dy] of [
    [-1.1, -0.85],
    [1.1, -0.85],
    [-1.1, 0.85],
    [1.1, 0.85],
  ] as const)
    pad(sheet, "top", [26 + dx, 24.9 + dy], { kind: "rect", w: 1.3, h: 1.1 }, dx * dy < 0);
  silkLine(sheet, "top", [
    [24.1, 23.3],
    [24.1, 26.5],
    [27.9, 26.5],
    [27.9, 23.3],
    [24.1, 23.3],
  ]);
  silkText(sheet, "Y1", [26, 27.3], 0.8);
  const [x1, x2] = [pins[4], pins[5]];
  if (x1 && x2) {
    track(sheet, "top", [[27.1, 25.75], [28.6, 25.75], [30, x1[1]], x1], 0.2, 0.6);
    track(sheet, "top", [[24.9, 24.05], [24.9, 23.45], [27.6, 23.45], x2], 0.2, 0.4);
  }
  // The remaining pins of that side fan out to vias.
  BUNDLE.forEach(([index, y]) => {
    const pin = pins[index];
    if (!pin) return;
    track(sheet, "top", [pin, [pin[0] - 0.9, pin[1]], [pin[0] - 2.2, y], [BUNDLE_X, y]], 0.2, 0.5);
    via(sheet, [BUNDLE_X, y]);
  });
}

const BUNDLE_X = 29.2;
/** Pins of the controller that continue on the bottom, with the y of their via. */
const BUNDLE: readonly (readonly [number, number])[] = [
  [0, 27.1],
  [1, 26.3],
  [2, 25.5],
  [10, 21.4],
  [11, 20.6],
  [12, 19.8],
  [13, 19],
];

function radio(sheet: Sheet, pins: Point[]): void {
  const ports = quad(sheet, RADIO, { pins: 6, pitch: 0.5, body: 4, heat: 2.5 });
  const left = ports.slice(0, 6);
  // Six lines between controller and radio, with a wave that makes them equally long.
  const right = pins.slice(28, 42).reverse().slice(4, 10);
  right.forEach((pin, at) => {
    const target = left[at];
    if (!target) return;
    const x = 43.4 + at * 0.45;
    track(sheet, "top", [pin, [x, pin[1]], [x + 1.6, target[1]], target], 0.2, 0.7);
  });
  for (const index of [28, 29, 30, 31, 38, 39, 40, 41]) {
    const pin = pins[index];
    if (!pin) continue;
    const at: Point = [pin[0] + 1.4 + (index % 2) * 0.85, pin[1]];
    track(sheet, "top", [pin, at], 0.2);
    via(sheet, at);
  }
  const feed = ports[14];
  if (!feed) return;
  const match = [
    chip(sheet, "0402", [57.4, 24.25], 0),
    chip(sheet, "0402", [59, 26.2], 1),
    chip(sheet, "0402", [56, 22.3], 1),
  ];
  track(sheet, "top", [feed, [55, feed[1]], [56.9, 24.25]], 0.35, 0.3);
  const [series, , shunt] = match;
  if (!series || !shunt) return;
  track(sheet, "top", [series[1], [60.4, 24.25]], 0.35);
  antenna(sheet);
}

/** A meandered strip of bare copper on the part of the board that has no ground. */
function antenna(sheet: Sheet): void {
  const points: Point[] = [
    [58, 24.25],
    [62.2, 24.25],
    [62.2, 14.4],
  ];
  let x = 62.2;
  for (let turn = 0; turn < 4; turn++) {
    const isUp = turn % 2 === 0;
    points.push([x + 2, isUp ? 14.4 : 30.6], [x + 2, isUp ? 30.6 : 14.4]);
    x += 2;
  }
  const path = rounded(points, 0.9);
  sheet.marks["top-copper"].push({ kind: "stroke", width: 0.8, path });
  const bare = rounded([[62.2, 22], ...points.slice(2)], 0.9);
  sheet.marks["top-mask"].push({ kind: "stroke", width: 0.9, path: bare });
  silkText(sheet, "2.4 GHZ", [66.2, 33.2], 0.9);
}

function sensor(sheet: Sheet): void {
  // A slot on three sides thermally isolates the sensor.
  const corners: Point[] = [
    [56.4, 31],
    [49, 31],
    [49, 38.6],
    [56.4, 38.6],
  ];
  corners.slice(0, -1).forEach((from, at) => {
    const to = corners[at + 1];
    if (to) sheet.drills.push({ at: from, to, d: 1, isPlated: false });
  });
  const at: Point = [53, 34.6];
  for (const dx of [-0.98, -0.33, 0.33, 0.98])
    for (const dy of [-1, 1]) pad(sheet, "top", [at[0] + dx, at[1] + dy], { kind: "rect", w: 0.36, h: 0.55 });
  silkLine(sheet, "top", [
    [51.6, 36],
    [51.6, 33.2],
    [54.4, 33.2],
    [54.4, 36],
    [51.6, 36],
  ]);
  chip(sheet, "0402", [50.4, 34.6], 1);
  for (const rank of [0, 1, 2]) {
    const x = at[0] + 0.98 - rank * 0.65;
    const end: Point = [57.8 + (2 - rank) * 0.8, 30.2 + (2 - rank) * 0.4];
    track(
      sheet,
      "top",
      [[x, 33.6], [x, 32.9 - rank * 0.42], [57 + (2 - rank) * 0.55, 32.9 - rank * 0.42], end],
      0.2,
      0.6,
    );
    via(sheet, end);
  }
  silkText(sheet, "T/RH", [53, 37.2], 0.75);
}

function memory(sheet: Sheet): void {
  const flash = dual(sheet, [55.4, 15.2], { pins: 8, pitch: 1.27, span: 5.4 });
  silkText(sheet, "U3", [55.4, 15.2], 0.9);
  flash.forEach((point, at) => {
    const out: Point = [point[0], point[1] + (at < 4 ? -1.7 : 1.7)];
    if (at === 3) return;
    track(sheet, "top", [point, out], 0.25);
    via(sheet, out);
  });
  // Two keys and four LEDs along the lower edge.
  for (const x of [13.8, 20.6]) {
    for (const dx of [-2.4, 2.4])
      for (const dy of [-1.1, 1.1]) pad(sheet, "top", [x + dx, 10 + dy], { kind: "rect", w: 1.2, h: 0.9 }, dy < 0);
    silkLine(sheet, "top", [
      [x - 1.7, 8.2],
      [x + 1.7, 8.2],
      [x + 1.7, 11.8],
      [x - 1.7, 11.8],
      [x - 1.7, 8.2],
    ]);
    sheet.marks["top-silk"].push({
      kind: "stroke",
      width: 0.13,
      path: {
        from: [x + 1, 10],
        segments: [
          { to: [x - 1, 10], centre: [x, 10] },
          { to: [x + 1, 10], centre: [x, 10] },
        ],
      },
    });
  }
  silkText(sheet, "RESET", [13.8, 12.8], 0.8);
  silkText(sheet, "BOOT", [20.6, 12.8], 0.8);
  for (let at = 0; at < 4; at++) {
    chip(sheet, "0603", [51.4 + at * 2.6, 8.4], 1);
  }
  for (const [x, y] of [
    [25.84, 33.4],
    [25.84, 36.4],
    [46.16, 33.4],
    [46.16, 12.6],
    [43.62, 12.6],
    [58.4, 20.6],
  ] as const)
    chip(sheet, "0402", [x, y], 1);
}

/** The bottom: parallel traces that turn together, and the name. */
function underside(sheet: Sheet): void {
  const pitch = 0.6;
  BUNDLE.forEach(([, y], at) => {
    const rank = BUNDLE.length - 1 - at;
    const [left, low, right] = [24 - rank * pitch, 12 - rank * pitch, 48.6 + rank * pitch];
    const end: Point = [right, 13.4 + (at % 2) * 0.85];
    track(sheet, "bottom", [[BUNDLE_X, y], [left, y], [left, low], [right, low], end], 0.24, 1.2 + rank * pitch);
    via(sheet, end);
  });
  silkText(sheet, "BOARDWRIGHT", [35, 33.8], 2, 0, "bottom");
  silkText(sheet, "FIELD NODE  REV A", [35, 30.8], 1.1, 0, "bottom");
  silkText(sheet, "CC0", [14, 9.4], 1.2, 0, "bottom");
  for (let at = 0; at < 20; at++) {
    silkText(sheet, String(at + 1), [11.87 + at * 2.54, 5.4], 0.8, 0, "bottom");
    silkText(sheet, String(at + 1), [11.87 + at * 2.54, H - 5.4], 0.8, 0, "bottom");
  }
}

function lettering(sheet: Sheet): void {
  const upper = [
    "GND",
    "3V3",
    "VIN",
    "D0",
    "D1",
    "D2",
    "D3",
    "D4",
    "D5",
    "D6",
    "D7",
    "A0",
    "A1",
    "A2",
    "A3",
    "TX",
    "RX",
    "SDA",
    "SCL",
    "GND",
  ];
  upper.forEach((name, at) => silkText(sheet, name, [11.87 + at * 2.54, H - 5.35], 0.72));
  const lower = [
    "GND",
    "5V",
    "EN",
    "D8",
    "D9",
    "D10",
    "D11",
    "D12",
    "D13",
    "CS",
    "CLK",
    "SO",
    "SI",
    "B0",
    "B1",
    "B2",
    "B3",
    "B4",
    "RST",
    "GND",
  ];
  lower.forEach((name, at) => silkText(sheet, name, [11.87 + at * 2.54, 5.35], 0.72));
  silkText(sheet, "FIELD NODE", [66.2, 10.4], 1);
  silkText(sheet, "U1", [31.2, 28.3], 0.8);
  silkText(sheet, "U2", [49.2, 27.8], 0.8);
  sheet.marks["top-silk"].push({
    kind: "stroke",
    width: 0.13,
    path: line([
      [60.5, 12.4],
      [60.5, 34.6],
    ]),
  });
}
