// Window functions as sums of cosines: w(n) = Σ (-1)^k·a(k)·cos(2πkn/N), periodic for the Fourier transform.

export type WindowKind = "rectangular" | "hann" | "blackmanHarris" | "flatTop";

/**
 * Hann; Blackman-Harris with four terms (Harris, Proc. IEEE 66, 1978, table 1); flat top with five terms (D'Antona and
 * Ferrero, Digital Signal Processing for Measurement Systems, 2006).
 */
const COEFFICIENTS: Record<WindowKind, readonly number[]> = {
  rectangular: [1],
  hann: [0.5, 0.5],
  blackmanHarris: [0.35875, 0.48829, 0.14128, 0.01168],
  flatTop: [0.21557895, 0.41663158, 0.277263158, 0.083578947, 0.006947368],
};

export function windowSamples(kind: WindowKind, length: number): Float64Array {
  const coefficients = COEFFICIENTS[kind];
  return Float64Array.from({ length }, (_, n) =>
    coefficients.reduce((sum, a, k) => sum + (k % 2 === 0 ? a : -a) * Math.cos((2 * Math.PI * k * n) / length), 0),
  );
}

/** The mean of the window, by which it lowers amplitudes. */
export const coherentGain = (kind: WindowKind): number => COEFFICIENTS[kind][0] ?? 1;

/** Width of the rectangle that passes the same noise, in bins: mean(w²)/mean(w)². 1.5 for Hann. */
export function noiseBandwidth(kind: WindowKind): number {
  const [first = 1, ...rest] = COEFFICIENTS[kind];
  return 1 + rest.reduce((sum, a) => sum + a * a, 0) / (2 * first * first);
}

/** Bins on each side of a tone that it spreads to. */
export const lobeBins = (kind: WindowKind): number => COEFFICIENTS[kind].length - 1;
