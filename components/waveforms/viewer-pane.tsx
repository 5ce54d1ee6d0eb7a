"use client";
// One pane: its canvas, legend, and the field for a further trace.
import { useTranslations } from "next-intl";
import { useMemo, type Dispatch } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { shown } from "@/components/waveforms/cursor-table";
import type { DrawnTrace } from "@/components/waveforms/drawn-traces";
import { PaneCanvas } from "@/components/waveforms/pane-canvas";
import { handlePaneKey, type PaneCommands } from "@/components/waveforms/pane-keys";
import { AddTrace, TraceLegend } from "@/components/waveforms/trace-legend";
import type { PaneGestures } from "@/components/waveforms/use-pane-pointer";
import type { PaneSetup, ViewerAction, ViewerState } from "@/components/waveforms/viewer-state";
import type { ExpressionFailure } from "@/lib/core/waveform/expression/failure";
import { fromShare, toShare, type Scale } from "@/lib/core/waveform/plot/scale";
import type { Unit } from "@/lib/core/waveform/unit";
import styles from "./waveforms.module.css";

const PANE_PX = 260;
const CENTER = 0.5;

interface ViewerPaneProps {
  number: number;
  pane: PaneSetup;
  traces: readonly DrawnTrace[];
  state: ViewerState;
  dispatch: Dispatch<ViewerAction>;
  limits: Scale;
  x: Scale;
  xUnit: Unit;
  names: readonly string[];
  helpId: string;
  commands: ViewerCommands;
  onAdd: (pane: PaneSetup, expression: string) => ExpressionFailure | null;
}

function gesturesOf({ pane, state, dispatch, limits, x, commands }: ViewerPaneProps): PaneGestures {
  const { from, to } = pane.yWindow;
  const span = to - from;
  const showY = (low: number, high: number): void =>
    dispatch({ kind: "showY", pane: pane.id, window: { from: from + low * span, to: from + high * span } });
  return {
    zoomX: (factor, share) => dispatch({ kind: "zoomX", limits, factor, share }),
    zoomY: (factor, share) => showY(share - share * factor, share + (1 - share) * factor),
    panX: (share) => dispatch({ kind: "panX", limits, share }),
    show: ([start, end], y) => {
      const [low, high] = [fromShare(x, Math.min(start, end)), fromShare(x, Math.max(start, end))];
      dispatch({ kind: "showX", limits, from: low, to: high });
      if (y) showY(1 - Math.max(...y), 1 - Math.min(...y));
    },
    fit: commands.fit,
    cursorAt: (share, reach) => {
      if (!state.cursors) return null;
      const [a, b] = [state.cursors.a, state.cursors.b].map((at) => Math.abs(toShare(x, at) - share)) as [
        number,
        number,
      ];
      if (Math.min(a, b) > reach) return null;
      return a <= b ? "a" : "b";
    },
    moveCursor: (share, cursor) => {
      if (cursor) dispatch({ kind: "chooseCursor", cursor });
      dispatch({ kind: "moveCursor", cursor: cursor ?? state.active, at: fromShare(x, share) });
    },
  };
}

/** Keys that mean the same in all panes. */
export type ViewerCommands = Omit<PaneCommands, "zoomY">;

export function ViewerPane(props: ViewerPaneProps) {
  const { number, pane, traces, state, dispatch, x, xUnit, names, helpId, commands, onAdd } = props;
  const t = useTranslations("waveforms.pane");
  const gestures = gesturesOf(props);
  const picture = useMemo(
    () => ({ traces, x, xUnit, yWindow: pane.yWindow, cursors: state.cursors }),
    [traces, x, xUnit, pane.yWindow, state.cursors],
  );
  const label = t("canvas", {
    number,
    traces: traces.map(({ name }) => name).join(", ") || t("noTraces"),
    from: shown(x.from, xUnit),
    to: shown(x.to, xUnit),
  });
  return (
    <section
      className={styles.pane}
      aria-label={t("label", { number })}
      onFocus={() => dispatch({ kind: "choosePane", pane: pane.id })}
      onPointerDown={() => dispatch({ kind: "choosePane", pane: pane.id })}
    >
      <div className={styles.paneHeader}>
        <TraceLegend traces={traces} pane={pane} onRemove={(trace) => dispatch({ kind: "removeTrace", trace })} />
        {state.panes.length > 1 && (
          <Button
            variant="quiet"
            size="sm"
            isIconOnly
            aria-label={t("remove", { number })}
            onClick={() => dispatch({ kind: "removePane", pane: pane.id })}
          >
            <Icon name="trash" size={16} />
          </Button>
        )}
      </div>
      <PaneCanvas
        picture={picture}
        height={PANE_PX}
        label={label}
        describedBy={helpId}
        gestures={gestures}
        onKeyDown={(event) => handlePaneKey(event, { ...commands, zoomY: (factor) => gestures.zoomY(factor, CENTER) })}
      />
      <AddTrace names={names} onAdd={(expression) => onAdd(pane, expression)} />
    </section>
  );
}
