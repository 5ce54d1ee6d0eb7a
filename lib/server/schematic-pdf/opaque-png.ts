// PNGs without transparency, laid on white paper: a PDF takes these as they are, others it decodes all at once.

import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
import { crc32 } from "@/lib/base/crc32";
import { chunksOf, type PngChunk } from "@/lib/server/storage/picture/png-pixels";

const inflated = promisify(inflate);
const deflated = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Color types of the PNG specification. */
const PALETTE = 3;
const GRAY_WITH_ALPHA = 4;
const COLORS_WITH_ALPHA = 6;
const OPAQUE_TYPE: Readonly<Record<number, number>> = { [GRAY_WITH_ALPHA]: 0, [COLORS_WITH_ALPHA]: 2 };
const WHITE = 255;

const onWhite = (value: number, alpha: number): number => Math.round(WHITE - ((WHITE - value) * alpha) / 255);

function chunk({ name, body }: PngChunk): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const pngOf = (chunks: readonly PngChunk[]): Buffer => Buffer.concat([SIGNATURE, ...chunks.map(chunk)]);

/** The palette's colors as they look on paper; entries without an opacity are opaque. */
function opaquePalette(chunks: readonly PngChunk[], opacities: Buffer): Buffer {
  return pngOf(
    chunks.flatMap((each) => {
      if (each.name === "tRNS") return [];
      if (each.name !== "PLTE") return [each];
      const body = Buffer.from(each.body.map((value, at) => onWhite(value, opacities[Math.floor(at / 3)] ?? 255)));
      return [{ name: "PLTE", body }];
    }),
  );
}

/** Paeth's predictor: whichever of left, above and upper left is nearest to left + above - upper left. */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

interface Rows {
  /** Filtered rows, each after the number of its filter; overwritten by their bytes. */
  readonly data: Buffer;
  readonly rowBytes: number;
  readonly height: number;
  /** Bytes of a pixel. */
  readonly step: number;
}

/** Guess of each filter of the PNG specification, 9.2, from the bytes around. */
const GUESSES: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Undone in place. */
function unfilter({ data, rowBytes, height, step }: Rows): void {
  for (let y = 0; y < height; y++) {
    const start = y * rowBytes + 1;
    const guess = GUESSES[data[start - 1] ?? 0];
    if (!guess || guess === GUESSES[0]) continue;
    for (let at = start; at < start + rowBytes - 1; at++) {
      const isFirst = at - start < step;
      const left = isFirst ? 0 : (data[at - step] ?? 0);
      const above = y === 0 ? 0 : (data[at - rowBytes] ?? 0);
      const corner = y === 0 || isFirst ? 0 : (data[at - rowBytes - step] ?? 0);
      data[at] = ((data[at] ?? 0) + guess(left, above, corner)) & 255;
    }
  }
}

interface Pixels extends Rows {
  readonly width: number;
  /** Bytes of a sample, of which the first one is kept. */
  readonly sampleBytes: number;
  /** Samples of a pixel beside its opacity. */
  readonly colors: number;
}

/** Rows of colors on white, 8 bits each, filtered by the difference to the pixel on the left. */
function opaqueRows({ data, rowBytes, height, step, width, sampleBytes, colors }: Pixels): Buffer {
  const outBytes = 1 + width * colors;
  const out = Buffer.alloc(outBytes * height);
  for (let y = 0; y < height; y++) {
    out[y * outBytes] = 1;
    const before = [0, 0, 0];
    for (let x = 0; x < width; x++) {
      const from = y * rowBytes + 1 + x * step;
      const alpha = data[from + colors * sampleBytes] ?? 255;
      for (let color = 0; color < colors; color++) {
        const value = onWhite(data[from + color * sampleBytes] ?? 0, alpha);
        out[y * outBytes + 1 + x * colors + color] = (value - (before[color] ?? 0)) & 255;
        before[color] = value;
      }
    }
  }
  return out;
}

/** Takes a PNG as a project stores it, not interlaced. One without transparency comes back as it is. */
export async function opaquePng(png: Buffer): Promise<Buffer> {
  const chunks = chunksOf(png);
  const bodyOf = (name: string): Buffer | undefined => chunks.find((each) => each.name === name)?.body;
  const header = bodyOf("IHDR");
  const [depth = 0, type = 0] = [header?.[8], header?.[9]];
  const opacities = bodyOf("tRNS");
  if (type === PALETTE && opacities) return opaquePalette(chunks, opacities);
  const opaqueType = OPAQUE_TYPE[type];
  if (!header || opaqueType === undefined) return png;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [sampleBytes, colors] = [depth / 8, type === COLORS_WITH_ALPHA ? 3 : 1];
  const step = (colors + 1) * sampleBytes;
  const rowBytes = 1 + width * step;
  const coded = Buffer.concat(chunks.flatMap(({ name, body }) => (name === "IDAT" ? [body] : [])));
  const data = await inflated(coded, { maxOutputLength: rowBytes * height });
  const rows = { data, rowBytes, height, step };
  unfilter(rows);
  const ihdr = Buffer.from(header);
  ihdr.set([8, opaqueType], 8);
  return pngOf([
    { name: "IHDR", body: ihdr },
    { name: "IDAT", body: await deflated(opaqueRows({ ...rows, width, sampleBytes, colors })) },
    { name: "IEND", body: Buffer.alloc(0) },
  ]);
}
