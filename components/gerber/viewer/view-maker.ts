// Content of the stage from the user's settings; unchanged parts keep their identity.
import { rowColour, tokenColour } from "@/components/gerber/viewer/layer-colours";
import type { StageHighlight, StageMode, StageView } from "@/components/stage/stage-view";
import { boardPalette } from "@/lib/core/pcb/board-palette";
import type { Camera } from "@/lib/core/render/camera";
import type { BoardViewerState } from "@/stores/viewer/board-viewer-state";

type Chosen = Pick<BoardViewerState, "mode" | "side" | "rows" | "appearance" | "lit">;

/** Returns the previous result while the arguments are identical. */
function remembered<Arguments extends unknown[], Value>(make: (...args: Arguments) => Value) {
  let last: { args: Arguments; value: Value } | null = null;
  return (...args: Arguments): Value => {
    if (last === null || args.some((value, at) => value !== last?.args[at])) last = { args, value: make(...args) };
    return last.value;
  };
}

/** `theme` changes with the theme's colors. */
export function createViewMaker(): (chosen: Chosen, camera: Camera, theme: string | undefined) => StageView {
  const modeOf = remembered(
    (
      mode: Chosen["mode"],
      side: Chosen["side"],
      rows: Chosen["rows"],
      appearance: Chosen["appearance"],
      _theme: string | undefined,
    ): StageMode =>
      mode === "board"
        ? { kind: "realistic", side, colors: boardPalette(appearance) }
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
    const hole = tokenColour("--canvas");
    return [
      ...(lit?.sets ?? []).map((set) => ({ ...set, color })),
      ...(lit?.holes ?? []).map((set) => ({ ...set, color: hole })),
    ];
  });
  return ({ mode, side, rows, appearance, lit }, camera, theme) => ({
    camera,
    mode: modeOf(mode, side, rows, appearance, theme),
    highlight: highlightOf(lit, theme),
    background: null,
  });
}
