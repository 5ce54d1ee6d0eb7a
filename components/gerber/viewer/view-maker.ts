// What the stage is to show, from what the reader chose; parts that did not change keep their identity.
import { boardColours, rowColour, tokenColour } from "@/components/gerber/viewer/layer-colours";
import type { StageHighlight, StageMode, StageView } from "@/components/gerber/stage/stage-view";
import type { Look } from "@/lib/core/gerber/view/look";
import type { BoardViewerState } from "@/stores/board-viewer-state";

type Chosen = Pick<BoardViewerState, "mode" | "side" | "rows" | "maskColor" | "lit">;

/** Answers its former answer as long as the arguments are identical. */
function remembered<Arguments extends unknown[], Value>(make: (...args: Arguments) => Value) {
  let last: { args: Arguments; value: Value } | null = null;
  return (...args: Arguments): Value => {
    if (last === null || args.some((value, at) => value !== last?.args[at])) last = { args, value: make(...args) };
    return last.value;
  };
}

/** `theme` changes whenever the design's colours do. */
export function createViewMaker(): (chosen: Chosen, camera: Look, theme: string | undefined) => StageView {
  const modeOf = remembered(
    (
      mode: Chosen["mode"],
      side: Chosen["side"],
      rows: Chosen["rows"],
      maskColor: string,
      _theme: string | undefined,
    ): StageMode =>
      mode === "board"
        ? { kind: "realistic", side, colors: boardColours(maskColor) }
        : {
            kind: "layers",
            layers: rows
              .filter(({ isVisible, opacity }) => isVisible && opacity > 0)
              .map((row) => ({ id: row.id, color: rowColour(row), opacity: row.opacity }))
              .reverse(),
          },
  );
  const highlightOf = remembered((lit: Chosen["lit"], _theme: string | undefined): StageHighlight[] => {
    const color = tokenColour("--c-primary");
    return (lit?.sets ?? []).map((set) => ({ ...set, color }));
  });
  return ({ mode, side, rows, maskColor, lit }, camera, theme) => ({
    camera,
    mode: modeOf(mode, side, rows, maskColor, theme),
    highlight: highlightOf(lit, theme),
    background: null,
  });
}
