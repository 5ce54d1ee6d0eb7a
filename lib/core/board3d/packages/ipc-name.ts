// IPC-7351B names, which contain the dimensions: RESC1608X55N, SOIC127P600X175-8N, QFN50P500X500X100-33N, BGA256C100P….

import type { Body } from "@/lib/core/board3d/body";
import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import type { Paint } from "@/lib/core/board3d/mesh";
import { envelopeOf, type Family, finish, MARK_MM, surfacePin } from "@/lib/core/board3d/packages/family";
import { fourRows, gullBody, twoRows } from "@/lib/core/board3d/packages/gull-body";
import { noLeadBody } from "@/lib/core/board3d/packages/no-lead";

/** Two digits of mm with one decimal each, then the height in hundredths. */
const TWO_ENDS = /^(RES|CAP|IND|LED|DIO|FUS|BEAD|CAPPR|THRM|VAR)(?:C|M|MP|P|CAV)(\d{2})(\d{2})X(\d{2,3})/;
/** Pitch, span and height in hundredths; the number of pins after the dash. */
const TWO_ROWS = /^(SOIC|SOP|SSOP|TSSOP|SOT|SOJ|TSOP|MSOP)(\d{2,3})P(\d{2,4})X(\d{2,3})-(\d{1,3})/;
const FOUR_ROWS = /^[LT]?QFP(\d{2,3})P(\d{3,4})X(\d{3,4})X(\d{2,3})-(\d{1,3})/;
const NO_LEADS = /^(?:[A-Z]?QFN|[A-Z]*SON|[A-Z]?DFN)(\d{2,3})P(\d{2,4})X(\d{2,4})X(\d{2,3})-(\d{1,3})/;

const PAINTS: Readonly<Record<string, Paint>> = {
  RES: "resistor",
  CAP: "ceramic",
  LED: "lens",
  IND: "coil",
  BEAD: "coil",
};

const tenths = (text = "") => Number(text) / 10;
const hundredths = (text = "") => Number(text) / 100;

function twoEnds([, kind = "", length, width, height]: RegExpExecArray): Body {
  const [lengthMm, widthMm, heightMm] = [tenths(length), tenths(width), hundredths(height)];
  const builder = new BodyBuilder();
  const endMm = lengthMm * 0.22;
  for (const x of [-1, 1] as const)
    builder.block("tin", { x: (x * (lengthMm - endMm)) / 2, y: 0, lengthMm: endMm, widthMm, fromZ: 0, toZ: heightMm });
  const body = { x: 0, y: 0, lengthMm: lengthMm - 2 * endMm, widthMm: widthMm * 0.98 };
  builder.block(PAINTS[kind] ?? "mould", { ...body, fromZ: 0.01, toZ: heightMm - MARK_MM / 4 });
  const x = (lengthMm - endMm) / 2;
  const pins = [surfacePin(-x, 0), surfacePin(x, 0)];
  return finish(builder, { envelope: envelopeOf(lengthMm, widthMm, heightMm), pins });
}

function twoRowsOf([, , pitch, span, height, count]: RegExpExecArray): Body | null {
  const [pitchMm, spanXMm, heightMm, pins] = [hundredths(pitch), hundredths(span), hundredths(height), Number(count)];
  if (pins < 3 || spanXMm < 1 || heightMm < 0.2) return null;
  const bodyXMm = Math.max(spanXMm * 0.55, spanXMm - 2.1);
  const bodyYMm = (Math.ceil(pins / 2) - 1) * pitchMm + 1;
  const leads = twoRows(pins, pitchMm);
  return gullBody({ bodyXMm, bodyYMm, spanXMm, heightMm, leadMm: pitchMm * 0.4, leads });
}

function fourRowsOf([, pitch, spanX, spanY, height, count]: RegExpExecArray): Body {
  const [pitchMm, spanXMm, spanYMm] = [hundredths(pitch), hundredths(spanX), hundredths(spanY)];
  return gullBody({
    ...{ bodyXMm: spanXMm - 2, bodyYMm: spanYMm - 2, spanXMm, spanYMm },
    heightMm: hundredths(height),
    leadMm: pitchMm * 0.45,
    leads: fourRows(Number(count) - (Number(count) % 4), pitchMm),
  });
}

function noLeadsOf(text: string, [, pitch, lengthX, lengthY, height, count]: RegExpExecArray): Body {
  const pitchMm = hundredths(pitch);
  // The odd pin is the center pad.
  const pins = Number(count) - (Number(count) % 2);
  const leads = /QFN/.test(text) ? fourRows(pins - (pins % 4), pitchMm) : twoRows(pins, pitchMm);
  return noLeadBody({
    bodyXMm: hundredths(lengthX),
    bodyYMm: hundredths(lengthY),
    heightMm: hundredths(height),
    pitchMm,
    leads,
  });
}

export const ipcName: Family = ({ text }) => {
  const ends = TWO_ENDS.exec(text);
  if (ends) return twoEnds(ends);
  const rows = TWO_ROWS.exec(text);
  if (rows) return twoRowsOf(rows);
  const quad = FOUR_ROWS.exec(text);
  if (quad) return fourRowsOf(quad);
  const flat = NO_LEADS.exec(text);
  return flat ? noLeadsOf(text, flat) : null;
};
