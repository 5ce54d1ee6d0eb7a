// Limits of field-effect transistors' voltages between iterations (Nagel, SPICE2, UCB/ERL M520, 1975, appendix 5).

/** The next gate voltage: steps are small around the threshold, larger far above and below it. */
export function limitGate(next: number, last: number, threshold: number): number {
  const high = Math.abs(2 * (last - threshold)) + 2;
  const low = high / 2 + 2;
  const turnOn = threshold + 3.5;
  const step = next - last;
  if (last >= threshold) {
    if (last < turnOn) return step <= 0 ? Math.max(next, threshold - 0.5) : Math.min(next, threshold + 4);
    if (step <= 0) {
      if (next < turnOn) return Math.max(next, threshold + 2);
      return -step > low ? last - low : next;
    }
    return step >= high ? last + high : next;
  }
  if (step <= 0) return -step > high ? last - high : next;
  if (next > threshold + 0.5) return threshold + 0.5;
  return step > low ? last + low : next;
}

/** The next drain voltage. */
export function limitDrain(next: number, last: number): number {
  if (last >= 3.5) {
    if (next > last) return Math.min(next, 3 * last + 2);
    return next < 3.5 ? Math.max(next, 2) : next;
  }
  return next > last ? Math.min(next, 4) : Math.max(next, -0.5);
}
