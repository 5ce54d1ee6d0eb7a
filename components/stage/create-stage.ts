// Creates a stage: renders once per change, with WebGL 2 on a graphics card, else with Canvas 2D.

import { CanvasPainter } from "@/components/stage/canvas/canvas-painter";
import { NullPainter, type Painter } from "@/components/stage/painter";
import type { Stage, StageOptions } from "@/components/stage/stage";
import type { StageView } from "@/components/stage/stage-view";
import { WebglPainter } from "@/components/stage/webgl/webgl-painter";
import { isSoftwareWebgl } from "@/lib/client/software-webgl";
import type { RenderScene } from "@/lib/core/render/scene";

/** A driver that recovers does so at once; after this time the stage switches to Canvas 2D. */
const PATIENCE_MS = 2000;

export function createStage(canvas: HTMLCanvasElement, { prefer }: StageOptions = {}): Stage {
  return new CanvasStage(canvas, prefer);
}

class CanvasStage implements Stage {
  kind: Stage["kind"];
  canvas: HTMLCanvasElement;
  #painter: Painter;
  #scene: RenderScene | null = null;
  #view: StageView | null = null;
  /** Size in CSS px. */
  #size = { width: 0, height: 0, dpr: 1 };
  #frame: number | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  readonly #ending = new AbortController();

  constructor(canvas: HTMLCanvasElement, prefer: StageOptions["prefer"]) {
    const gl = prefer === "canvas2d" ? null : canvas.getContext("webgl2", CONTEXT);
    const isWanted = gl && (prefer === "webgl2" || !isSoftwareWebgl(gl));
    const painter = isWanted ? createWebglPainter(gl) : null;
    this.canvas = gl && !painter ? replaced(canvas) : canvas;
    this.#painter = painter ?? createCanvasPainter(this.canvas);
    this.kind = kindOf(this.#painter);
    if (gl && painter) this.#listenForLoss(canvas, gl);
  }

  setScene(scene: RenderScene | null): void {
    this.#scene = scene;
    this.#painter.setScene(scene);
    this.#ask();
  }

  draw(view: StageView): void {
    this.#view = view;
    this.#ask();
  }

  resize(widthPx: number, heightPx: number, dpr: number): void {
    this.#size = { width: widthPx, height: heightPx, dpr };
    this.#painter.resize(this.#pixels());
    this.#paintNow();
  }

  async screenshot(view: StageView, { widthPx, heightPx }: { widthPx: number; heightPx: number }): Promise<Blob> {
    const sheet = this.#painter.picture(view, { width: widthPx, height: heightPx });
    this.#paintNow();
    return new Promise((resolve, reject) =>
      sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is too large"))), "image/png"),
    );
  }

  dispose(): void {
    this.#ending.abort();
    clearTimeout(this.#patience);
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    this.#view = null;
    this.#painter.dispose();
  }

  #pixels() {
    const { width, height, dpr } = this.#size;
    return { width: Math.round(width * dpr), height: Math.round(height * dpr) };
  }

  #ask(): void {
    if (this.#view === null || this.#frame !== null || this.#ending.signal.aborted) return;
    this.#frame = requestAnimationFrame(this.#paint);
  }

  /** Resizing clears the canvas, so it is drawn before the next frame is shown. */
  #paintNow(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#paint();
  }

  readonly #paint = () => {
    this.#frame = null;
    const view = this.#view;
    if (view === null) return;
    const { camera } = view;
    const { dpr } = this.#size;
    const scaled = dpr === 1 ? view : { ...view, camera: { ...camera, pxPerMm: camera.pxPerMm * dpr } };
    if (this.#painter.paint(scaled)) this.#ask();
  };

  /** Scene and view are kept by the stage, so the next renderer draws the same. */
  #listenForLoss(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext): void {
    const { signal } = this.#ending;
    const lost = (event: Event) => {
      event.preventDefault();
      clearTimeout(this.#patience);
      this.#patience = setTimeout(() => this.#takeCanvas2d(), PATIENCE_MS);
    };
    const restored = () => {
      if (this.kind !== "webgl2") return;
      clearTimeout(this.#patience);
      const painter = createWebglPainter(gl);
      if (painter) this.#replacePainter(painter);
      else this.#takeCanvas2d();
    };
    canvas.addEventListener("webglcontextlost", lost, { signal });
    canvas.addEventListener("webglcontextrestored", restored, { signal });
  }

  #takeCanvas2d(): void {
    this.canvas = replaced(this.canvas);
    this.#replacePainter(createCanvasPainter(this.canvas));
    this.kind = kindOf(this.#painter);
  }

  #replacePainter(painter: Painter): void {
    this.#painter = painter;
    painter.resize(this.#pixels());
    painter.setScene(this.#scene);
    this.#ask();
  }
}

/** Null if a driver offers WebGL 2 but rejects the shaders. */
function createWebglPainter(gl: WebGL2RenderingContext): WebglPainter | null {
  try {
    return new WebglPainter(gl);
  } catch {
    return null;
  }
}

/** Browsers that prevent fingerprinting may deny any canvas. */
function createCanvasPainter(canvas: HTMLCanvasElement): Painter {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return context ? new CanvasPainter(context) : new NullPainter();
}

function kindOf(painter: Painter): Stage["kind"] {
  if (painter instanceof WebglPainter) return "webgl2";
  return painter instanceof CanvasPainter ? "canvas2d" : "none";
}

/** A canvas keeps its kind of context, so a new one replaces it. */
function replaced(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const fresh = canvas.cloneNode() as HTMLCanvasElement;
  canvas.replaceWith(fresh);
  return fresh;
}

/** The stage antialiases by itself, and a picture is drawn again on every request. */
const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  antialias: false,
  depth: false,
  stencil: false,
  premultipliedAlpha: true,
  powerPreference: "high-performance",
};
