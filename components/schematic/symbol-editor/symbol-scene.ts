// The canvas of the symbol editor: painted once for each change, with the input on it.
import { readInks } from "@/components/schematic/stage/inks";
import { toSheet } from "@/components/schematic/stage/stage-tool";
import { paintSymbol } from "@/components/schematic/symbol-editor/symbol-painter";
import { listenToGestures } from "@/components/stage/gestures";
import type { PointerInput, PointerTool } from "@/components/stage/pointer-tool";
import { createViewportController, type ViewportController } from "@/components/stage/viewport-controller";
import type { Vec2 } from "@/lib/base/vec2";
import { UNITS_PER_MM } from "@/lib/core/schematic/model/units";
import { symbolExtent } from "@/lib/core/schematic/paint/extent";
import type { SymbolEditor } from "@/lib/core/schematic/symbol-editor/symbol-editor";

/** A mouse chooses within 8 px. */
const REACH_FACTOR = 2;
/** Smallest width and height that is fitted, from the origin: room for the first pins. */
const MIN_HALF_MM = 8;
const MARGIN_PX = 24;

function toolOf(editor: SymbolEditor, viewport: ViewportController): PointerTool {
  const pointOf = (at: Vec2) => toSheet(viewport.screenToWorld(at));
  const reachOf = ({ reachPx }: PointerInput): number =>
    Math.round((REACH_FACTOR * reachPx * UNITS_PER_MM) / viewport.camera().pxPerMm);
  return {
    takesDrags: false,
    startDrag: (at, input) => editor.startDrag(pointOf(at), reachOf(input)),
    tap: (at, input) => editor.click(pointOf(at), { reach: reachOf(input), isAdding: input.isShift || input.isCtrl }),
    doubleTap: () => editor.end(),
    hover: (at) => editor.hover(pointOf(at)),
    drag: (_, to) => editor.drag(pointOf(to)),
    onDragEnd: (at) => editor.endDrag(pointOf(at)),
    onLeave: () => editor.leave(),
  };
}

function fitSymbol({ state }: SymbolEditor, viewport: ViewportController): void {
  const { minX, minY, maxX, maxY } = symbolExtent(state.symbol, state.unit, state.style);
  viewport.setBounds({
    minX: Math.min(minX / UNITS_PER_MM, -MIN_HALF_MM),
    maxX: Math.max(maxX / UNITS_PER_MM, MIN_HALF_MM),
    minY: Math.min(-maxY / UNITS_PER_MM, -MIN_HALF_MM),
    maxY: Math.max(-minY / UNITS_PER_MM, MIN_HALF_MM),
  });
}

/** Returns the function that ends it. */
export function openSymbolScene(element: HTMLElement, editor: SymbolEditor): () => void {
  const canvas = document.createElement("canvas");
  canvas.ariaHidden = "true";
  element.prepend(canvas);
  const context = canvas.getContext("2d", { alpha: false });
  const viewport = createViewportController({ marginPx: MARGIN_PX });
  let inks = readInks();
  let frame: number | null = null;
  let { unit, style } = editor.state;
  let { length } = editor.state.symbol.pins;

  function paint(): void {
    frame = null;
    if (!context || canvas.width === 0) return;
    const ratio = devicePixelRatio;
    const { a, e, f } = viewport.transform();
    const transform = { scale: (a * ratio) / UNITS_PER_MM, left: e * ratio, top: f * ratio };
    const { width, height } = canvas;
    paintSymbol({ context, inks, transform, ratio }, editor.state, { width, height });
  }
  const ask = () => void (frame ??= requestAnimationFrame(paint));
  function resize(): void {
    const { clientWidth: widthPx, clientHeight: heightPx } = element;
    canvas.width = Math.round(widthPx * devicePixelRatio);
    canvas.height = Math.round(heightPx * devicePixelRatio);
    viewport.resize({ widthPx, heightPx });
    paint();
  }
  function follow(): void {
    const { state } = editor;
    // Many pins at once come from a table: all of them are shown.
    const isOther = state.unit !== unit || state.style !== style || Math.abs(state.symbol.pins.length - length) > 1;
    ({ unit, style } = state);
    ({ length } = state.symbol.pins);
    if (isOther) fitSymbol(editor, viewport);
    ask();
  }
  const sizes = new ResizeObserver(resize);
  const theme = new MutationObserver(() => {
    inks = readInks();
    ask();
  });
  sizes.observe(element);
  theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  fitSymbol(editor, viewport);
  resize();
  const tool = toolOf(editor, viewport);
  const endings = [
    editor.subscribe(follow),
    viewport.watch(ask),
    listenToGestures(element, { viewport, tool: () => tool }),
    () => sizes.disconnect(),
    () => theme.disconnect(),
    () => void (frame !== null && cancelAnimationFrame(frame)),
    () => canvas.remove(),
  ];
  return () => endings.forEach((end) => end());
}
