// Step and repeat in a drill program: M25 begins a pattern, M01 ends it, each M02X…Y… drills it once more.

import type { DrillSlot } from "@/lib/core/gerber/drill";
import { MAX_COORDINATE_MM, MAX_DEPTH, MAX_REPEATS } from "@/lib/core/gerber/limits";
import type { Place } from "@/lib/core/gerber/excellon-route";

/** What was drilled so far; holes are [x, y, diameter]. */
export type Drilled = { readonly holes: number[]; readonly slots: DrillSlot[] };

/** Where in the lists a pattern starts and, once closed, ends, and how far its last copy was moved. */
type Pattern = { hole: number; slot: number; end?: { hole: number; slot: number }; moved: Place };

export type CopyProblem = "COORDINATE_OUT_OF_RANGE" | "TOO_MANY_OBJECTS";

/** Patterns may stand in patterns; a step counts from the copy before it. */
export class PatternStack {
  readonly #drilled: Drilled;
  readonly #max: number;
  readonly #open: Pattern[] = [];

  /** Copying stops at `max` holes and slots together. */
  constructor(drilled: Drilled, max: number) {
    this.#drilled = drilled;
    this.#max = max;
  }

  /** M25. A pattern that was closed before gives way. */
  begin(): void {
    if (this.#open.at(-1)?.end) this.#open.pop();
    if (this.#open.length < MAX_DEPTH) this.#open.push({ ...this.#here(), moved: { x: 0, y: 0 } });
  }

  /** M01 closes the inner pattern, and once that is closed, the one around it. */
  close(): void {
    if (this.#open.at(-1)?.end && this.#open.length > 1) this.#open.pop();
    const pattern = this.#open.at(-1);
    if (pattern) pattern.end ??= this.#here();
  }

  /** M08. */
  endAll(): void {
    this.#open.length = 0;
  }

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  /** M02X…Y…: `times` copies, each a step further. */
  copy(step: Place, times: number): CopyProblem | null {
    const pattern = this.#open.at(-1);
    if (!pattern) return null;
    pattern.end ??= this.#here();
    const { holes, slots } = this.#drilled;
    for (let turn = 0; turn < Math.min(times, MAX_REPEATS); turn++) {
      pattern.moved = { x: pattern.moved.x + step.x, y: pattern.moved.y + step.y };
      const { x: dx, y: dy } = pattern.moved;
      for (let at = pattern.hole; at < pattern.end.hole; at += 3) {
        if (holes.length / 3 + slots.length >= this.#max) return "TOO_MANY_OBJECTS";
        const [x, y] = [(holes[at] ?? 0) + dx, (holes[at + 1] ?? 0) + dy];
        if (isFar(x, y)) return "COORDINATE_OUT_OF_RANGE";
        holes.push(x, y, holes[at + 2] ?? 0);
      }
      for (const { diameterMm, path } of slots.slice(pattern.slot, pattern.end.slot)) {
        if (holes.length / 3 + slots.length >= this.#max) return "TOO_MANY_OBJECTS";
        const moved = path.map((value, at) => value + ([dx, dy, 0][at % 3] ?? 0));
        if (isFar(moved[0] ?? 0, moved[1] ?? 0)) return "COORDINATE_OUT_OF_RANGE";
        slots.push({ diameterMm, path: moved });
      }
    }
    return null;
  }

  #here(): { hole: number; slot: number } {
    return { hole: this.#drilled.holes.length, slot: this.#drilled.slots.length };
  }
}

function isFar(x: number, y: number): boolean {
  return Math.abs(x) > MAX_COORDINATE_MM || Math.abs(y) > MAX_COORDINATE_MM;
}
