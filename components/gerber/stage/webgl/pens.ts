// What draws coverage: a pen for strokes and one for areas, both looking through the same camera.

import { createProgram, type Program } from "@/components/gerber/stage/webgl/program";
import { COVER_FRAGMENT, FILL_VERTEX, STROKE_VERTEX } from "@/components/gerber/stage/webgl/shaders";
import type { Sight } from "@/lib/core/gerber/view/sight";

/** How far, in pixels, an edge of straight pieces may stand off the curve that it is for. */
const ROUNDNESS_PX = 0.15;
const MOST_ROUND = 48;
const MOST_ALONG = 96;
/** A stroke without a width is still a line. */
const THINNEST_PX = 0.5;

export const STROKE_PLACES = ["a_ends", "a_form"];
export const FILL_PLACES = ["a_point"];

export class Pens {
  readonly #gl: WebGL2RenderingContext;
  readonly #stroke: Program;
  readonly #fill: Program;
  #pxPerMm = 1;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#stroke = createProgram(gl, [STROKE_VERTEX, COVER_FRAGMENT], STROKE_PLACES);
    this.#fill = createProgram(gl, [FILL_VERTEX, COVER_FRAGMENT], FILL_PLACES);
  }

  look({ map, pxPerMm }: Sight, width: number, height: number): void {
    const gl = this.#gl;
    this.#pxPerMm = pxPerMm;
    for (const pen of [this.#stroke, this.#fill]) {
      gl.useProgram(pen.program);
      // Pixels with y down become -1 … 1 with y up.
      const [x, y] = [2 / width, -2 / height];
      gl.uniform4f(pen.uniform("u_turn"), map.a * x, map.b * y, map.c * x, map.d * y);
      gl.uniform2f(pen.uniform("u_shift"), map.e * x - 1, map.f * y + 1);
    }
    gl.useProgram(this.#stroke.program);
    gl.uniform1f(this.#stroke.uniform("u_thinnest"), THINNEST_PX / pxPerMm);
  }

  takeStroke(value: number): void {
    this.#gl.useProgram(this.#stroke.program);
    this.#gl.uniform1f(this.#stroke.uniform("u_value"), value);
  }

  takeFill(value: number): void {
    this.#gl.useProgram(this.#fill.program);
    this.#gl.uniform1f(this.#fill.uniform("u_value"), value);
  }

  /** Draws strokes whose columns are bound, as round as their size on the screen asks for. */
  strokes(count: number, halfMm: number, bowMm: number): void {
    const gl = this.#gl;
    const round = roundSteps(halfMm * this.#pxPerMm);
    const along = bowMm > 0 ? alongSteps(bowMm * this.#pxPerMm, halfMm * this.#pxPerMm) : 1;
    gl.uniform1i(this.#stroke.uniform("u_round"), round);
    gl.uniform1i(this.#stroke.uniform("u_along"), along);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 2 * (2 * round + along + 1), count);
  }

  dispose(): void {
    this.#gl.deleteProgram(this.#stroke.program);
    this.#gl.deleteProgram(this.#fill.program);
  }
}

/** Steps of a quarter turn: a step of angle s stands off a circle of radius r by r (1 - cos(s / 2)). */
function roundSteps(radiusPx: number): number {
  if (radiusPx <= ROUNDNESS_PX) return 1;
  const half = Math.acos(1 - ROUNDNESS_PX / radiusPx);
  return Math.min(MOST_ROUND, Math.max(1, Math.ceil(Math.PI / 4 / half)));
}

/** A half circle is the most bent: its n steps stand off by 1.23 / n² of its bow; the pen adds half its width to it. */
function alongSteps(bowPx: number, halfPx: number): number {
  return Math.min(MOST_ALONG, Math.max(2, Math.ceil(Math.sqrt((1.25 * (bowPx + halfPx)) / ROUNDNESS_PX))));
}
