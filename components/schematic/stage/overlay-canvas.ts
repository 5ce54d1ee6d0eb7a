// A canvas above the sheet: painted once for each change of the camera, the drawing or the theme, and when it is asked for.
import type { OpenProject } from "@/components/schematic/editor-context";
import type { Pen } from "@/components/schematic/stage/canvas-pen";
import { readInks } from "@/components/schematic/stage/inks";
import type { Bbox } from "@/lib/base/bbox";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { UNITS_PER_MM } from "@/lib/core/schematic/model/units";

/** Below this size of a millimeter, labels would be larger than what they stand at. */
export const MIN_LABEL_PX_PER_MM = 2;

/** Wires may run under a label; parts and texts may not. */
export const takenOn =
  ({ view }: SchematicEditor) =>
  (box: Bbox): boolean =>
    view.index
      .near(box)
      .some(({ kind }) => kind !== "wire" && kind !== "bus" && kind !== "junction" && kind !== "image");

export interface OverlayCanvas {
  /** Paints with the next frame of the screen. */
  ask(): void;
  close(): void;
}

/** `paint` gets the color of a token, such as "--c-info", with the pen. The canvas is empty then. */
export function openOverlay(
  canvas: HTMLCanvasElement,
  { editor, viewport }: Pick<OpenProject, "editor" | "viewport">,
  paint: (pen: Pen, colorOf: (token: string) => string) => void,
): OverlayCanvas {
  const context = canvas.getContext("2d");
  let inks = readInks();
  let styles = getComputedStyle(document.documentElement);
  let frame: number | null = null;

  function paintFrame(): void {
    frame = null;
    if (!context) return;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const { a, e, f } = viewport.transform();
    const transform = { scale: (a * ratio) / UNITS_PER_MM, left: e * ratio, top: f * ratio };
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    paint({ context, inks, transform, ratio }, (token) => styles.getPropertyValue(token).trim());
  }
  const ask = (): void => void (frame ??= requestAnimationFrame(paintFrame));
  const readTheme = (): void => {
    inks = readInks();
    styles = getComputedStyle(document.documentElement);
    ask();
  };
  const theme = new MutationObserver(readTheme);
  theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const sizes = new ResizeObserver(ask);
  sizes.observe(canvas);
  const endings = [
    viewport.watch(ask),
    editor.subscribe(ask),
    () => theme.disconnect(),
    () => sizes.disconnect(),
    () => void (frame !== null && cancelAnimationFrame(frame)),
  ];
  return { ask, close: () => endings.forEach((end) => end()) };
}
