// The canvas of a running circuit above the sheet: painted once for each frame, and for each change of camera or theme.
import type { OpenProject } from "@/components/schematic/editor-context";
import type { LiveNet, LivePart, LivePlaces } from "@/components/schematic/live/live-places";
import type { LiveView } from "@/components/schematic/live/live-session";
import type { Pen } from "@/components/schematic/stage/canvas-pen";
import { readInks } from "@/components/schematic/stage/inks";
import {
  type FilledLabel,
  LiveLayout,
  paintLiveLabels,
  paintNet,
  type VoltageColors,
} from "@/components/schematic/stage/paint-live";
import type { Bbox } from "@/lib/base/bbox";
import { objectsAt } from "@/lib/core/schematic/editor/hit";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { UNITS_PER_MM } from "@/lib/core/schematic/model/units";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { UNITS } from "@/lib/core/waveform/unit";

export interface ShownLive {
  readonly places: LivePlaces | null;
  readonly view: LiveView;
  readonly values: Float64Array | null;
}

/** Below this size of a millimeter labels would be larger than what they stand at. */
const MIN_PX_PER_MM = 2;
const DIGITS = 3;
const PART_LINES = 2;
/** V: spans below it count as this, so that noise has no color. */
const SMALLEST_SPAN = 0.1;

/** Wires may run under a label; parts and texts may not. */
const takenOn =
  ({ view }: SchematicEditor) =>
  (box: Bbox): boolean =>
    view.index
      .near(box)
      .some(({ kind }) => kind !== "wire" && kind !== "bus" && kind !== "junction" && kind !== "image");

function colorsOf(styles: CSSStyleDeclaration): VoltageColors {
  const read = (token: string): string => styles.getPropertyValue(token).trim();
  return { low: read("--c-info"), zero: read("--c-line-2"), high: read("--c-error") };
}

/** Parts whose values are shown: those that are selected, and the one under the pointer. */
function shownParts(editor: SchematicEditor, parts: readonly LivePart[]): LivePart[] {
  const { pointer, selection } = editor.state;
  const under = pointer ? objectsAt(editor.view, pointer).find(({ kind }) => kind === "component") : undefined;
  return parts.filter(({ componentId }) => selection.has(componentId) || componentId === under?.id);
}

const partTexts = ({ current, power }: LivePart, values: Float64Array): string[] =>
  [
    engineeringText(values[current] ?? Number.NaN, UNITS.ampere, DIGITS),
    engineeringText(values[power] ?? Number.NaN, UNITS.watt, DIGITS),
  ].filter(Boolean);

/** Colors span what was the highest voltage by magnitude so far. */
class VoltageSpan {
  #span = SMALLEST_SPAN;

  shareOf(volts: number): number {
    if (Math.abs(volts) > this.#span) this.#span = Math.abs(volts);
    return volts / this.#span;
  }
}

/** Paths of nets, traced when they are first painted. */
class NetPaths {
  readonly #paths = new WeakMap<LiveNet, Path2D>();

  of(net: LiveNet): Path2D {
    const known = this.#paths.get(net);
    if (known) return known;
    const path = new Path2D();
    for (const { from, to } of net.wires) {
      path.moveTo(from.x, from.y);
      path.lineTo(to.x, to.y);
    }
    this.#paths.set(net, path);
    return path;
  }
}

export interface LiveCanvas {
  ask(): void;
  close(): void;
}

export function openLiveCanvas(
  canvas: HTMLCanvasElement,
  { editor, viewport }: Pick<OpenProject, "editor" | "viewport">,
  shown: () => ShownLive,
): LiveCanvas {
  const context = canvas.getContext("2d");
  const layout = new LiveLayout();
  const span = new VoltageSpan();
  const paths = new NetPaths();
  let inks = readInks();
  let colors = colorsOf(getComputedStyle(document.documentElement));
  let frame: number | null = null;

  function paintOn(pen: Pen): void {
    const { places, values, view } = shown();
    if (!places || !values) return;
    if (view.hasColors)
      for (const net of places.nets) paintNet(pen, paths.of(net), span.shareOf(values[net.index] ?? 0), colors);
    if (viewport.camera().pxPerMm < MIN_PX_PER_MM) return;
    const labels: FilledLabel[] = [];
    if (view.hasVoltages) {
      const boxes = layout.boxes(pen, places.netLabels, takenOn(editor));
      for (const { key, index } of places.nets) {
        const box = boxes.get(key);
        const text = engineeringText(values[index] ?? Number.NaN, UNITS.volt, DIGITS);
        if (box && text !== "") labels.push({ box, texts: [text], isPart: false });
      }
    }
    for (const part of shownParts(editor, places.parts)) {
      const texts = partTexts(part, values);
      const own = new LiveLayout().boxes(pen, [{ key: part.key, at: part.at, lines: PART_LINES }], () => false);
      const box = own.get(part.key);
      if (box && texts.length > 0) labels.push({ box, texts, isPart: true });
    }
    paintLiveLabels(pen, labels);
  }

  function paint(): void {
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
    paintOn({ context, inks, transform, ratio });
  }
  const ask = (): void => void (frame ??= requestAnimationFrame(paint));
  const readTheme = (): void => {
    inks = readInks();
    colors = colorsOf(getComputedStyle(document.documentElement));
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
