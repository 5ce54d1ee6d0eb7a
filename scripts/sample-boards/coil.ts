// A contactless card on two layers: a spiral antenna around a small chip.
import { chip, dual, silkLine, silkText } from "./footprints";
import { type Point, type Sheet, createSheet, roundRect, rounded, track, via } from "./sheet";

const W = 54;
const H = 34;
const TURNS = 7;
const PITCH = 0.9;

export function coil(): Sheet {
  const sheet = createSheet("coil-card", "Coil card", 2);
  sheet.marks.outline.push({ kind: "stroke", width: 0.1, path: roundRect(0, 0, W, H, 4) });
  const spiral = spiralPoints();
  sheet.marks["top-copper"].push({ kind: "stroke", width: 0.5, path: rounded(spiral, 3) });
  sheet.marks["top-mask"].push({ kind: "stroke", width: 0.36, path: rounded(spiral, 3) });
  insides(sheet, spiral[spiral.length - 1] ?? [0, 0]);
  return sheet;
}

/** From the outer start inward, one side at a time. */
function spiralPoints(): Point[] {
  const points: Point[] = [[1.6, 8]];
  for (let turn = 0; turn < TURNS; turn++) {
    const inset = 1.6 + turn * PITCH;
    points.push([inset, H - inset], [W - inset, H - inset], [W - inset, inset], [inset + PITCH, inset]);
  }
  const last = 1.6 + TURNS * PITCH;
  points.push([last, 17], [12.6, 17]);
  return points;
}

function insides(sheet: Sheet, end: Point): void {
  const pins = dual(sheet, [24, 17], { pins: 8, pitch: 1.27, span: 5.4 });
  const tune = chip(sheet, "0603", [15.6, 17], 1, "C1");
  track(sheet, "top", [end, [14, 17], [14, 17.8], tune[1]], 0.5, 0.4);
  const [, second] = pins;
  const last = pins[7];
  if (second && last) {
    track(sheet, "top", [tune[1], [17.6, 19.6], [last[0], 21.6], last], 0.4, 1);
    track(sheet, "top", [tune[0], [17.6, 14.2], [second[0], 12.2], second], 0.4, 1);
  }
  // The outer end crosses below the turns.
  via(sheet, [1.6, 8], false, 0.4, 0.9);
  via(sheet, [12.6, 13.2], false, 0.4, 0.9);
  track(
    sheet,
    "bottom",
    [
      [1.6, 8],
      [6, 8],
      [10, 13.2],
      [12.6, 13.2],
    ],
    0.6,
    2.4,
  );
  track(sheet, "top", [[12.6, 13.2], [15.6, 13.2], tune[0]], 0.4, 1);
  const lamp = chip(sheet, "0805", [33, 20], 0, "LED");
  const resistor = chip(sheet, "0603", [33, 14.4], 0, "R1");
  const [, , third] = pins;
  const sixth = pins[5];
  if (third && sixth) {
    track(sheet, "top", [sixth, [sixth[0], 22.4], [29, 22.4], lamp[0]], 0.3, 0.8);
    track(sheet, "top", [third, [third[0], 12], [29, 12], resistor[0]], 0.3, 0.8);
  }
  track(sheet, "top", [lamp[1], [37, 20], [37, 14.4], resistor[1]], 0.3, 1.6);
  silkText(sheet, "COIL CARD", [38.2, 24.4], 1.3);
  silkText(sheet, "13.56 MHZ", [38.2, 9.8], 0.9);
  silkText(sheet, "BOARDWRIGHT", [W / 2, 18.6], 2.2, 0, "bottom");
  silkText(sheet, "COIL CARD  CC0", [W / 2, 14.6], 1.1, 0, "bottom");
  for (const y of [11.4, 22.2])
    silkLine(
      sheet,
      "bottom",
      [
        [11, y],
        [W - 11, y],
      ],
      0.15,
    );
}
