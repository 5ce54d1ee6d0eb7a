import { describe, expect, it } from "vitest";
import {
  carriedOver,
  presetOf,
  type RowLayer,
  rowsOf,
  turnedOver,
  withMoved,
  withNextSolo,
  withPreset,
  withRow,
  withSolo,
} from "@/stores/viewer/board-viewer-layers";

const LAYERS: RowLayer[] = [
  { id: "gtl", type: "copper", side: "top", layer: 1 },
  { id: "g2", type: "copper", side: "inner", layer: 2 },
  { id: "g3", type: "copper", side: "inner", layer: 3 },
  { id: "gbl", type: "copper", side: "bottom", layer: 4 },
  { id: "gts", type: "soldermask", side: "top" },
  { id: "gbs", type: "soldermask", side: "bottom" },
  { id: "gto", type: "silkscreen", side: "top" },
  { id: "gko", type: "outline", side: "all" },
  { id: "drl", type: "drill", side: "all" },
];
const rows = rowsOf(LAYERS);
const idsOf = (of: readonly { id: string }[]) => of.map(({ id }) => id).join(" ");
const shown = (of: readonly { id: string; isVisible: boolean }[]) => idsOf(of.filter(({ isVisible }) => isVisible));

describe("the rows of a board", () => {
  it("lie as the board does from above: holes and edge, then the stack from its top to its bottom", () => {
    expect(idsOf(rows)).toBe("drl gko gto gts gtl g2 g3 gbl gbs");
  });

  it("turn over with the board, holes and edge staying where they are, and back to what they were", () => {
    expect(idsOf(turnedOver(rows))).toBe("drl gko gbs gbl g3 g2 gtl gts gto");
    expect(turnedOver(turnedOver(rows))).toEqual(rows);
    const mixed = withMoved(rows, "gko", 4);
    expect(turnedOver(turnedOver(mixed))).toEqual(mixed);
  });

  it.each([
    ["all", "drl gko gto gts gtl g2 g3 gbl gbs"],
    ["top", "drl gko gto gts gtl"],
    ["bottom", "drl gko gbl gbs"],
    ["copper", "gko gtl g2 g3 gbl"],
    ["holes", "drl gko"],
  ] as const)("show by the preset %s only %s, and know that they do", (preset, ids) => {
    const picked = withPreset(rows, preset);
    expect(shown(picked)).toBe(ids);
    expect(presetOf(picked)).toBe(preset);
    expect(presetOf(withRow(picked, "drl", { isVisible: preset === "copper" }))).toBeNull();
  });

  it("show one alone with the board's edge, and all again when it was alone", () => {
    const alone = withSolo(rows, "g2");
    expect(shown(alone)).toBe("gko g2");
    expect(shown(withSolo(alone, "g2"))).toBe(shown(rows));
  });

  it("go through the layers one by one, round at both ends", () => {
    const first = withNextSolo(rows, 1);
    expect(shown(first)).toBe("drl gko");
    expect(shown(withNextSolo(first, 1))).toBe("gko gto");
    expect(shown(withNextSolo(first, -1))).toBe("gko gbs");
    expect(shown(withNextSolo(rows, -1))).toBe("gko gbs");
  });

  it("can be put into any order, and no further than the ends", () => {
    expect(idsOf(withMoved(rows, "gbl", 0))).toBe("gbl drl gko gto gts gtl g2 g3 gbs");
    expect(idsOf(withMoved(rows, "drl", 99))).toBe("gko gto gts gtl g2 g3 gbl gbs drl");
    expect(idsOf(withMoved(rows, "drl", -5))).toBe(idsOf(rows));
    expect(withMoved(rows, "gone", 1)).toEqual(rows);
  });

  it("keep colour, opacity and eye of a layer that is still the same when the files are read again", () => {
    const chosen = withRow(withRow(rows, "gtl", { color: "#123456", opacity: 0.4 }), "gts", { isVisible: false });
    const again = rowsOf(LAYERS.map((layer) => (layer.id === "gts" ? { ...layer, type: "silkscreen" } : layer)));
    const carried = carriedOver(chosen, again);
    expect(carried.find(({ id }) => id === "gtl")).toMatchObject({ color: "#123456", opacity: 0.4 });
    expect(carried.find(({ id }) => id === "gts")).toMatchObject({ isVisible: true, opacity: 0.9 });
  });

  it("leave what is drawn beside the board out of sight at first", () => {
    const drawing = rowsOf([...LAYERS, { id: "fab", type: "drawing", side: "all" }]);
    expect(drawing.at(-1)).toMatchObject({ id: "fab", isVisible: false });
    expect(shown(drawing)).toBe(shown(rows));
  });
});
