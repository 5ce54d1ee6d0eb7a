// Step and repeat in a drill program: M25 begins a pattern, M01 ends it, each M02X…Y… drills it once more.

import { compose, isMirroring, type Matrix, translation } from "@/lib/base/matrix";
import type { Drilled } from "@/lib/core/formats/excellon/drilled";
import { MAX_COORDINATE_MM, MAX_DEPTH, MAX_REPEATS } from "@/lib/core/board/limits";
import type { Place } from "@/lib/core/formats/excellon/route";

/** First hole and slot of a pattern, the end once it is closed, and the offset of its last copy. */
type Pattern = { hole: number; slot: number; end?: { hole: number; slot: number }; moved: Place };

export type CopyProblem = "COORDINATE_OUT_OF_RANGE" | "TOO_MANY_OBJECTS";

/** Transformation of a copy before its offset. */
export type PatternTurn = { swapsAxes: boolean; mirrorsX: boolean; mirrorsY: boolean };

const AS_IT_IS: PatternTurn = { swapsAxes: false, mirrorsX: false, mirrorsY: false };

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

  /**
   * M02X…Y…: `times` copies, each a step further. M70 exchanges the axes of a copy, M80 and M90 turn the signs of its X
   * and Y: all of it about `zero`, before the copy is moved.
   */
  copy(step: Place, times: number, { turn = AS_IT_IS, zero = { x: 0, y: 0 } } = {}): CopyProblem | null {
    const pattern = this.#open.at(-1);
    if (!pattern) return null;
    const end = (pattern.end ??= this.#here());
    for (let count = 0; count < Math.min(times, MAX_REPEATS); count++) {
      pattern.moved = { x: pattern.moved.x + step.x, y: pattern.moved.y + step.y };
      const map = compose(turnAbout(zero, turn), translation(pattern.moved.x, pattern.moved.y));
      const problem = this.#copyHoles(pattern.hole, end.hole, map) ?? this.#copySlots(pattern.slot, end.slot, map);
      if (problem) return problem;
    }
    return null;
  }

  #copyHoles(from: number, to: number, map: Matrix): CopyProblem | null {
    const { holes, holeTools } = this.#drilled;
    for (let at = from; at < to; at++) {
      if (this.#drilled.count >= this.#max) return "TOO_MANY_OBJECTS";
      const [x, y] = mapped(map, holes[at * 3] ?? 0, holes[at * 3 + 1] ?? 0);
      if (isFar(x, y)) return "COORDINATE_OUT_OF_RANGE";
      this.#drilled.addHole(x, y, holes[at * 3 + 2] ?? 0, holeTools[at] ?? 0);
    }
    return null;
  }

  #copySlots(from: number, to: number, map: Matrix): CopyProblem | null {
    for (const { diameterMm, path, tool } of this.#drilled.slots.slice(from, to)) {
      if (this.#drilled.count >= this.#max) return "TOO_MANY_OBJECTS";
      const copy = path.slice();
      for (let at = 0; at < copy.length; at += 3) {
        const [x, y] = mapped(map, path[at] ?? 0, path[at + 1] ?? 0);
        copy[at] = x;
        copy[at + 1] = y;
        if (isMirroring(map)) copy[at + 2] = -(path[at + 2] ?? 0);
      }
      if (isFar(copy[0] ?? 0, copy[1] ?? 0)) return "COORDINATE_OUT_OF_RANGE";
      this.#drilled.addSlot(diameterMm, copy, tool);
    }
    return null;
  }

  #here(): { hole: number; slot: number } {
    return { hole: this.#drilled.holeTools.length, slot: this.#drilled.slots.length };
  }
}

function turnAbout(zero: Place, { swapsAxes, mirrorsX, mirrorsY }: PatternTurn): Matrix {
  const swap: Matrix = swapsAxes ? [0, 1, 1, 0, 0, 0] : [1, 0, 0, 1, 0, 0];
  const mirror: Matrix = [mirrorsX ? -1 : 1, 0, 0, mirrorsY ? -1 : 1, 0, 0];
  return compose(compose(translation(-zero.x, -zero.y), compose(swap, mirror)), translation(zero.x, zero.y));
}

function mapped(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

function isFar(x: number, y: number): boolean {
  return Math.abs(x) > MAX_COORDINATE_MM || Math.abs(y) > MAX_COORDINATE_MM;
}
