import { describe, expect, it } from "vitest";
import { readViewerAddress, writeViewerAddress } from "@/components/gerber/viewer/viewer-address";
import { createBoardViewer } from "@/stores/viewer/board-viewer";
import type { ShownBoard } from "@/stores/viewer/board-viewer-state";
import { rowsOf, withPreset } from "@/stores/viewer/board-viewer-layers";
import { standIn } from "@/tests/support/stand-in";

const LAYERS = [
  { id: "gtl", type: "copper", side: "top", layer: 1 },
  { id: "gbl", type: "copper", side: "bottom", layer: 2 },
  { id: "gko", type: "outline", side: "all" },
] as const;
const board = standIn<ShownBoard>({ scene: { layers: LAYERS } });
const viewer = () => createBoardViewer({ board, rows: rowsOf(LAYERS) });
const write = (address: string, store = viewer()) =>
  writeViewerAddress(new URLSearchParams(address), store.getState()).toString();
function read(address: string) {
  const store = viewer();
  readViewerAddress(new URLSearchParams(address))(store.getState());
  const { side, mode, rows } = store.getState();
  return { side, mode, visible: rows.filter(({ isVisible }) => isVisible).map(({ id }) => id) };
}

describe("the view in the address", () => {
  it("says nothing of what is as it always is, and leaves what is not its own", () => {
    expect(write("utm=1&side=bottom&view=layers&layers=0")).toBe("utm=1");
  });

  it("names the board that was kept, the side, the way of looking and the layers by their places", () => {
    const store = viewer();
    store.setState({ projectId: "p1" });
    store.getState().flip("bottom");
    store.getState().changeRows((rows) => withPreset(rows, "top"));
    expect(write("", store)).toBe("project=p1&side=bottom&view=layers&layers=0.2");
  });

  it("brings back what it named", () => {
    expect(read("side=bottom&view=layers&layers=0.2")).toEqual({
      side: "bottom",
      mode: "layers",
      visible: ["gko", "gtl"],
    });
    expect(read("layers=")).toEqual({ side: "top", mode: "board", visible: [] });
  });

  it("names the 3D view of a board, and restores it", () => {
    const store = viewer();
    store.getState().set({ is3d: true });
    expect(write("", store)).toBe("view=space");
    const again = viewer();
    readViewerAddress(new URLSearchParams("view=space"))(again.getState());
    expect(again.getState()).toMatchObject({ is3d: true, mode: "board" });
    readViewerAddress(new URLSearchParams("view=layers"))(again.getState());
    expect(again.getState()).toMatchObject({ is3d: false, mode: "layers" });
  });

  it.each(["side=left&view=3d", "layers=a.b", "layers=0..2", "layers=99999", `layers=${"1.".repeat(200)}1`])(
    "passes over %s",
    (address) => {
      expect(read(address)).toEqual({ side: "top", mode: "board", visible: ["gko", "gtl", "gbl"] });
    },
  );
});
