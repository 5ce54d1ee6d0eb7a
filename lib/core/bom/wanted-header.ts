// The pin header or socket strip that a line describes: `1x3 RM2,54`, `Conn_01x09`, `Header, 5-Pin`.

import type { BomLine } from "./read-bom";

export interface WantedHeader {
  kind: "header";
  rows: number;
  /** Pins per row. */
  columns: number;
  gender: "pin" | "socket";
  /** Null if the line does not state it. */
  pitchMm: number | null;
}

type Described = Pick<BomLine, "designators" | "values" | "footprint" | "description" | "mpn">;

/** Connectors with as many rows that are not breakaway strips. */
const OTHER_CONNECTORS =
  /(?<!un)shr?oud|shoruded|\bbox(?:ed)?\b|box.?header|wanne|\bidc\b|\bjst|molex|phoenix|terminal|screw|\bf[pf]c\b|usb|ribbon|cable|\bamass|\bxt30|rj45|\brca\b|d-?sub|\bshd\b|x\d+shd|pico|grove/i;
const HEADER_WORDS =
  /header|pin.?(?:strip|socket)|\bhdr|stift|buchse|排针|排母|\bconn_\d|\brm ?2[.,]54|\bm\d{2}x\d|\b\d{1,2}x\d{1,2}\b|s-\d{1,2}x\d/i;
const SIZE = /(?<![\d.,])0?(\d{1,2}) ?[x×] ?0?(\d{1,2})(?!\.\d)(?! ?mm)(?!\d)/i;
const COUNTED =
  /header[ ,]{1,3}(\d{1,2})(?:[- ]?(?:pin|pos|way))?\b|\b(\d{1,2})[- ]?(?:pin|pos(?:ition)?s?|way)\b.{0,12}header/i;
const SOCKET = /female|socket|receptacle|buchse|排母/i;

/** Largest number of pins per row that strips are sold with. */
const MAX_COLUMNS = 40;
const MAX_ROWS = 2;
const MM_OF_INCH = 25.4;

function pitchOf(text: string): number | null {
  const inches = /(0?\.\d{1,3}) ?(?:["”″]|inch|in\b|'')/.exec(text)?.[1];
  if (inches !== undefined) return Number((Number(inches) * MM_OF_INCH).toFixed(2));
  const named = /(?:P|RM ?|pitch ?)(\d[.,]\d{1,2})|(\d[.,]\d{2}) ?mm|[-/](\d\.\d{2})(?!\d)/i.exec(text);
  const digits = named?.[1] ?? named?.[2] ?? named?.[3];
  return digits === undefined ? null : Number(digits.replace(",", "."));
}

/** Rows come first if both orders are possible: strips have one or two. */
function sizeOf(text: string): { rows: number; columns: number } | null {
  const found = SIZE.exec(text);
  if (!found) {
    const counted = COUNTED.exec(text);
    const columns = Number(counted?.[1] ?? counted?.[2] ?? 0);
    return columns > 0 && columns <= MAX_COLUMNS ? { rows: 1, columns } : null;
  }
  const sides = [Number(found[1]), Number(found[2])];
  const [rows, columns] = [Math.min(...sides), Math.max(...sides)];
  return rows >= 1 && rows <= MAX_ROWS && columns <= MAX_COLUMNS ? { rows, columns } : null;
}

/** Null if the line describes none. */
export function wantedHeader({ designators, values, footprint, description, mpn }: Described): WantedHeader | null {
  if (/^(?:[RCLQDUYFT]|IC|LED|SW|RN|FB)\d/i.test(designators[0] ?? "")) return null;
  // The footprint is more reliable than the name.
  const texts = [footprint, ...values, description, mpn].map((text) => text.replaceAll("_", " "));
  const all = texts.join(" ; ");
  if (OTHER_CONNECTORS.test(all) || !HEADER_WORDS.test(all)) return null;
  const size = texts.map(sizeOf).find((each) => each !== null) ?? null;
  if (size === null) return null;
  const pitchMm = texts.map(pitchOf).find((each) => each !== null) ?? null;
  return { kind: "header", ...size, gender: SOCKET.test(all) ? "socket" : "pin", pitchMm };
}
