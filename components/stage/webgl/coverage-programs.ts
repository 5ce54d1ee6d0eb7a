// Shader programs that draw coverage of strokes and areas with the same camera.

import { createProgram, type Program } from "@/components/stage/webgl/program";
import { COVER_FRAGMENT, FILL_VERTEX, STROKE_VERTEX } from "@/components/stage/webgl/shaders";
import type { VisibleRegion } from "@/lib/core/render/visible-region";

/** Largest deviation in pixels of straight segments from their curve. */
const ROUNDNESS_PX = 0.15;
const MAX_ROUND_STEPS = 48;
const MAX_ALONG_STEPS = 96;
/** A stroke of zero width is drawn as a thin line. */
const THINNEST_PX = 0.5;

export const STROKE_PLACES = ["a_ends", "a_form"];
export const FILL_PLACES = ["a_point"];

export class CoveragePrograms {
  readonly #gl: WebGL2RenderingContext;
  readonly #stroke: Program;
  readonly #fill: Program;
  #pxPerMm = 1;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#stroke = createProgram(gl, [STROKE_VERTEX, COVER_FRAGMENT], STROKE_PLACES);
    this.#fill = createProgram(gl, [FILL_VERTEX, COVER_FRAGMENT], FILL_PLACES);
  }

  setRegion({ transform, pxPerMm }: VisibleRegion, width: number, height: number): void {
    const gl = this.#gl;
    this.#pxPerMm = pxPerMm;
    for (const shader of [this.#stroke, this.#fill]) {
      gl.useProgram(shader.program);
      // Pixels with y down to −1 … 1 with y up.
      const [x, y] = [2 / width, -2 / height];
      gl.uniform4f(shader.uniform("u_turn"), transform.a * x, transform.b * y, transform.c * x, transform.d * y);
      gl.uniform2f(shader.uniform("u_shift"), transform.e * x - 1, transform.f * y + 1);
    }
    gl.useProgram(this.#stroke.program);
    gl.uniform1f(this.#stroke.uniform("u_thinnest"), THINNEST_PX / pxPerMm);
  }

  useStroke(value: number): void {
    this.#gl.useProgram(this.#stroke.program);
    this.#gl.uniform1f(this.#stroke.uniform("u_value"), value);
  }

  useFill(value: number): void {
    this.#gl.useProgram(this.#fill.program);
    this.#gl.uniform1f(this.#fill.uniform("u_value"), value);
  }

  /** Draws the bound strokes, with segments by their size on the screen. */
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

/** Segments of a quarter turn: a step of angle s deviates from a circle of radius r by r (1 - cos(s / 2)). */
function roundSteps(radiusPx: number): number {
  if (radiusPx <= ROUNDNESS_PX) return 1;
  const half = Math.acos(1 - ROUNDNESS_PX / radiusPx);
  return Math.min(MAX_ROUND_STEPS, Math.max(1, Math.ceil(Math.PI / 4 / half)));
}

/** A half circle has the most curvature: its n segments deviate by 1.23 / n² of its bow; half the width adds to it. */
function alongSteps(bowPx: number, halfPx: number): number {
  return Math.min(MAX_ALONG_STEPS, Math.max(2, Math.ceil(Math.sqrt((1.25 * (bowPx + halfPx)) / ROUNDNESS_PX))));
}
