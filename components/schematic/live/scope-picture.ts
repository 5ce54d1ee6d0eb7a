// The picture of the scope: the last stretch of its traces with axes of their units.
import type { TraceWindow } from "@/components/schematic/live/rolling-traces";
import { paintPrimitives, setFont } from "@/components/waveforms/paint-canvas";
import { sceneColors, tokenColor } from "@/components/waveforms/scene-colors";
import { traceStyle } from "@/components/waveforms/trace-style";
import type { LiveTrace } from "@/lib/core/live-circuit/live-frame";
import { createPyramid } from "@/lib/core/waveform/plot/pyramid";
import { paneScene, type SceneTrace } from "@/lib/core/waveform/plot/scene";
import { UNITS } from "@/lib/core/waveform/unit";

interface Scope {
  readonly traces: readonly LiveTrace[];
  readonly window: TraceWindow;
  /** s, of the x axis. */
  readonly seconds: number;
}

/** Times count back from now, so that the axis stands still. */
function sceneTraces({ traces, window }: Scope): SceneTrace[] {
  const now = window.times.at(-1) ?? 0;
  const axis = window.times.map((time) => time - now);
  return traces.map(({ kind }, at) => {
    const { color, dash, width } = traceStyle(at, 0);
    return {
      ...{ axis, pyramid: createPyramid(window.values[at] ?? new Float64Array()), dash, width },
      ...{ unit: kind === "voltage" ? UNITS.volt : UNITS.ampere, color: tokenColor(color) },
    };
  });
}

export function paintScope(canvas: HTMLCanvasElement, scope: Scope): void {
  const context = canvas.getContext("2d");
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || width === 0 || height === 0 || scope.window.times.length === 0) return;
  const ratio = devicePixelRatio;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  setFont(context);
  paintPrimitives(
    context,
    paneScene({
      ...{ width, height, x: { from: -scope.seconds, to: 0, isLog: false }, xUnit: UNITS.second },
      ...{ yWindow: { from: 0, to: 1 }, traces: sceneTraces(scope), cursors: [], selection: null },
      colors: sceneColors(),
    }),
  );
}
