// Canvas 2D renderer, used without WebGL 2. A whole board takes longer than a frame, so the last picture follows the
// camera at once, and a new one is drawn off-screen in slices when the camera rests.

import { CanvasPicture, createSheet } from "@/components/stage/canvas/canvas-picture";
import type { Painter, PictureSize } from "@/components/stage/painter";
import { sameContent, type StageView } from "@/components/stage/stage-view";
import { isSameBbox } from "@/lib/base/bbox";
import { type Camera, viewTransform } from "@/lib/core/render/camera";
import type { RenderScene } from "@/lib/core/render/scene";

/**
 * Slice of a frame; the remaining time belongs to the page. Until there is a first picture, the slice is longer, as the
 * page waits for it.
 */
const SLICE_MS = 4;
const FIRST_SLICE_MS = 250;
/** A camera that never rests gets a new picture after this many frames. */
const MAX_MOVES = 12;

interface Drawn {
  view: StageView;
  size: PictureSize;
  sheet: CanvasRenderingContext2D;
}

interface Job extends Drawn {
  steps: Generator<CanvasRenderingContext2D>;
}

export class CanvasPainter implements Painter {
  readonly #context: CanvasRenderingContext2D;
  #scene: RenderScene | null = null;
  #picture: CanvasPicture | null = null;
  #size: PictureSize = { width: 0, height: 0 };
  #done: Drawn | null = null;
  /** The picture shows a scene that was replaced by a more complete one. */
  #isOutdated = false;
  #job: Job | null = null;
  #lastView: StageView | null = null;
  /** Frames since the camera rested, or a slice was drawn. */
  #moves = 0;
  #spare = createSheet();

  constructor(context: CanvasRenderingContext2D) {
    this.#context = context;
  }

  setScene(scene: RenderScene | null): void {
    const isSameBoard = scene !== null && this.#scene !== null && isSameBbox(scene.bounds, this.#scene.bounds);
    this.#scene = scene;
    this.#picture = scene ? new CanvasPicture(scene) : null;
    if (this.#job) this.#job = this.#dropJob(this.#job);
    // The same board read further: its picture stays until a new one is drawn.
    if (isSameBoard) this.#isOutdated = true;
    else this.#done = null;
  }

  resize({ width, height }: PictureSize): void {
    this.#size = { width, height };
    const { canvas } = this.#context;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    // The last picture is shown until there is one of the new size.
    if (this.#job) this.#job = this.#dropJob(this.#job);
  }

  paint(view: StageView): boolean {
    const { width, height } = this.#size;
    if (!this.#picture || width === 0 || height === 0) {
      this.#clear(view);
      return false;
    }
    // A picture of the same content from another camera is finished first; otherwise constant movement would prevent
    // it.
    if (this.#job && !sameContent(this.#job.view, view)) this.#job = this.#dropJob(this.#job);
    if (!this.#job && !this.#isDone(view)) this.#job = this.#startJob(this.#picture, view);
    const isFollowing = this.#isMoving(view) && this.#done !== null;
    if (this.#job && !isFollowing && runSlice(this.#job, this.#done ? SLICE_MS : FIRST_SLICE_MS))
      this.#finishJob(this.#job);
    this.#present(view);
    return !this.#isDone(view);
  }

  picture(view: StageView, size: PictureSize): HTMLCanvasElement {
    const sheet = createSheet();
    if (this.#picture) for (const _ of this.#picture.draw(sheet, view, size));
    // Its sheets have another size now.
    if (this.#job) this.#job = this.#dropJob(this.#job);
    return sheet.canvas;
  }

  dispose(): void {
    this.setScene(null);
  }

  /** True if the frame only follows the camera. */
  #isMoving(view: StageView): boolean {
    const isMoved = this.#lastView !== null && !isSame(this.#lastView, view);
    this.#lastView = view;
    this.#moves = isMoved ? (this.#moves + 1) % MAX_MOVES : 0;
    return this.#moves > 0;
  }

  #isDone(view: StageView): boolean {
    const done = this.#done;
    if (!done || this.#isOutdated || !isSame(done.view, view)) return false;
    return done.size.width === this.#size.width && done.size.height === this.#size.height;
  }

  #startJob(picture: CanvasPicture, view: StageView): Job {
    const sheet = this.#spare;
    return { view, size: this.#size, sheet, steps: picture.draw(sheet, view, this.#size) };
  }

  #finishJob({ view, size, sheet }: Job): void {
    this.#spare = this.#done?.sheet ?? createSheet();
    this.#done = { view, size, sheet };
    this.#isOutdated = false;
    this.#job = null;
  }

  #dropJob({ sheet }: Job): null {
    this.#spare = sheet;
    return null;
  }

  #clear({ background }: StageView): void {
    const context = this.#context;
    const { width, height } = this.#size;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    if (background === null) return;
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }

  /** Draws the last picture transformed to the current camera; before the first is finished, its progress. */
  #present(view: StageView): void {
    this.#clear(view);
    const shown = this.#done ?? this.#job;
    if (!shown) return;
    const context = this.#context;
    moveInto(context, shown, view.camera, this.#size);
    // A moving picture is soon replaced; smoothing it would take as long as a slice.
    context.imageSmoothingEnabled = false;
    context.drawImage(shown.sheet.canvas, 0, 0);
    context.setTransform(1, 0, 0, 1, 0, 0);
  }
}

/** True when finished. */
function runSlice({ steps }: Job, sliceMs: number): boolean {
  const end = performance.now() + sliceMs;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return true;
    // Reading a pixel forces pending drawing, so that its time is measured here.
    step.value.getImageData(0, 0, 1, 1);
    if (performance.now() >= end) return false;
  }
}

/** Transforms a picture taken by one camera to the view of another. */
function moveInto(context: CanvasRenderingContext2D, { view, size }: Drawn, to: Camera, now: PictureSize): void {
  const { a, b, c, d, e, f } = viewTransform(to, { widthPx: now.width, heightPx: now.height });
  context.setTransform(a, b, c, d, e, f);
  const transform = viewTransform(view.camera, { widthPx: size.width, heightPx: size.height });
  const inverse = new DOMMatrix([
    transform.a,
    transform.b,
    transform.c,
    transform.d,
    transform.e,
    transform.f,
  ]).invertSelf();
  context.transform(inverse.a, inverse.b, inverse.c, inverse.d, inverse.e, inverse.f);
}

function isSame(drawn: StageView, view: StageView): boolean {
  if (!sameContent(drawn, view)) return false;
  const [p, q] = [drawn.camera, view.camera];
  const isThere = p.centerXmm === q.centerXmm && p.centerYmm === q.centerYmm && p.pxPerMm === q.pxPerMm;
  return isThere && p.turns === q.turns && p.isMirrored === q.isMirrored;
}
