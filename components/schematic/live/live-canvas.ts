// The canvas of a running circuit above the sheet: painted once for each of its frames.
import type { OpenProject } from "@/components/schematic/editor-context";
import type { LiveNet, LivePart, LivePlaces } from "@/components/schematic/live/live-places";
import type { LiveView } from "@/components/schematic/live/live-session";
import type { Pen } from "@/components/schematic/stage/canvas-pen";
import {
  MIN_LABEL_PX_PER_MM,
  openOverlay,
  type OverlayCanvas,
  takenOn,
} from "@/components/schematic/stage/overlay-canvas";
import {
  type FilledLabel,
  LiveLayout,
  paintLiveLabels,
  paintNet,
  type VoltageColors,
} from "@/components/schematic/stage/paint-live";
import { objectsAt } from "@/lib/core/schematic/editor/hit";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { UNITS } from "@/lib/core/waveform/unit";

export interface ShownLive {
  readonly places: LivePlaces | null;
  readonly view: LiveView;
  readonly values: Float64Array | null;
}

const DIGITS = 3;
const PART_LINES = 2;
/** V: spans below it count as this, so that noise has no color. */
const SMALLEST_SPAN = 0.1;

const colorsOf = (read: (token: string) => string): VoltageColors => ({
  ...{ low: read("--c-info"), zero: read("--c-line-2"), high: read("--c-error") },
});

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

export function openLiveCanvas(
  canvas: HTMLCanvasElement,
  project: Pick<OpenProject, "editor" | "viewport">,
  shown: () => ShownLive,
): OverlayCanvas {
  const { editor, viewport } = project;
  const layout = new LiveLayout();
  const span = new VoltageSpan();
  const paths = new NetPaths();

  function netLabels(pen: Pen, places: LivePlaces, values: Float64Array): FilledLabel[] {
    const boxes = layout.boxes(pen, places.netLabels, takenOn(editor));
    return places.nets.flatMap(({ key, index }) => {
      const box = boxes.get(key);
      const text = engineeringText(values[index] ?? Number.NaN, UNITS.volt, DIGITS);
      return box && text !== "" ? [{ box, texts: [text], isPart: false }] : [];
    });
  }

  function partLabels(pen: Pen, places: LivePlaces, values: Float64Array): FilledLabel[] {
    return shownParts(editor, places.parts).flatMap((part) => {
      const texts = partTexts(part, values);
      const own = new LiveLayout().boxes(pen, [{ key: part.key, at: part.at, lines: PART_LINES }], () => false);
      const box = own.get(part.key);
      return box && texts.length > 0 ? [{ box, texts, isPart: true }] : [];
    });
  }

  return openOverlay(canvas, project, (pen, colorOf) => {
    const { places, values, view } = shown();
    if (!places || !values) return;
    const colors = colorsOf(colorOf);
    if (view.hasColors)
      for (const net of places.nets) paintNet(pen, paths.of(net), span.shareOf(values[net.index] ?? 0), colors);
    if (viewport.camera().pxPerMm < MIN_LABEL_PX_PER_MM) return;
    paintLiveLabels(pen, [
      ...(view.hasVoltages ? netLabels(pen, places, values) : []),
      ...partLabels(pen, places, values),
    ]);
  });
}
