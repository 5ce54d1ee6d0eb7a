// A million samples in pictures of 1,200 pixels: with the pyramid, and with a plain scan of the same samples.

import { createPyramid } from "../lib/core/waveform/plot/pyramid";
import { panScale, type Scale } from "../lib/core/waveform/plot/scale";
import { tracePoints } from "../lib/core/waveform/plot/trace-points";
import { percentile } from "./percentile";
import type { Figure } from "./run";

const COUNT = 1_000_000;
const WIDTH = 1200;
const FRAMES = 60;
/** Frames that are not measured: the compiler works on them. */
const WARM_UP = 20;

interface Signal {
  readonly axis: Float64Array;
  readonly samples: Float64Array;
}

/** Steps of unequal length, as a simulation has them. */
function signal(): Signal {
  const [axis, samples] = [new Float64Array(COUNT), new Float64Array(COUNT)];
  let time = 0;
  for (let at = 0; at < COUNT; at++) {
    time += 1 + 0.5 * Math.sin(at / 50);
    [axis[at], samples[at]] = [time, Math.sin(time / 30) + 0.2 * Math.sin(time * 1.7)];
  }
  return { axis, samples };
}

/** Least and greatest sample of each column, by reading all of them. */
function scan({ axis, samples }: Signal, { from, to }: Scale): Float64Array {
  const extremes = new Float64Array(WIDTH * 2);
  for (let column = 0; column < WIDTH; column++) {
    [extremes[2 * column], extremes[2 * column + 1]] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  }
  const perValue = WIDTH / (to - from);
  for (let at = 0; at < samples.length; at++) {
    const column = Math.floor(((axis[at] as number) - from) * perValue);
    if (column < 0 || column >= WIDTH) continue;
    const value = samples[at] as number;
    if (value < (extremes[2 * column] as number)) extremes[2 * column] = value;
    if (value > (extremes[2 * column + 1] as number)) extremes[2 * column + 1] = value;
  }
  return extremes;
}

function framesOf(start: Scale, draw: (scale: Scale) => unknown): number {
  const times: number[] = [];
  let scale = start;
  for (let frame = -WARM_UP; frame < FRAMES; frame++) {
    const begin = performance.now();
    draw(scale);
    if (frame < 0) continue;
    times.push(performance.now() - begin);
    scale = panScale(scale, 0.004);
  }
  return percentile(times, 0.5);
}

export async function benchWaveforms(): Promise<Figure[]> {
  const wave = signal();
  const begin = performance.now();
  const pyramid = createPyramid(wave.samples);
  const built = performance.now() - begin;
  const end = wave.axis.at(-1) ?? 1;
  const figures: Figure[] = [{ name: "pyramid of a million samples", value: built, unit: "ms" }];
  for (const [name, share] of [
    ["whole run", 0.75],
    ["a tenth of the run", 0.1],
  ] as const) {
    const scale: Scale = { from: 0, to: end * share, isLog: false };
    const ours = framesOf(scale, (to) => tracePoints(wave.axis, pyramid, to, WIDTH));
    const plain = framesOf(scale, (to) => scan(wave, to));
    figures.push({
      ...{ name: `points of a frame while panning, ${name}, median`, value: ours, unit: "ms" },
      ...{ against: "of a plain scan's time", ratio: ours / plain },
    });
  }
  return figures;
}
