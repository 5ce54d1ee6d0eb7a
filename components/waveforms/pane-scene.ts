// The picture of a pane with the colors of the page.
import type { DrawnTrace } from "@/components/waveforms/drawn-traces";
import { sceneColors, tokenColor } from "@/components/waveforms/scene-colors";
import type { CursorName, YWindow } from "@/components/waveforms/viewer-state";
import { paneScene, pyramidOf, type PaneView, type Primitive } from "@/lib/core/waveform/plot/scene";
import type { Scale } from "@/lib/core/waveform/plot/scale";
import type { Unit } from "@/lib/core/waveform/unit";

export interface PanePicture {
  readonly traces: readonly DrawnTrace[];
  readonly x: Scale;
  readonly xUnit: Unit;
  readonly yWindow: YWindow;
  readonly cursors: Readonly<Record<CursorName, number>> | null;
}

export function pictureOf(
  { traces, cursors, ...rest }: PanePicture,
  size: { width: number; height: number },
  selection: PaneView["selection"] = null,
): Primitive[] {
  return paneScene({
    ...rest,
    ...size,
    selection,
    colors: sceneColors(),
    traces: traces.map(({ wave, style }) => ({
      ...{ axis: wave.axis.values, pyramid: pyramidOf(wave.re), unit: wave.unit },
      ...{ color: tokenColor(style.color), dash: style.dash, width: style.width },
    })),
    cursors: cursors
      ? [
          { label: "A", at: cursors.a },
          { label: "B", at: cursors.b },
        ]
      : [],
  });
}
