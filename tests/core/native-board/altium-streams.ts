// Writes the streams of an Altium board for tests, in millimeters.

import { compoundFile } from "../../support/compound-file";

const UNITS_PER_MM = 1 / 2.54e-6;

/** Numbers end to end: what a record's part consists of. */
export class Part {
  readonly #bytes: number[] = [];

  bytes(...values: number[]): this {
    this.#bytes.push(...values);
    return this;
  }

  zeros(count: number): this {
    return this.bytes(...new Array<number>(count).fill(0));
  }

  word(value: number): this {
    return this.bytes(value & 255, value >> 8);
  }

  count(value: number): this {
    return this.#view(4, (view) => view.setInt32(0, value, true));
  }

  mm(...values: number[]): this {
    for (const value of values) this.count(Math.round(value * UNITS_PER_MM));
    return this;
  }

  float(...values: number[]): this {
    for (const value of values) this.#view(8, (view) => view.setFloat64(0, value, true));
    return this;
  }

  /** Points written as floats. */
  floatMm(...values: number[]): this {
    return this.float(...values.map((value) => value * UNITS_PER_MM));
  }

  text(value: string): this {
    return this.bytes(...new TextEncoder().encode(value));
  }

  get content(): number[] {
    return this.#bytes;
  }

  #view(size: number, set: (view: DataView) => void): this {
    const view = new DataView(new ArrayBuffer(size));
    set(view);
    return this.bytes(...new Uint8Array(view.buffer));
  }
}

function withLength(content: readonly number[]): number[] {
  return [...new Part().count(content.length).content, ...content];
}

export function record(kind: number, ...parts: Part[]): number[] {
  return [kind, ...parts.flatMap(({ content }) => withLength(content))];
}

export function properties(text: string): number[] {
  return withLength(new Part().text(`${text}\0`).content);
}

export type AltiumStreams = Record<string, number[][]>;

/** 20 × 10 mm with two copper layers, and these records. */
export function altiumBoard(
  streams: AltiumStreams,
  boardWords = "|LAYER1NAME=Top|LAYER1NEXT=32|LAYER32NAME=Bottom|LAYER32NEXT=0",
): Uint8Array {
  const corners = [
    [0, 0],
    [20, 0],
    [20, 10],
    [0, 10],
  ].map(([x = 0, y = 0], at) => `|KIND${at}=0|VX${at}=${x / 0.0254}mil|VY${at}=${y / 0.0254}mil`);
  const all: AltiumStreams = { Board6: [properties(`|RECORD=Board${corners.join("")}${boardWords}`)], ...streams };
  return compoundFile(
    Object.fromEntries(Object.entries(all).map(([name, records]) => [`${name}/Data`, Uint8Array.from(records.flat())])),
  );
}

/** Common header of tracks, arcs and fills. */
export function head(layer: number, { net = 0xffff, component = 0xffff, isKeepout = false } = {}): Part {
  return new Part()
    .bytes(layer, 4, isKeepout ? 2 : 0)
    .word(net)
    .word(0xffff)
    .word(component)
    .zeros(4);
}

export type TestPad = {
  name: string;
  layer: number;
  at: [number, number];
  size: [number, number];
  shape: number;
  holeMm?: number;
  degrees?: number;
  isPlated?: boolean;
  net?: number;
  component?: number;
  flags?: number;
  maskMm?: number;
  extra?: Part;
};

export function pad(one: TestPad): number[] {
  const {
    name,
    layer,
    at,
    size,
    shape,
    holeMm = 0,
    degrees = 0,
    isPlated = true,
    net = 0xffff,
    component = 0xffff,
    flags = 4,
    maskMm,
    extra,
  } = one;
  const body = new Part().bytes(layer, flags, 0).word(net).zeros(2).word(component).zeros(4);
  body
    .mm(...at, ...size, ...size, ...size, holeMm)
    .bytes(shape, shape, shape)
    .float(degrees)
    .bytes(isPlated ? 1 : 0, 0, 0)
    .zeros(23);
  body
    .mm(0, maskMm ?? 0)
    .zeros(7)
    .bytes(0, maskMm === undefined ? 1 : 2)
    .zeros(3)
    .float(0);
  const label = new Part().bytes(name.length).text(name);
  return record(2, label, new Part(), new Part(), new Part(), body, extra ?? new Part());
}

/** Additions of newer files to a pad: a slot, and a round shape by its radius in hundredths. */
export function padExtra({ slotMm = 0, slotDegrees = 0, radius = 0 }): Part {
  const part = new Part()
    .zeros(29 * 4 * 2 + 29 + 1)
    .bytes(slotMm > 0 ? 2 : 0)
    .mm(slotMm)
    .float(slotDegrees);
  part.zeros(32 * 4 * 2 + 1);
  const all = (value: number) => new Array<number>(32).fill(value);
  return part.bytes(...all(radius > 0 ? 9 : 0), ...all(radius)).zeros(64);
}
