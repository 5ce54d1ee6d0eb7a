// Controller of a 3D view: starts the worker that builds the board, drives the scene, handles gestures and keys.
import { KEY_SHORTCUTS, listenToOrbit, orbitByKey, VIEW_KEYS } from "@/components/board3d/orbit-gestures";
import { faceColors, sceneColors, token } from "@/components/board3d/scene-colors";
import { BoardScene } from "@/components/board3d/scene/board-scene";
import { heightOf, widthOf } from "@/lib/base/bbox";
import { MEGABYTE } from "@/lib/base/units";
import type { BoardAppearance } from "@/lib/core/pcb/board-palette";
import { UPLOAD_RULES } from "@/lib/client/upload/upload-rules";
import type { NamedPart } from "@/lib/core/board3d/assemble";
import type { Point3 } from "@/lib/core/board3d/mesh";
import { between, fitView, type NamedView, type Orbit, rayThrough, viewFrom } from "@/lib/core/board3d/orbit";
import { pick } from "@/lib/core/board3d/pick";
import { PICTURE_PX, SMALL_PICTURE_PX } from "@/lib/core/board3d/snapshot";
import { type Board3dEvent, type Board3dSession, openBoard3d } from "@/lib/workers/board3d/board3d-client";
import type {
  Board3dCode,
  Board3dInput,
  Board3dAppearance,
  Board3dModel,
  ShownParts,
} from "@/lib/workers/board3d/board3d-messages";
import { type Board3dViewStore, isExplodedView } from "@/stores/viewer/board3d-view";

export interface Board3dControllerOptions {
  element: HTMLElement;
  store: Board3dViewStore;
  input: Board3dInput;
  parts: readonly NamedPart[] | null;
  thicknessMm: number;
  appearance: BoardAppearance;
  isGuessedEdgeFine: boolean;
  onEvent: (event: SceneEvent) => void;
}

export type SceneEvent =
  | { kind: "open"; controller: Board3dController }
  | { kind: "board"; model: Board3dModel; top: ImageBitmap; bottom: ImageBitmap }
  | { kind: "failed"; code: Board3dCode }
  /** WebGL is missing or denied. */
  | { kind: "noWebgl" }
  | { kind: "lost"; isLost: boolean }
  | { kind: "parts"; parts: ShownParts | null }
  | { kind: "faces"; top: ImageBitmap; bottom: ImageBitmap };

/** Width of a saved picture, in pixels. */
const SAVED_PX = 2_000;
const GLIDE_MS = 280;
/** Phones have less memory: a picture of 2,048 px takes 16 MB. */
const PHONE_PX = 720;
/** Software rendering slows down with every pixel. */
const SLOW_PX = 1_024;
const SHEET_PX = 2_048;

export class Board3dController {
  readonly #options: Board3dControllerOptions;
  readonly #session: Board3dSession;
  readonly #endings: (() => void)[] = [];
  readonly #watchers = new Set<() => void>();
  #space: BoardScene | null = null;
  #model: Board3dModel | null = null;
  #parts: ShownParts | null = null;
  #orbit: Orbit | null = null;
  #look: BoardAppearance;
  #named: readonly NamedPart[] | null;
  #glide: number | null = null;
  #hasAskedSheets = false;
  #isLooked = false;
  #isSeen = false;

  constructor(options: Board3dControllerOptions) {
    this.#options = options;
    this.#look = options.appearance;
    this.#named = options.parts;
    const { input, parts, thicknessMm, isGuessedEdgeFine } = options;
    // Deferred: the page is still mounting and would miss an event now.
    queueMicrotask(() => options.onEvent({ kind: "open", controller: this }));
    const firstAppearance = () => {
      this.#isLooked = true;
      this.#space = this.#openSpace();
      return this.#lookAt(this.#look);
    };
    const request = { input, parts, thicknessMm, isGuessedEdgeFine };
    this.#session = openBoard3d(request, firstAppearance, (reply) => this.#take(reply));
    this.#endings.push(options.store.subscribe(() => this.#follow()));
  }

  #lookAt(appearance: BoardAppearance): Board3dAppearance {
    return {
      colors: faceColors(appearance),
      maxPx: this.#maxPx(),
      // Without a scene the page shows the pictures itself, and may well have a graphics card for them.
      isByProcessor: this.#space?.isSoftware ?? false,
    };
  }

  /** Limit of the longer side of a face's picture, in pixels. */
  #maxPx(): number {
    if (this.#space?.isSoftware) return SLOW_PX;
    return Math.min(screen.width, screen.height) < PHONE_PX ? 2_048 : 4_096;
  }

  view(view: NamedView): void {
    if (this.#model) this.#glideTo(this.#fit(view));
  }

  zoom(factor: number): void {
    const moved = this.#orbit && orbitByKey(this.#orbit, { key: factor > 1 ? "+" : "-", isShift: false }, this.#size());
    if (moved) this.#glideTo(moved);
  }

  /** Picks or measures at a point of the canvas, in px. */
  tap(xPx: number, yPx: number): void {
    const { store, element } = this.#options;
    const { clientWidth, clientHeight } = element;
    if (!this.#orbit || !this.#model) return;
    const at = [(2 * xPx) / clientWidth - 1, 1 - (2 * yPx) / clientHeight] as const;
    const { hasParts, sides, tool, addPoint, set } = store.getState();
    const met = pick(rayThrough(this.#orbit, at, clientWidth / clientHeight), {
      ...this.#model.edgeRings,
      thicknessMm: this.#model.solid.thicknessMm,
      assembly: this.#parts?.assembly ?? null,
      isShown: ({ side }) => hasParts && sides[side],
    });
    if (tool === "measure") {
      if (met) addPoint(met.at);
    } else set({ picked: met?.part ?? null });
  }

  press(): void {
    const { clientWidth, clientHeight } = this.#options.element;
    this.tap(clientWidth / 2, clientHeight / 2);
  }

  setParts(parts: readonly NamedPart[]): void {
    if (parts === this.#named) return;
    this.#named = parts;
    this.#session.setParts(parts);
  }

  readTable(file: File): void {
    this.#session.readTable(file);
  }

  recolor(appearance: BoardAppearance): void {
    if (isSameAppearance(appearance, this.#look)) return;
    this.#look = appearance;
    // Before the first request nothing has been painted.
    if (!this.#isLooked) return;
    this.#space?.recolor(sceneColors(appearance));
    this.#session.paint(this.#lookAt(appearance));
    if (this.#hasAskedSheets) this.#askSheets();
  }

  /** A PNG as wide as the view; null without a board. */
  async picture(): Promise<Blob | null> {
    const { element, store } = this.#options;
    const { clientWidth, clientHeight } = element;
    const scale = SAVED_PX / Math.max(clientWidth, clientHeight);
    const background = store.getState().hasBackground ? token("--canvas") : null;
    const size = { widthPx: Math.round(clientWidth * scale), heightPx: Math.round(clientHeight * scale), background };
    return (await this.#space?.picture(size)) ?? null;
  }

  /**
   * The current view as the picture of the board: cropped, with a transparent background, since pages of both themes
   * show it small, and small enough to upload. Rejects without a board.
   */
  async currentSnapshot(): Promise<Blob> {
    const scene = this.#space;
    if (!scene || !this.#model) throw new Error("there is nothing to see");
    const appearance = { background: null, isClose: true };
    const picture = await scene.picture({ ...PICTURE_PX, ...appearance });
    const isLight = picture.size <= UPLOAD_RULES.boardPicture.maxMegabytes * MEGABYTE;
    return isLight ? picture : scene.picture({ ...SMALL_PICTURE_PX, ...appearance });
  }

  /** Calls the listener after each frame; returns a function that stops it. */
  watch(listener: () => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  project(point: Point3): readonly [number, number] | null {
    return this.#space?.project(point) ?? null;
  }

  end(): void {
    for (const end of this.#endings) end();
    if (this.#glide !== null) cancelAnimationFrame(this.#glide);
    this.#session.end();
    this.#space?.dispose();
  }

  #openSpace(): BoardScene | null {
    const { element, onEvent } = this.#options;
    try {
      const scene = new BoardScene({
        colors: sceneColors(this.#look),
        onDrawn: () => {
          for (const watcher of this.#watchers) watcher();
          if (this.#model && !this.#isSeen) void this.#tellSeen();
        },
        onLost: (isLost) => onEvent({ kind: "lost", isLost }),
      });
      const { canvas } = scene;
      canvas.ariaHidden = "true";
      element.prepend(canvas);
      this.#endings.push(() => canvas.remove());
      this.#listen(scene);
      return scene;
    } catch {
      queueMicrotask(() => onEvent({ kind: "noWebgl" }));
      return null;
    }
  }

  async #tellSeen(): Promise<void> {
    this.#isSeen = true;
    await this.#space?.finished();
    this.#session.seen();
  }

  #listen(scene: BoardScene): void {
    const { element } = this.#options;
    element.setAttribute("aria-keyshortcuts", KEY_SHORTCUTS);
    const resize = () => scene.resize(element.clientWidth, element.clientHeight, Math.min(2, devicePixelRatio));
    const sizes = new ResizeObserver(resize);
    sizes.observe(element);
    const theme = new MutationObserver(() => scene.recolor(sceneColors(this.#look)));
    theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const keys = (event: KeyboardEvent) => this.#obey(event);
    element.addEventListener("keydown", keys);
    this.#endings.push(
      () => sizes.disconnect(),
      () => theme.disconnect(),
      () => element.removeEventListener("keydown", keys),
      listenToOrbit(element, {
        orbit: () => this.#orbit ?? this.#fit("iso"),
        fitMm: () => this.#fitMm(),
        // Before the board arrives there is no camera to move.
        move: (orbit) => {
          if (this.#model) this.#move(orbit);
        },
        tap: (x, y) => this.tap(x, y),
      }),
    );
  }

  #take(reply: Board3dEvent): void {
    const { onEvent } = this.#options;
    switch (reply.kind) {
      case "board":
        this.#model = reply.model;
        this.#space?.setModel(reply.model);
        this.#space?.setFaces(reply);
        // When the same board is read further, the camera stays.
        if (!this.#orbit) this.#move(this.#fit("iso"));
        this.#follow();
        if (!this.#space) void this.#tellSeen();
        return onEvent(reply);
      case "faces":
        this.#space?.setFaces(reply);
        return onEvent(reply);
      case "parts":
        this.#parts = reply.parts;
        this.#space?.setParts(reply.parts);
        return onEvent(reply);
      case "sheets":
        return this.#space?.setSheets(reply.sheets);
      case "failed":
        return onEvent(reply);
    }
  }

  #follow(): void {
    const state = this.#options.store.getState();
    if (this.#model && isExplodedView(state) && !this.#hasAskedSheets) this.#askSheets();
    this.#space?.show(state);
  }

  #askSheets(): void {
    this.#hasAskedSheets = true;
    const appearance = this.#lookAt(this.#look);
    this.#session.askSheets({ ...appearance, maxPx: Math.min(SHEET_PX, appearance.maxPx) });
  }

  #obey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== this.#options.element) return;
    const { store } = this.#options;
    const { tool, takeTool, set } = store.getState();
    const named = event.key === "0" ? "iso" : VIEW_KEYS[event.key];
    const moved = this.#orbit && orbitByKey(this.#orbit, { key: event.key, isShift: event.shiftKey }, this.#size());
    if (named) this.view(named);
    else if (moved) this.#move(moved);
    else if (event.key === "Enter") this.press();
    else if (event.key.toLowerCase() === "m") takeTool(tool === "measure" ? "look" : "measure");
    else if (event.key === "Escape") set({ points: [], picked: null, tool: "look" });
    else return;
    event.preventDefault();
  }

  #move(orbit: Orbit): void {
    if (this.#glide !== null) cancelAnimationFrame(this.#glide);
    this.#glide = null;
    this.#orbit = orbit;
    this.#space?.appearance(orbit);
  }

  #glideTo(to: Orbit): void {
    const from = this.#orbit;
    if (!from || matchMedia("(prefers-reduced-motion: reduce)").matches) return this.#move(to);
    const start = performance.now();
    const step = (now: number) => {
      const progress = Math.min(1, (now - start) / GLIDE_MS);
      this.#move(between(from, to, 1 - (1 - progress) ** 3));
      if (progress < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  #size() {
    return { fitMm: this.#fitMm(), heightPx: this.#options.element.clientHeight };
  }

  /** Distance at which the view from the top shows the whole board. */
  #fitMm(): number {
    return this.#fit("top").distanceMm;
  }

  #fit(view: NamedView): Orbit {
    const { clientWidth, clientHeight } = this.#options.element;
    if (!this.#model) return viewFrom(view, 100, [0, 0, 0]);
    const { bounds, thicknessMm } = this.#model.solid;
    const board = { widthMm: widthOf(bounds), heightMm: heightOf(bounds), center: [0, 0, thicknessMm / 2] as const };
    return fitView(view, { ...board, aspect: clientWidth / Math.max(1, clientHeight) });
  }
}

function isSameAppearance(a: BoardAppearance, b: BoardAppearance): boolean {
  const isSameFinish = a.surfaceFinish === b.surfaceFinish;
  return isSameFinish && a.solderMaskColor === b.solderMaskColor && a.silkscreenColor === b.silkscreenColor;
}
