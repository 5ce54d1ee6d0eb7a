// Nets of a pin header: names on its left, supplies led upward and ground downward.

import type { SheetDrawing } from "./drawing";

/** Columns of the labels, of the supply of the top row, and of other supplies, left of the pins. */
const LABELS = 8;
const NEAR = 4;
const FAR = 14;

/** `nets` in the order of the pins, separated by spaces. Ground must be in the lowest rows. */
export function connectHeader(sheet: SheetDrawing, name: string, nets: string): void {
  const pins = nets.split(" ").map((net, index) => ({ net, at: sheet.pin(`${name}.${index + 1}`) }));
  const rows = pins.map(({ at: [, y] }) => y);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  for (const { net, at } of pins) {
    const [x, y] = at;
    if (net === "GND") {
      sheet.wire(at, [x - NEAR, y], [x - NEAR, bottom + 4]);
      if (y === bottom) sheet.ground([x - NEAR, bottom + 4]);
    } else if (net.startsWith("+")) {
      const column = x - (y === top ? NEAR : FAR);
      sheet.wire(at, [column, y], [column, top - 4]).power(net, [column, top - 4]);
    } else {
      sheet.wire(at, [x - LABELS, y]).label(net, [x - LABELS, y], 180);
    }
  }
}
