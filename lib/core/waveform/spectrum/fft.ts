// The discrete Fourier transform by radix 2, decimated in time, in place (Cooley and Tukey, 1965).

import { assert } from "@/lib/base/assert";

const isPowerOfTwo = (length: number): boolean => length > 0 && (length & (length - 1)) === 0;

function reorder(re: Float64Array, im: Float64Array): void {
  for (let at = 1, reversed = 0; at < re.length; at++) {
    let bit = re.length >> 1;
    for (; reversed & bit; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (at >= reversed) continue;
    [re[at], re[reversed]] = [re[reversed] as number, re[at] as number];
    [im[at], im[reversed]] = [im[reversed] as number, im[at] as number];
  }
}

/** X(k) = Σ x(n)·exp(-2πj·kn/N), without a factor. The length must be a power of two. */
export function fft(re: Float64Array, im: Float64Array): void {
  const { length } = re;
  assert(isPowerOfTwo(length) && im.length === length, "the length of a transform is a power of two");
  reorder(re, im);
  const half = length >> 1;
  const cosines = Float64Array.from({ length: half }, (_, at) => Math.cos((2 * Math.PI * at) / length));
  const sines = Float64Array.from({ length: half }, (_, at) => -Math.sin((2 * Math.PI * at) / length));
  for (let size = 2; size <= length; size <<= 1) {
    const [reach, stride] = [size >> 1, length / size];
    for (let start = 0; start < length; start += size) {
      for (let at = 0; at < reach; at++) {
        const [upper, lower] = [start + at, start + at + reach];
        const [cosine, sine] = [cosines[at * stride] as number, sines[at * stride] as number];
        const [x, y] = [re[lower] as number, im[lower] as number];
        const [turnedX, turnedY] = [x * cosine - y * sine, x * sine + y * cosine];
        re[lower] = (re[upper] as number) - turnedX;
        im[lower] = (im[upper] as number) - turnedY;
        re[upper] = (re[upper] as number) + turnedX;
        im[upper] = (im[upper] as number) + turnedY;
      }
    }
  }
}
