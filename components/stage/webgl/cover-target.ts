// Render target of coverage: four multisampled channels, resolved to one texture.

const SAMPLES = 4;

export class CoverTarget {
  readonly #gl: WebGL2RenderingContext;
  readonly #drawn: WebGLFramebuffer;
  readonly #samples: WebGLRenderbuffer;
  readonly #resolved: WebGLFramebuffer;
  readonly #texture: WebGLTexture;
  #width = 0;
  #height = 0;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#drawn = gl.createFramebuffer();
    this.#samples = gl.createRenderbuffer();
    this.#resolved = gl.createFramebuffer();
    this.#texture = gl.createTexture();
  }

  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    const gl = this.#gl;
    this.#width = width;
    this.#height = height;
    const max = gl.getParameter(gl.MAX_SAMPLES) as number;
    gl.bindRenderbuffer(gl.RENDERBUFFER, this.#samples);
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, Math.min(SAMPLES, max), gl.RGBA8, width, height);
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#drawn);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, this.#samples);
    gl.bindTexture(gl.TEXTURE_2D, this.#texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
    for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
      gl.texParameteri(gl.TEXTURE_2D, name, gl.NEAREST);
    for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE);
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#resolved);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.#texture, 0);
  }

  /** Clears the target and binds it. */
  begin(): void {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#drawn);
    gl.viewport(0, 0, this.#width, this.#height);
    gl.disable(gl.BLEND);
    gl.colorMask(true, true, true, true);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  /** Resolves the target, binds it as a texture, and binds the canvas for drawing. */
  end(): void {
    const gl = this.#gl;
    const { drawingBufferWidth, drawingBufferHeight } = gl;
    gl.colorMask(true, true, true, true);
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, this.#drawn);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, this.#resolved);
    const { COLOR_BUFFER_BIT, NEAREST } = gl;
    gl.blitFramebuffer(0, 0, this.#width, this.#height, 0, 0, this.#width, this.#height, COLOR_BUFFER_BIT, NEAREST);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, drawingBufferWidth, drawingBufferHeight);
    gl.bindTexture(gl.TEXTURE_2D, this.#texture);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  dispose(): void {
    const gl = this.#gl;
    gl.deleteFramebuffer(this.#drawn);
    gl.deleteFramebuffer(this.#resolved);
    gl.deleteRenderbuffer(this.#samples);
    gl.deleteTexture(this.#texture);
  }
}
