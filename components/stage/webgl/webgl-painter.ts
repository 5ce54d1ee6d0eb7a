// WebGL 2 renderer. Each layer becomes coverage in its own channel, so that its clear shapes do not erase others, and
// four channels at a time become colors. Multisampling smooths every edge, and two triangles that share a side leave no
// seam, as smoothing each by itself would.

import { boardColors } from "@/components/stage/board-colors";
import { rgbOf } from "@/components/stage/colors";
import { Highlights } from "@/components/stage/highlights";
import type { Painter, PictureSize } from "@/components/stage/painter";
import { DIMMED, HIGHLIGHT_COLOR, type StageMode, type StageView } from "@/components/stage/stage-view";
import { BoardComposer, CHANNELS, LayerComposer } from "@/components/stage/webgl/composers";
import { CoverTarget } from "@/components/stage/webgl/cover-target";
import { LayerBuffers } from "@/components/stage/webgl/layer-buffers";
import { CoveragePrograms } from "@/components/stage/webgl/coverage-programs";
import { screenToWorld, viewTransform } from "@/lib/core/render/camera";
import type { PaintList } from "@/lib/core/render/paint-list";
import type { RenderScene } from "@/lib/core/render/scene";
import { createVisibleRegion, updateVisibleRegion } from "@/lib/core/render/visible-region";

/** Size that every WebGL 2 implementation supports. */
const TILE_PX = 2048;

export class WebglPainter implements Painter {
  readonly #gl: WebGL2RenderingContext;
  readonly #programs: CoveragePrograms;
  readonly #target: CoverTarget;
  readonly #layers: LayerComposer;
  readonly #board: BoardComposer;
  readonly #highlights = new Highlights();
  readonly #region = createVisibleRegion();
  /** Created when a list is first drawn. */
  readonly #buffers = new Map<PaintList, LayerBuffers>();
  #lit: readonly PaintList[] = [];
  #scene: RenderScene | null = null;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#programs = new CoveragePrograms(gl);
    this.#target = new CoverTarget(gl);
    this.#layers = new LayerComposer(gl);
    this.#board = new BoardComposer(gl);
  }

  setScene(scene: RenderScene | null): void {
    this.#release(this.#buffers.keys());
    this.#scene = scene;
    this.#highlights.setScene(scene);
    this.#lit = [];
  }

  resize({ width, height }: PictureSize): void {
    const { canvas } = this.#gl;
    // Assigning a size clears a canvas, even if it is unchanged.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
  }

  paint(view: StageView): boolean {
    const gl = this.#gl;
    const scene = this.#scene;
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
    this.#clear(view.background);
    if (!scene || width === 0 || height === 0) return false;
    this.#target.resize(width, height);
    updateVisibleRegion(this.#region, view.camera, { width, height, origin: scene.origin });
    this.#programs.setRegion(this.#region, width, height);
    const opacity = view.highlight.length > 0 ? DIMMED : 1;
    if (view.mode.kind === "layers") this.#drawLayers(scene, view.mode.layers, opacity);
    else if (scene.board) this.#drawBoard(scene.board, view.mode, opacity);
    this.#drawHighlight(view);
    return false;
  }

  /** In tiles, because drawing buffers are limited and a printed sheet has more pixels. */
  picture(view: StageView, size: PictureSize): HTMLCanvasElement {
    const { canvas } = this.#gl;
    const shown = { width: canvas.width, height: canvas.height };
    const sheet = document.createElement("canvas");
    sheet.width = size.width;
    sheet.height = size.height;
    const context = sheet.getContext("2d");
    const transform = viewTransform(view.camera, { widthPx: size.width, heightPx: size.height });
    for (let top = 0; top < size.height; top += TILE_PX) {
      for (let left = 0; left < size.width; left += TILE_PX) {
        const width = Math.min(TILE_PX, size.width - left);
        const height = Math.min(TILE_PX, size.height - top);
        const [centerXmm, centerYmm] = screenToWorld(transform, [left + width / 2, top + height / 2]);
        this.resize({ width, height });
        this.paint({ ...view, camera: { ...view.camera, centerXmm, centerYmm } });
        context?.drawImage(canvas, left, top);
      }
    }
    this.resize(shown);
    return sheet;
  }

  dispose(): void {
    this.setScene(null);
    this.#programs.dispose();
    this.#target.dispose();
    this.#layers.dispose();
    this.#board.dispose();
  }

  #clear(background: string | null): void {
    const gl = this.#gl;
    const [red, green, blue] = rgbOf(background ?? "#000");
    const alpha = background === null ? 0 : 1;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.colorMask(true, true, true, true);
    gl.clearColor(red * alpha, green * alpha, blue * alpha, alpha);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  #drawLayers(scene: RenderScene, layers: Extract<StageMode, { kind: "layers" }>["layers"], opacity: number): void {
    let channel = 0;
    for (const { id, color, opacity: own } of layers) {
      const layer = scene.layers.find((candidate) => candidate.id === id);
      if (!layer) continue;
      channel = this.#cover(channel, layer.paint, color, own * opacity);
    }
    this.#compose(channel);
  }

  #drawHighlight(view: StageView): void {
    const lists = this.#highlights.listsOf(view.highlight);
    if (lists !== this.#lit) {
      this.#release(this.#lit);
      this.#lit = lists;
    }
    let channel = 0;
    for (const [k, paint] of lists.entries())
      channel = this.#cover(channel, paint, view.highlight[k]?.color ?? HIGHLIGHT_COLOR, 1);
    this.#compose(channel);
  }

  #drawBoard(
    board: NonNullable<RenderScene["board"]>,
    { side, colors }: Extract<StageMode, { kind: "realistic" }>,
    opacity: number,
  ): void {
    const gl = this.#gl;
    const { copper, mask, silkscreen } = board[side];
    this.#target.begin();
    for (const [channel, paint] of [copper, mask, silkscreen].entries()) {
      if (!paint) continue;
      this.#open(channel);
      this.#buffersOf(paint).draw(this.#programs, this.#region);
    }
    this.#open(3);
    this.#buffersOf(board.substrate).draw(this.#programs, this.#region);
    for (const paint of board.holes) this.#buffersOf(paint).erase(this.#programs, this.#region);
    gl.bindVertexArray(null);
    this.#target.end();
    this.#board.draw(boardColors(colors), opacity);
  }

  /** Draws into the next channel; when all four are full, they are composed first. Returns the next channel. */
  #cover(channel: number, paint: PaintList, color: string, opacity: number): number {
    let open = channel;
    if (open === CHANNELS) {
      this.#compose(open);
      open = 0;
    }
    if (open === 0) this.#target.begin();
    this.#open(open);
    this.#buffersOf(paint).draw(this.#programs, this.#region);
    this.#layers.set(open, color, opacity);
    return open + 1;
  }

  #compose(used: number): void {
    if (used === 0) return;
    for (let channel = used; channel < CHANNELS; channel++) this.#layers.set(channel, "#000", 0);
    this.#gl.bindVertexArray(null);
    this.#target.end();
    this.#layers.draw();
  }

  #open(channel: number): void {
    this.#gl.colorMask(channel === 0, channel === 1, channel === 2, channel === 3);
  }

  #buffersOf(paint: PaintList): LayerBuffers {
    const existing = this.#buffers.get(paint);
    if (existing) return existing;
    const made = new LayerBuffers(this.#gl, paint, this.#scene?.origin ?? [0, 0]);
    this.#buffers.set(paint, made);
    return made;
  }

  #release(lists: Iterable<PaintList>): void {
    for (const paint of lists) {
      this.#buffers.get(paint)?.dispose();
      this.#buffers.delete(paint);
    }
  }
}
