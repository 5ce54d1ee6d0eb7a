// Shaders that turn coverage into color: four layers over each other, or a finished board.

import { type Rgb, rgbOf } from "@/components/stage/colors";
import { createProgram, type Program } from "@/components/stage/webgl/program";
import { BOARD_FRAGMENT, LAYERS_FRAGMENT, WHOLE_VERTEX } from "@/components/stage/webgl/shaders";
import { type BoardColors } from "@/components/stage/board-colors";

export const CHANNELS = 4;

/** Composes four layers at a time over the canvas. */
export class LayerComposer {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: Program;
  /** Red, green, blue, opacity of each channel. */
  readonly #colors = new Float32Array(4 * CHANNELS);

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#program = createProgram(gl, [WHOLE_VERTEX, LAYERS_FRAGMENT]);
  }

  set(channel: number, color: string, opacity: number): void {
    const [red, green, blue] = rgbOf(color);
    const o = channel * 4;
    this.#colors[o] = red;
    this.#colors[o + 1] = green;
    this.#colors[o + 2] = blue;
    this.#colors[o + 3] = opacity;
  }

  draw(): void {
    const gl = this.#gl;
    gl.useProgram(this.#program.program);
    gl.uniform4fv(this.#program.uniform("u_colors"), this.#colors);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  dispose(): void {
    this.#gl.deleteProgram(this.#program.program);
  }
}

export class BoardComposer {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: Program;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#program = createProgram(gl, [WHOLE_VERTEX, BOARD_FRAGMENT]);
  }

  draw(colors: BoardColors, opacity: number): void {
    const gl = this.#gl;
    const program = this.#program;
    gl.useProgram(program.program);
    const set = (name: string, [red, green, blue]: Rgb) => gl.uniform3f(program.uniform(name), red, green, blue);
    set("u_substrate", colors.substrate);
    set("u_copper", colors.copper);
    set("u_finish", colors.finish);
    set("u_silk", colors.silk);
    gl.uniform4f(program.uniform("u_mask"), ...colors.mask, colors.maskOpacity);
    gl.uniform1f(program.uniform("u_opacity"), opacity);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  dispose(): void {
    this.#gl.deleteProgram(this.#program.program);
  }
}
