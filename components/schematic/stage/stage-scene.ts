// The canvas of the stage: painted once for each change, with the input on it.
import { createLoupe } from "@/components/schematic/stage/loupe";
import { readInks } from "@/components/schematic/stage/inks";
import type { ImageSource } from "@/components/schematic/stage/paint-images";
import { type Picture, SheetPainter } from "@/components/schematic/stage/sheet-painter";
import { createStageTool } from "@/components/schematic/stage/stage-tool";
import { fitDrawing } from "@/components/schematic/stage/show-place";
import { listenToGestures } from "@/components/stage/gestures";
import type { ViewportController } from "@/components/stage/viewport-controller";
import type { Vec2 } from "@/lib/base/vec2";
import type { ProjectImages } from "@/lib/client/schematic/project-images";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Pointer } from "@/lib/core/schematic/editor/pointer";
import { UNITS_PER_MM } from "@/lib/core/schematic/model/units";
import type { FrameOptions } from "@/lib/core/schematic/paint/sheet-frame";
import styles from "./sheet-stage.module.css";

interface LiveScene extends Pick<Picture, "cursor" | "hasGrid" | "findings" | "hits"> {
  readonly onMenu: (at: Vec2, pointer: Pointer) => void;
  readonly onEdit: () => void;
}

export interface Scene {
  ask: () => void;
  close: () => void;
}

interface SceneOptions {
  readonly editor: SchematicEditor;
  readonly viewport: ViewportController;
  readonly options: () => FrameOptions;
  readonly images: ProjectImages;
  /** In the place of an image that could not be loaded. */
  readonly failedText: string;
  /** What the page shows at the moment. */
  readonly live: { readonly current: LiveScene };
}

export function openScene(element: HTMLElement, scene: SceneOptions): Scene {
  const { editor, viewport, options, live, images, failedText } = scene;
  const imageSource: ImageSource = { shown: (file) => images.shown(file), failedText };
  const canvas = document.createElement("canvas");
  canvas.ariaHidden = "true";
  element.prepend(canvas);
  const context = canvas.getContext("2d", { alpha: false });
  const painter = new SheetPainter(editor, options);
  let inks = readInks();
  let frame: number | null = null;
  let isTouch = false;

  function paint(): void {
    frame = null;
    if (!context || canvas.width === 0) return;
    const ratio = devicePixelRatio;
    const { a, e, f } = viewport.transform();
    const { cursor, hasGrid, findings, hits } = live.current;
    painter.paint(context, {
      transform: { scale: (a * ratio) / UNITS_PER_MM, left: e * ratio, top: f * ratio },
      ...{ ratio, inks, findings, hits, cursor, hasGrid, images: imageSource },
      size: { width: canvas.width, height: canvas.height },
    });
    loupe.paint();
  }
  const loupe = createLoupe(element, {
    ...{ source: canvas, className: styles.loupe ?? "" },
    isWanted: () => editor.state.tool !== "select",
    onMove: () => ask(),
  });
  const ask = () => void (frame ??= requestAnimationFrame(paint));

  function showSheet(): void {
    const sheet = editor.instance?.sheet;
    if (sheet)
      viewport.setBounds({ minX: 0, minY: -sheet.height / UNITS_PER_MM, maxX: sheet.width / UNITS_PER_MM, maxY: 0 });
  }
  function resize(): void {
    const { clientWidth: widthPx, clientHeight: heightPx } = element;
    canvas.width = Math.round(widthPx * devicePixelRatio);
    canvas.height = Math.round(heightPx * devicePixelRatio);
    viewport.resize({ widthPx, heightPx });
    // A canvas is empty after its size has changed.
    paint();
  }
  const notePointer = (event: PointerEvent) => (isTouch = event.pointerType === "touch");
  const readTheme = () => {
    inks = readInks();
    ask();
  };
  const sizes = new ResizeObserver(resize);
  const theme = new MutationObserver(readTheme);
  element.addEventListener("pointerdown", notePointer, true);
  sizes.observe(element);
  theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  void document.fonts.ready.then(ask);
  let { path } = editor.state;
  showSheet();
  resize();
  // A drawing opens with what is drawn, an empty sheet as a whole.
  fitDrawing({ editor, viewport });
  const tool = createStageTool({
    ...{ editor, viewport, isTouch: () => isTouch },
    onMenu: (at, pointer) => live.current.onMenu(at, pointer),
    onEdit: () => live.current.onEdit(),
  });
  const endings = [
    editor.subscribe(() => {
      if (editor.state.path !== path) {
        ({ path } = editor.state);
        showSheet();
      }
      ask();
    }),
    viewport.watch(ask),
    images.subscribe(() => {
      painter.imagesChanged();
      ask();
    }),
    listenToGestures(element, { viewport, tool: () => tool }),
    () => sizes.disconnect(),
    () => theme.disconnect(),
    () => element.removeEventListener("pointerdown", notePointer, true),
    () => loupe.end(),
    () => painter.dispose(),
    () => void (frame !== null && cancelAnimationFrame(frame)),
    () => canvas.remove(),
  ];
  return { ask, close: () => endings.forEach((end) => end()) };
}
