// Pieces that many of the projects share: connectors with their nets, supplies of operational amplifiers.

import type { SheetDrawing, Spot } from "../example-projects/drawing";
import type { Part } from "../example-projects/part";
import { part, polyfuse, resistor, screwTerminal, USB_C } from "../example-projects/parts";
import { ceramic } from "./parts";

const rows = (count: number): number => (count > 2 ? -Math.floor((count - 1) / 2) * 2 : 0);

/** A connector at the left edge, its nets as labels; supplies lead upward, ground down. */
export function inlet(sheet: SheetDrawing, name: string, part: Part, [x, y]: Spot, nets: readonly string[]): void {
  const top = y + rows(nets.length);
  const low = top + 2 * nets.length + 4;
  sheet.part(name, part, [x, y], {
    ...{ mirror: "y", name: [0, top - y - 3.4, "middle"], value: [0, top - y + 2 * nets.length + 1.4, "middle"] },
  });
  for (const [at, net] of nets.entries())
    lead(sheet, `${name}.${at + 1}`, net, { column: x + 9, low, top: top - 8, isRight: true });
}

/** A connector at the right edge. */
export function outlet(sheet: SheetDrawing, name: string, part: Part, [x, y]: Spot, nets: readonly string[]): void {
  const top = y + rows(nets.length);
  const low = top + 2 * nets.length + 4;
  sheet.part(name, part, [x, y], {
    ...{ name: [0, top - y - 3.4, "middle"], value: [0, top - y + 2 * nets.length + 1.4, "middle"] },
  });
  for (const [at, net] of nets.entries())
    lead(sheet, `${name}.${at + 1}`, net, { column: x - 9, low, top: top - 8, isRight: false });
}

interface Lead {
  readonly column: number;
  readonly low: number;
  readonly top: number;
  readonly isRight: boolean;
}

function lead(sheet: SheetDrawing, pin: string, net: string, { column, low, top, isRight }: Lead): void {
  const way = isRight ? 1 : -1;
  const [, y] = sheet.pin(pin);
  if (net === "") sheet.noConnect(pin);
  else if (net === "GND") sheet.wire(pin, [column - 3 * way, y], { y: low }).ground([column - 3 * way, low]);
  else if (net.startsWith("+")) sheet.wire(pin, [column - 2 * way, y], { y: top }).power(net, [column - 2 * way, top]);
  else sheet.wire(pin, [column, y]).label(net, [column, y], isRight ? 0 : 180);
}

/** Two poles from outside: the supply and ground, both marked as supplied. */
export function supplyInlet(sheet: SheetDrawing, name: string, part: Part, [x, y]: Spot, supply: string): void {
  sheet
    .part(name, part, [x, y], { mirror: "y", name: [0, -3.4, "middle"], value: [0, 5.4, "middle"] })
    .wire(`${name}.1`, [x + 10, y], { y: y - 10 })
    .power(supply, [x + 10, y - 10])
    .flag([x + 10, y - 5], 270)
    .wire(`${name}.2`, [x + 10, y + 2], { y: y + 10 })
    .ground([x + 10, y + 10])
    .flag([x + 10, y + 7], 270);
}

/** The supply unit of a dual amplifier or comparator between a supply and ground, with its capacitor at the left. */
export function supplyUnit(
  sheet: SheetDrawing,
  name: string,
  part: Part,
  [x, y]: Spot,
  to: { supply: string; capacitor: string },
): void {
  const { supply, capacitor } = to;
  sheet
    .part(name, part, [x, y], { unit: 3 })
    .part(capacitor, ceramic("100n"), [x - 10, y], { rotation: 270 })
    .wire(`${name}.8`, { y: y - 10 }, { x: x - 10 }, `${capacitor}.1`)
    .power(supply, [x, y - 10])
    .wire(`${name}.4`, { y: y + 10 }, { x: x - 10 }, `${capacitor}.2`)
    .ground([x, y + 10]);
}

/** ±12 V at a block of three terminals. */
export function splitInlet(sheet: SheetDrawing, [x, y]: Spot): void {
  sheet
    .part("J1", screwTerminal(3, "±12 V"), [x, y], {
      ...{ mirror: "y", name: [0, -5.4, "middle"], value: [0, 7.4, "middle"] },
    })
    .wire("J1.1", { x: x + 12 }, { y: y - 8 })
    .power("+12V", [x + 12, y - 8])
    .flag([x + 12, y - 5], 270)
    .wire("J1.2", { x: x + 26 }, { y: y + 10 })
    .ground([x + 26, y + 10])
    .flag([x + 20, y])
    .wire("J1.3", { x: x + 12 }, { y: y + 10 })
    .power("-12V", [x + 12, y + 10], "circle", 180)
    .flag([x + 12, y + 6], 270);
}

/** ±12 V, and the supply unit with a capacitor for each of them. */
export function splitSupply(
  sheet: SheetDrawing,
  name: string,
  part: Part,
  [x, y]: Spot,
  to: { unit: number; capacitors: readonly [string, string] },
): void {
  const { unit, capacitors } = to;
  const [upper, lower] = capacitors;
  splitInlet(sheet, [x, y]);
  sheet
    .part(name, part, [x + 48, y + 2], { unit })
    .part(upper, ceramic("100n"), [x + 38, y - 4], { rotation: 270 })
    .part(lower, ceramic("100n"), [x + 38, y + 8], { rotation: 270 })
    .wire(`${name}.8`, { y: y - 12 }, { x: x + 38 }, `${upper}.1`)
    .power("+12V", [x + 48, y - 12])
    .wire(`${name}.4`, { y: y + 16 }, { x: x + 38 }, `${lower}.2`)
    .power("-12V", [x + 48, y + 16], "circle", 180)
    .wire(`${upper}.2`, `${lower}.1`)
    .wire([x + 38, y + 2], [x + 32, y + 2], { y: y + 10 })
    .ground([x + 32, y + 10]);
}

/** Leads pins out to labels; "PIN NET" each, a net "-" is left open. */
export function leadOut(sheet: SheetDrawing, name: string, side: "left" | "right", pairs: readonly string[]): void {
  const way = side === "left" ? -1 : 1;
  for (const pair of pairs) {
    const [pin = "", net = ""] = pair.split(" ");
    const [x, y] = sheet.pin(`${name}.${pin}`);
    if (net === "-") sheet.noConnect(`${name}.${pin}`);
    else sheet.wire(`${name}.${pin}`, [x + 6 * way, y]).label(net, [x + 6 * way, y], way < 0 ? 180 : 0);
  }
}

/** 5 V from a USB-C receptacle J1 with Rd on both CC pins, behind a resettable fuse F1. */
export function usbPower(sheet: SheetDrawing, [x, y]: Spot): void {
  sheet
    .part("J1", USB_C, [x, y], { name: [0, -14, "middle"], value: [0, -12.8, "middle"] })
    .wire("J1.A5", [x + 16, y - 6])
    .label("CC1", [x + 16, y - 6])
    .wire("J1.B5", [x + 16, y - 4])
    .label("CC2", [x + 16, y - 4])
    .noConnect("J1.A6", "J1.B6", "J1.A7", "J1.B7", "J1.A8", "J1.B8")
    .wire("J1.A1", [x, y + 28])
    .ground([x, y + 28])
    .flag([x, y + 22], 90)
    .wire("J1.SH", [x + 2, y + 24], [x, y + 24]);
  for (const [at, name] of ["R1", "R2"].entries()) {
    const column = x + 22 + 14 * at;
    sheet
      .part(name, resistor("5.1k"), [column, y + 18], { rotation: 270 })
      .wire(`${name}.1`, [column, y + 8])
      .label(`CC${at + 1}`, [column, y + 8], 90)
      .wire(`${name}.2`, [column, y + 28])
      .ground([column, y + 28]);
  }
  sheet
    .part("F1", polyfuse("1.1 A"), [x + 28, y - 10])
    .wire("J1.A4", "F1.1")
    .wire("F1.2", [x + 44, y - 10], { y: y - 18 })
    .power("+5V", [x + 44, y - 18])
    .flag([x + 38, y - 10]);
}

/** Pin header in one row of 2.54 mm. */
export function pins(count: number, value: string): Part {
  const digits = String(count).padStart(2, "0");
  return part([`connector:Header_1x${digits}`, value, "Würth Elektronik", `6130${digits}11121`]);
}
