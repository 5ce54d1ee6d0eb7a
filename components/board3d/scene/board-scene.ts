// three.js scene of a board; renders when something has changed.
import {
  AmbientLight,
  Color,
  DirectionalLight,
  HemisphereLight,
  PerspectiveCamera,
  Plane,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { heightOf, widthOf } from "@/lib/base/bbox";
import { openWebgl } from "@/lib/client/software-webgl";
import { closeFrame } from "@/lib/core/board3d/snapshot";
import type { Point3 } from "@/lib/core/board3d/mesh";
import { axesOf, eyeOf, FIELD_DEG, type Orbit } from "@/lib/core/board3d/orbit";
import { stepMm } from "@/lib/core/board3d/sheets";
import type { Board3dModel, ShownParts, ShownSheet } from "@/lib/workers/board3d/board3d-messages";
import { type Board3dViewState, isExplodedView } from "@/stores/viewer/board3d-view";
import { BoardMeshes } from "./board-meshes";
import { Materials, type SceneColors } from "./materials";
import { PartMeshes } from "./part-meshes";
import { SheetMeshes } from "./sheet-meshes";
import { warmUp } from "./warm-up";

export interface BoardSceneOptions {
  colors: SceneColors;
  /** Called after each frame. */
  onDrawn: () => void;
  onLost: (isLost: boolean) => void;
}

const CONTEXT: WebGLContextAttributes = { alpha: true, depth: true, powerPreference: "high-performance" };

/** Polling interval for the end of a frame. */
const FENCE_MS = 8;

interface PictureWish {
  widthPx: number;
  heightPx: number;
  /** Null: transparent, as `isClose` requires. */
  background: string | null;
  isClose?: boolean;
}

/** Width of the picture that is searched for visible pixels. */
const LOOKED_PX = 300;
/** Factor of supersampling if no graphics card smooths edges. */
const FINER = 2;

type Shown = Pick<Board3dViewState, "explodedFactor" | "section" | "hasParts" | "sides" | "layers" | "picked">;

export class BoardScene {
  readonly canvas: HTMLCanvasElement;
  /** Software rendering: everything optional is left out. */
  readonly isSoftware: boolean;
  readonly #gl: WebGL2RenderingContext;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD_DEG, 1, 0.5, 5_000);
  readonly #materials = new Materials();
  readonly #options: BoardSceneOptions;
  readonly #ending = new AbortController();
  #colors: SceneColors;
  #model: Board3dModel | null = null;
  #board: BoardMeshes | null = null;
  #parts: PartMeshes | null = null;
  #sheets: SheetMeshes | null = null;
  #shown: Shown | null = null;
  #orbit: Orbit | null = null;
  #frame: number | null = null;

  /** Throws if the browser has no WebGL. */
  constructor(options: BoardSceneOptions) {
    const opened = openWebgl(CONTEXT);
    if (!opened) throw new Error("there is no WebGL");
    const { canvas, gl, isSoftware } = opened;
    this.canvas = canvas;
    this.isSoftware = isSoftware;
    this.#gl = gl;
    this.#renderer = new WebGLRenderer({ canvas, context: gl });
    // Reading a program's log blocks until it is compiled.
    this.#renderer.debug.checkShaderErrors = false;
    this.#options = options;
    this.#colors = options.colors;
    this.#materials.recolor(options.colors);
    this.#addLights();
    warmUp(this.#renderer, this.#scene, this.#camera, this.#materials);
    const { signal } = this.#ending;
    canvas.addEventListener("webglcontextlost", () => options.onLost(true), { signal });
    canvas.addEventListener(
      "webglcontextrestored",
      () => {
        options.onLost(false);
        this.ask();
      },
      { signal },
    );
  }

  /** Replaces the board; parts and layer sheets of the previous one stay until new ones arrive. */
  setModel(model: Board3dModel): void {
    this.#model = model;
    this.#board?.dispose();
    if (this.#board) this.#scene.remove(this.#board.group);
    this.#board = new BoardMeshes(model.solid, this.#materials, this.#colors);
    this.#scene.add(this.#board.group);
    this.ask();
  }

  setFaces(images: Record<"top" | "bottom", ImageBitmap>): void {
    this.#board?.setFaces(images, this.#anisotropy());
    this.ask();
  }

  setParts(shown: ShownParts | null): void {
    this.#parts?.dispose();
    if (this.#parts) this.#scene.remove(this.#parts.sides.top, this.#parts.sides.bottom);
    this.#parts = shown && new PartMeshes(shown.assembly, this.#materials, this.#colors);
    if (this.#parts) this.#scene.add(this.#parts.sides.top, this.#parts.sides.bottom);
    this.#arrange();
  }

  setSheets(sheets: readonly ShownSheet[]): void {
    if (!this.#model) return;
    this.#sheets?.dispose();
    if (this.#sheets) this.#scene.remove(this.#sheets.group);
    this.#sheets = new SheetMeshes(sheets, this.#model.solid, this.#anisotropy());
    this.#scene.add(this.#sheets.group);
    this.#arrange();
  }

  get hasSheets(): boolean {
    return this.#sheets !== null;
  }

  recolor(colors: SceneColors): void {
    this.#colors = colors;
    this.#materials.recolor(colors);
    this.#board?.recolor(colors);
    this.#parts?.recolor(colors);
    this.ask();
  }

  show(shown: Shown): void {
    this.#shown = shown;
    this.#arrange();
  }

  appearance(orbit: Orbit): void {
    this.#orbit = orbit;
    this.ask();
  }

  /** Size of the canvas in CSS px. */
  resize(widthPx: number, heightPx: number, dpr: number): void {
    this.#renderer.setPixelRatio(this.isSoftware ? 1 : dpr);
    this.#renderer.setSize(widthPx, heightPx, false);
    this.#camera.aspect = widthPx / Math.max(1, heightPx);
    this.#camera.updateProjectionMatrix();
    // Resizing clears the canvas, so it is drawn before the next frame is shown.
    this.#paint();
  }

  /**
   * Position of a point on the canvas, as fractions of its width and height from the top left; null behind the camera.
   */
  project(point: Point3): readonly [number, number] | null {
    const at = new Vector3(...point).project(this.#camera);
    return at.z > 1 ? null : [(at.x + 1) / 2, (1 - at.y) / 2];
  }

  /**
   * The current view as a PNG of this size; another aspect ratio shows more and crops nothing. `isClose` crops the
   * background.
   */
  async picture(size: PictureWish): Promise<Blob> {
    const before = { size: this.#renderer.getSize(new Vector2()), ratio: this.#renderer.getPixelRatio() };
    this.#renderer.setPixelRatio(this.isSoftware ? FINER : 1);
    this.#renderer.setSize(size.widthPx, size.heightPx, false);
    const aspect = size.widthPx / size.heightPx;
    this.#camera.zoom = Math.min(1, aspect / this.#camera.aspect);
    this.#camera.aspect = aspect;
    this.#camera.updateProjectionMatrix();
    this.#scene.background = size.background === null ? null : new Color(size.background);
    this.#paint();
    if (size.isClose) this.#moveClose(size);
    const blob = pngOf(this.#renderer.domElement, size);
    this.#scene.background = null;
    this.#camera.zoom = 1;
    this.#camera.clearViewOffset();
    const { x, y } = before.size;
    this.resize(x, y, before.ratio);
    return blob;
  }

  /** Moves the camera closer, so that the visible pixels of the last frame fill the picture. */
  #moveClose({ widthPx, heightPx }: PictureWish): void {
    const context = new OffscreenCanvas(LOOKED_PX, Math.round((LOOKED_PX * heightPx) / widthPx)).getContext("2d");
    if (!context) return;
    const { width, height } = context.canvas;
    context.drawImage(this.#renderer.domElement, 0, 0, width, height);
    const frame = closeFrame(context.getImageData(0, 0, width, height).data, width);
    if (!frame) return;
    const { x, y, share } = frame;
    this.#camera.setViewOffset(widthPx, heightPx, x * widthPx, y * heightPx, share * widthPx, share * heightPx);
    this.#paint();
  }

  /** Resolves when the GPU has finished the work so far, or the scene is disposed. */
  async finished(): Promise<void> {
    const gl = this.#gl;
    const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    const isOver = () => !sync || gl.isContextLost() || gl.getSyncParameter(sync, gl.SYNC_STATUS) === gl.SIGNALED;
    while (!this.#ending.signal.aborted && !isOver()) await new Promise((resolve) => setTimeout(resolve, FENCE_MS));
    gl.deleteSync(sync);
  }

  /** Requests a frame; several requests share one. */
  ask(): void {
    if (this.#frame === null && !this.#ending.signal.aborted) this.#frame = requestAnimationFrame(this.#paint);
  }

  dispose(): void {
    this.#ending.abort();
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    for (const part of [this.#board, this.#parts, this.#sheets, this.#materials]) part?.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #addLights(): void {
    this.#scene.add(new AmbientLight(0xffffff, 0.55), new HemisphereLight(0xffffff, 0x9a938a, 1.25));
    const places = [
      [-0.6, -0.8, 1.4, 1.7],
      [0.9, 0.5, 0.7, 0.7],
      [-0.3, 0.6, -1.2, 1.1],
    ] as const;
    for (const [x, y, z, strength] of places) {
      const light = new DirectionalLight(0xffffff, strength);
      light.position.set(x, y, z);
      this.#scene.add(light);
    }
  }

  #anisotropy(): number {
    return this.isSoftware ? 1 : Math.min(8, this.#renderer.capabilities.getMaxAnisotropy());
  }

  #arrange(): void {
    const [model, shown] = [this.#model, this.#shown];
    if (!model || !shown) return;
    const isExploded = isExplodedView(shown) && this.#sheets !== null;
    this.#board?.showBare(isExploded);
    this.#board?.showCut(shown.section !== null);
    this.#parts?.showCut(shown.section !== null);
    this.#parts?.light(shown.picked);
    this.#renderer.clippingPlanes = shown.section ? [this.#planeOf(shown.section)] : [];
    if (this.#sheets) {
      this.#sheets.group.visible = isExploded;
      this.#sheets.show(shown.layers, shown.sides);
    }
    this.#lift();
    for (const side of ["top", "bottom"] as const)
      if (this.#parts) this.#parts.sides[side].visible = shown.hasParts && shown.sides[side];
    this.ask();
  }

  /** Lifts the parts beyond the outermost sheet of their side. */
  #lift(): void {
    const [model, shown, sheets] = [this.#model, this.#shown, this.#sheets];
    if (!model || !shown) return;
    const { bounds } = model.solid;
    const size = { widthMm: widthOf(bounds), heightMm: heightOf(bounds) };
    const step = sheets ? stepMm(sheets.sheets, size, shown.explodedFactor) : 0;
    const max = Math.max(1, ...(sheets?.sheets ?? []).map((sheet) => Math.abs(sheet.step))) + 1;
    sheets?.place(step, (this.#orbit?.elevationDeg ?? 90) >= 0);
    if (!this.#parts) return;
    this.#parts.sides.top.position.z = max * step;
    this.#parts.sides.bottom.position.z = -max * step;
  }

  #planeOf({ axis, share }: NonNullable<Shown["section"]>): Plane {
    const { bounds } = this.#model?.solid ?? { bounds: { minX: 0, minY: 0, maxX: 0, maxY: 0 } };
    const half = (axis === "x" ? widthOf(bounds) : heightOf(bounds)) / 2;
    const at = half * (2 * share - 1);
    // The far part is kept, so that the cut faces a camera in front or at the left.
    return axis === "x" ? new Plane(new Vector3(1, 0, 0), -at) : new Plane(new Vector3(0, 1, 0), -at);
  }

  readonly #paint = () => {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    const orbit = this.#orbit;
    if (!orbit || this.#ending.signal.aborted) return;
    this.#camera.position.set(...eyeOf(orbit));
    this.#camera.up.set(...axesOf(orbit).up);
    this.#camera.lookAt(...orbit.target);
    // With 24 bits of depth, the thickness of a copper layer must remain resolvable at any distance.
    this.#camera.near = Math.max(0.5, orbit.distanceMm / 20);
    this.#camera.far = orbit.distanceMm * 6 + 500;
    this.#camera.updateProjectionMatrix();
    this.#sheets?.place(this.#stepNow(), orbit.elevationDeg >= 0);
    this.#renderer.render(this.#scene, this.#camera);
    this.#options.onDrawn();
  };

  #stepNow(): number {
    const [model, shown, sheets] = [this.#model, this.#shown, this.#sheets];
    if (!model || !shown || !sheets) return 0;
    const { bounds } = model.solid;
    return stepMm(sheets.sheets, { widthMm: widthOf(bounds), heightMm: heightOf(bounds) }, shown.explodedFactor);
  }
}

/** The canvas as a PNG of this size; its content is copied at once. */
function pngOf(painted: HTMLCanvasElement, { widthPx, heightPx }: PictureWish): Promise<Blob> {
  const canvas = painted.width === widthPx ? painted : smaller(painted, widthPx, heightPx);
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("the picture is too large"))), "image/png"),
  );
}

function smaller(painted: HTMLCanvasElement, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) return painted;
  context.imageSmoothingQuality = "high";
  context.drawImage(painted, 0, 0, width, height);
  return canvas;
}
