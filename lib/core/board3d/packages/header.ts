// Pin headers and sockets in rows: KiCad's PinHeader_2x05_P2.54mm, Eagle's 2X05, Altium's HDR2X5.

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import type { PackageName } from "@/lib/core/board3d/package-name";
import {
  envelopeOf,
  type Family,
  finish,
  LEAD_BELOW_MM,
  leg,
  surfacePin,
  throughPin,
} from "@/lib/core/board3d/packages/family";

interface Grid {
  /** Number of rows, and of pins per row. */
  columns: number;
  rows: number;
  pitchMm: number;
}

const NAMED = /(?:HEADER|SOCKET_STRIP|PINSOCKET|PIN_?HEAD|PINSTRIP|HDR|CONN|STRIP|FEMALE|MALE)/;
/** Eagle's own headers: `1X08`, `2X07_NO_SILK`, `1X04_ROUND_70`. */
const EAGLE = /^([12])X(\d{1,2})(?:[/_-]|$)/;

/** `HDR-TH_8P-P2.54-V-F-1`; `-R2-C5` states rows and columns. */
const EASY_EDA = /^HDR-(?:TH|SMD)_(\d{1,2})P-(?!.*-R2)/;

function gridOf({ text, pitchMm }: PackageName): Grid | null {
  const eagle = EAGLE.exec(text);
  const found = eagle ?? (NAMED.test(text) ? /(?:^|[_-]|[A-Z])0?([12])X(\d{1,2})(?![\d.])/.exec(text) : null);
  const plain = found ? null : /PINHEAD(\d)-(\d{1,2})/.exec(text);
  const easy = EASY_EDA.exec(text);
  if (easy) return { columns: 1, rows: Number(easy[1]), pitchMm: pitchMm ?? 2.54 };
  const match = found ?? plain;
  if (!match) return null;
  const grid = { columns: Number(match[1]), rows: Number(match[2]), pitchMm: pitchMm ?? 2.54 };
  return grid.rows > 0 && grid.rows <= 64 && grid.pitchMm <= 5.08 ? grid : null;
}

/** Insulator and pin dimensions of Samtec's TSW (2.54) and TMM (2.0) series; sockets of its SSW. */
const heightOf = (isSocket: boolean, pitchMm: number) =>
  isSocket ? (pitchMm > 2.2 ? 8.5 : 4.3) : pitchMm > 2.2 ? 8.54 : 6;

export const header: Family = (name) => {
  const grid = gridOf(name);
  if (!grid || /JST|MOLEX|TERMINAL|FFC|FPC|USB|MICRO-?FIT|RJ|CASTEL/.test(name.text)) return null;
  const { columns, rows, pitchMm } = grid;
  const isSocket = /SOCKET|FEMALE|RECEPTACLE/.test(name.text);
  const isSurface = /SMD|SMT/.test(name.text);
  const heightMm = heightOf(isSocket, pitchMm);
  const builder = new BodyBuilder();
  const spots = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => ({
      x: (column - (columns - 1) / 2) * pitchMm,
      y: ((rows - 1) / 2 - row) * pitchMm,
    })),
  ).flat();
  const body = { x: 0, y: 0, lengthMm: columns * pitchMm, widthMm: rows * pitchMm };
  builder.block("housing", { ...body, fromZ: 0.02, toZ: isSocket ? heightMm : pitchMm }, pitchMm * 0.08);
  const square = Math.min(0.64, pitchMm * 0.26);
  for (const { x, y } of spots) {
    if (!isSocket)
      builder.block("gold", { x, y, lengthMm: square, widthMm: square, fromZ: pitchMm, toZ: heightMm }, square * 0.3);
    if (!isSurface) leg(builder, throughPin(x, y), { widthMm: square });
  }
  // Numbered row by row, as in KiCad and Eagle.
  const pins = spots.map(({ x, y }) => (isSurface ? surfacePin(x, y) : throughPin(x, y)));
  const envelope = envelopeOf(body.lengthMm, body.widthMm, heightMm, isSurface ? 0 : LEAD_BELOW_MM);
  return finish(builder, { envelope, pins, pinOne: 0 });
};
