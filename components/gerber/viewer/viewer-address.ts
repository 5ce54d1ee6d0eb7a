// View parameters of the address: `side=bottom`, `view=layers` or `view=space`, `layers=0.3.4` by index in the archive.
import type { BoardViewer } from "@/stores/viewer/board-viewer";
import type { BoardViewerState } from "@/stores/viewer/board-viewer-state";
import { type LayerRow, withPreset } from "@/stores/viewer/board-viewer-layers";

type Shown = Pick<BoardViewerState, "side" | "mode" | "is3d" | "rows" | "board" | "projectId">;

/** Index of each layer among the board's, which is stable for the same files. */
function placesOf({ board }: Pick<Shown, "board">): Map<string, number> {
  return new Map(board?.scene.layers.map(({ id }, at) => [id, at]));
}

function isPlain(rows: readonly LayerRow[]): boolean {
  return withPreset(rows, "all").every((row, at) => row.isVisible === rows[at]?.isVisible);
}

export function writeViewerAddress(address: URLSearchParams, shown: Shown): URLSearchParams {
  const places = placesOf(shown);
  const put = (name: string, value: string | null) =>
    value === null ? address.delete(name) : address.set(name, value);
  put("project", shown.projectId);
  put("side", shown.side === "bottom" ? "bottom" : null);
  put("view", shown.is3d ? "space" : shown.mode === "layers" ? "layers" : null);
  const visible = shown.rows.filter(({ isVisible }) => isVisible).map(({ id }) => places.get(id) ?? -1);
  put("layers", isPlain(shown.rows) ? null : visible.sort((a, b) => a - b).join("."));
  return address;
}

/** True if the address asks for another view than the default, a realistic board from the top. */
export function namesView(address: URLSearchParams): boolean {
  return ["side", "view", "layers"].some((name) => address.has(name));
}

/** Applies the address to a board that was just read; invalid values are ignored. */
export function readViewerAddress(address: URLSearchParams): (viewer: BoardViewer) => void {
  const [side, view, layers] = ["side", "view", "layers"].map((name) => address.get(name));
  return (viewer) => {
    if (side === "bottom") viewer.flip("bottom");
    if (layers !== null && layers !== undefined && /^\d{1,4}(\.\d{1,4}){0,99}$|^$/.test(layers)) {
      const places = placesOf(viewer);
      const wanted = new Set(layers === "" ? [] : layers.split(".").map(Number));
      viewer.changeRows((rows) => rows.map((row) => ({ ...row, isVisible: wanted.has(places.get(row.id) ?? -1) })));
    }
    viewer.set({ mode: view === "layers" ? "layers" : "board", is3d: view === "space" });
  };
}
