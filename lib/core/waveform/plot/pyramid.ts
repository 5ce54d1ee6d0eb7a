// Least and greatest samples of blocks, blocks of blocks and so on, so that a picture of a million samples costs what its
// pixels cost.

/** Blocks of one level in a block of the next. */
const BLOCK_BITS = 4;
const BLOCK = 1 << BLOCK_BITS;

interface Level {
  readonly min: Float64Array;
  readonly max: Float64Array;
}

export interface Pyramid {
  readonly samples: Float64Array;
  /** Each level has a sixteenth of the blocks of the one before. */
  readonly levels: readonly Level[];
}

/** Level above `below`. NaN counts for neither extreme; a block of nothing else has +Infinity and -Infinity. */
function levelAbove(below: Level): Level {
  const length = Math.ceil(below.min.length / BLOCK);
  const [min, max] = [new Float64Array(length), new Float64Array(length)];
  for (let block = 0; block < length; block++) {
    let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const end = Math.min(below.min.length, (block + 1) * BLOCK);
    for (let at = block * BLOCK; at < end; at++) {
      const [low, high] = [below.min[at] as number, below.max[at] as number];
      if (low < least) least = low;
      if (high > greatest) greatest = high;
    }
    [min[block], max[block]] = [least, greatest];
  }
  return { min, max };
}

export function createPyramid(samples: Float64Array): Pyramid {
  const levels: Level[] = [];
  for (let below: Level = { min: samples, max: samples }; below.min.length > BLOCK;) {
    below = levelAbove(below);
    levels.push(below);
  }
  return { samples, levels };
}

export interface Extremes {
  min: number;
  max: number;
}

function include(into: Extremes, { min, max }: Level, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const [low, high] = [min[at] as number, max[at] as number];
    if (low < into.min) into.min = low;
    if (high > into.max) into.max = high;
  }
}

/** Writes the extremes of the samples from one index to another, which is left out. Infinities without a sample. */
export function extremesOf({ samples, levels }: Pyramid, from: number, to: number, into: Extremes): void {
  [into.min, into.max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let level: Level = { min: samples, max: samples };
  let [start, end] = [from, to];
  for (const above of levels) {
    const [first, last] = [(start + BLOCK - 1) >> BLOCK_BITS, end >> BLOCK_BITS];
    if (first >= last) break;
    include(into, level, start, first << BLOCK_BITS);
    include(into, level, last << BLOCK_BITS, end);
    [level, start, end] = [above, first, last];
  }
  include(into, level, start, end);
}
