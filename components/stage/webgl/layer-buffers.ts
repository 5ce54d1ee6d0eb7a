// A paint list on the GPU, drawn run by run within the visible region.

import type { CoveragePrograms } from "@/components/stage/webgl/coverage-programs";
import { type PaintChunk, type PaintList, STROKE_STRIDE } from "@/lib/core/render/paint-list";
import { isVisible, type VisibleRegion } from "@/lib/core/render/visible-region";

const STROKE_BYTES = STROKE_STRIDE * 4;

export class LayerBuffers {
  readonly #gl: WebGL2RenderingContext;
  readonly #paint: PaintList;
  readonly #origin: readonly [number, number];
  readonly #buffers: WebGLBuffer[] = [];
  readonly #strokes: WebGLVertexArrayObject;
  readonly #strokeData: WebGLBuffer;
  readonly #fills: WebGLVertexArrayObject;
  readonly #invertedArea: WebGLVertexArrayObject | null;

  constructor(gl: WebGL2RenderingContext, paint: PaintList, origin: readonly [number, number]) {
    this.#gl = gl;
    this.#paint = paint;
    this.#origin = origin;
    this.#strokes = gl.createVertexArray();
    gl.bindVertexArray(this.#strokes);
    this.#strokeData = this.#buffer(gl.ARRAY_BUFFER, paint.strokes);
    for (const place of [0, 1]) {
      gl.enableVertexAttribArray(place);
      gl.vertexAttribDivisor(place, 1);
    }
    this.#fills = this.#points(paint.vertices);
    this.#buffer(gl.ELEMENT_ARRAY_BUFFER, paint.triangles);
    this.#invertedArea = paint.invertedArea ? this.#boxOf(paint.invertedArea) : null;
    gl.bindVertexArray(null);
  }

  /** Draws into the open channel: 1 where the layer is dark, 0 elsewhere. */
  draw(programs: CoveragePrograms, region: VisibleRegion): void {
    const gl = this.#gl;
    const isInverted = this.#invertedArea !== null;
    if (isInverted) {
      programs.useFill(1);
      gl.bindVertexArray(this.#invertedArea);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    }
    for (const { isDark, straights, arcs, fills } of this.#paint.runs) {
      const value = isDark === isInverted ? 0 : 1;
      if (fills.length > 0) {
        programs.useFill(value);
        gl.bindVertexArray(this.#fills);
        this.#drawFills(fills, region);
      }
      if (straights.length + arcs.length > 0) {
        programs.useStroke(value);
        gl.bindVertexArray(this.#strokes);
        gl.bindBuffer(gl.ARRAY_BUFFER, this.#strokeData);
        this.#drawStrokes(straights, programs, region);
        this.#drawStrokes(arcs, programs, region);
      }
    }
  }

  /** Draws everything as clear: cuts holes into the channel. */
  erase(programs: CoveragePrograms, region: VisibleRegion): void {
    const gl = this.#gl;
    for (const { straights, arcs } of this.#paint.runs) {
      programs.useStroke(0);
      gl.bindVertexArray(this.#strokes);
      gl.bindBuffer(gl.ARRAY_BUFFER, this.#strokeData);
      this.#drawStrokes(straights, programs, region);
      this.#drawStrokes(arcs, programs, region);
    }
  }

  dispose(): void {
    for (const buffer of this.#buffers) this.#gl.deleteBuffer(buffer);
    this.#gl.deleteVertexArray(this.#strokes);
    this.#gl.deleteVertexArray(this.#fills);
    this.#gl.deleteVertexArray(this.#invertedArea);
  }

  /** Adjacent visible chunks are drawn with one call. */
  #drawFills(chunks: readonly PaintChunk[], region: VisibleRegion): void {
    let from = -1;
    let to = -1;
    for (const chunk of chunks) {
      if (!isVisible(chunk, region)) continue;
      if (chunk.from !== to) {
        if (from >= 0) this.#flushFills(from, to);
        from = chunk.from;
      }
      to = chunk.to;
    }
    if (from >= 0) this.#flushFills(from, to);
  }

  #flushFills(from: number, to: number): void {
    const gl = this.#gl;
    const first = this.#paint.fillTriangles[from] ?? 0;
    const last = this.#paint.fillTriangles[to] ?? 0;
    if (last > first) gl.drawElements(gl.TRIANGLES, last - first, gl.UNSIGNED_INT, first * 4);
  }

  #drawStrokes(chunks: readonly PaintChunk[], programs: CoveragePrograms, region: VisibleRegion): void {
    let from = -1;
    let to = -1;
    let halfMm = 0;
    let bowMm = 0;
    for (const chunk of chunks) {
      if (!isVisible(chunk, region)) continue;
      if (chunk.from !== to) {
        if (from >= 0) this.#flushStrokes(programs, from, to, halfMm, bowMm);
        from = chunk.from;
        halfMm = bowMm = 0;
      }
      to = chunk.to;
      halfMm = Math.max(halfMm, chunk.halfMm);
      bowMm = Math.max(bowMm, chunk.bowMm);
    }
    if (from >= 0) this.#flushStrokes(programs, from, to, halfMm, bowMm);
  }

  #flushStrokes(programs: CoveragePrograms, from: number, to: number, halfMm: number, bowMm: number): void {
    const gl = this.#gl;
    gl.vertexAttribPointer(0, 4, gl.FLOAT, false, STROKE_BYTES, from * STROKE_BYTES);
    gl.vertexAttribPointer(1, 2, gl.FLOAT, false, STROKE_BYTES, from * STROKE_BYTES + 16);
    programs.strokes(to - from, halfMm, bowMm);
  }

  #boxOf({ minX, minY, maxX, maxY }: NonNullable<PaintList["invertedArea"]>): WebGLVertexArrayObject {
    const [x, y] = this.#origin;
    const corners = [minX, minY, maxX, minY, minX, maxY, maxX, maxY];
    return this.#points(Float32Array.from(corners, (mm, k) => mm - (k % 2 === 0 ? x : y)));
  }

  #points(points: Float32Array): WebGLVertexArrayObject {
    const gl = this.#gl;
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    this.#buffer(gl.ARRAY_BUFFER, points);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
    return array;
  }

  #buffer(target: number, data: Float32Array | Uint32Array): WebGLBuffer {
    const gl = this.#gl;
    const buffer = gl.createBuffer();
    gl.bindBuffer(target, buffer);
    gl.bufferData(target, data, gl.STATIC_DRAW);
    this.#buffers.push(buffer);
    return buffer;
  }
}
