// Images on sheets: their first size, placing, resizing, moving, and copies.
import { describe, expect, it } from "vitest";
import { copyOf, mirrorSelection, rotateSelection } from "@/lib/core/schematic/editor/actions";
import { placeImage } from "@/lib/core/schematic/editor/actions/place-image";
import { objectsAt } from "@/lib/core/schematic/editor/hit";
import { imageSizeOn } from "@/lib/core/schematic/editor/image-stock";
import type { SheetImage } from "@/lib/core/schematic/model/records";
import { at, Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";
import { DrivenEditor } from "@/tests/support/schematic-editor";

const FILE = "a".repeat(64);
const A4 = { width: 2_970_000, height: 2_100_000 };
/** 20 × 10 grid steps, at (4, 4). */
const image: SheetImage = {
  ...{ kind: "image", id: "image", sheetId: ROOT.id, file: FILE },
  ...{ at: at(4, 4), ...{ width: at(20, 0).x, height: at(10, 0).x } },
};

function drawn(...records: Drawing["records"]): DrivenEditor {
  const drawing = new Drawing(RESISTOR);
  drawing.records.push(...records);
  return new DrivenEditor(drawing);
}

/** Place and size in grid steps. */
const boxOf = (driven: DrivenEditor, id = "image") => {
  const found = driven.object(id);
  if (found?.kind !== "image") throw new Error("there is no such image");
  const steps = (units: number) => Math.round((units / at(1, 0).x) * 100) / 100;
  return [found.at.x, found.at.y, found.width, found.height].map(steps);
};

describe("a new image", () => {
  it.each([
    // 96 pixels are an inch of 254,000 units.
    ["has 96 dpi", [192, 96], [508_000, 254_000]],
    // A third of 2,970,000 is 990,000; 990,000 × 1,000 / 3,000 = 330,000.
    ["is at most a third as wide as the sheet", [3_000, 1_000], [990_000, 330_000]],
    // Two thirds of 2,100,000 are 1,400,000.
    ["is at most two thirds as high as the sheet", [100, 4_000], [35_000, 1_400_000]],
    ["is never without a side", [4_096, 1], [990_000, 242]],
  ])("%s", (_title, [width = 0, height = 0], [across, down]) => {
    expect(imageSizeOn(A4, { file: FILE, width, height })).toEqual({ width: across, height: down });
  });

  it("follows the pointer by its center, is put down by a click, and is selected", () => {
    const driven = drawn();
    driven.editor.use("image", { file: FILE, width: 96, height: 96 });
    driven.hover(20, 20);
    const [ghost] = driven.editor.state.overlay.drawn;
    // An inch is 20 steps.
    expect(ghost).toMatchObject({ kind: "image", file: FILE, at: at(10, 10), width: 254_000, height: 254_000 });
    driven.click(30, 20);
    const [placed, ...others] = driven.ofKind("image");
    expect([placed?.at, others, driven.actions()]).toEqual([at(20, 10), [], ["image"]]);
    expect([driven.editor.state.tool, [...driven.editor.selection]]).toEqual(["select", [placed?.id]]);
    driven.editor.undo();
    expect(driven.ofKind("image")).toEqual([]);
  });

  it("needs an image to be placed, and is not placed in a drawing that cannot be changed", () => {
    const driven = drawn();
    driven.editor.use("image");
    expect(driven.editor.state.tool).toBe("select");
    const readOnly = new DrivenEditor(new Drawing(), true);
    placeImage(readOnly.editor, { file: FILE, width: 96, height: 96 }, { at: at(1, 1), sheetId: ROOT.id });
    expect(readOnly.ofKind("image")).toEqual([]);
  });

  it("is put down at once on the sheet where it was dropped, in one step that is undone", () => {
    const drawing = new Drawing();
    drawing.sheet("left", "child");
    drawing.on("child");
    const driven = new DrivenEditor(drawing);
    const stored = { file: FILE, width: 96, height: 96 };
    placeImage(driven.editor, stored, { at: { x: at(20, 0).x + 3, y: at(0, 20).y - 3 }, sheetId: ROOT.id });
    const [first] = driven.ofKind("image");
    expect([first?.at, driven.actions(), [...driven.editor.selection]]).toEqual([at(10, 10), ["image"], [first?.id]]);
    placeImage(driven.editor, stored, { at: at(20, 20), sheetId: "child" });
    placeImage(driven.editor, stored, { at: at(20, 20), sheetId: "gone" });
    expect(driven.ofKind("image").map(({ sheetId }) => sheetId)).toEqual([ROOT.id, "child", ROOT.id]);
    for (let step = 0; step < 3; step++) driven.editor.undo();
    expect(driven.ofKind("image")).toEqual([]);
  });
});

describe("the corners of an image", () => {
  const resized = (from: [number, number], to: [number, number], isShift = false) => {
    const driven = drawn(image);
    driven.editor.select(["image"]);
    const { editor } = driven;
    editor.startDrag(driven.pointer(...from));
    editor.drag(driven.pointer(...to, { isShift }));
    editor.endDrag(driven.pointer(...to, { isShift }));
    return { driven, box: boxOf(driven) };
  };

  it.each([
    ["the lower right, across", [24, 14], [44, 14], [4, 4, 40, 20]],
    ["the lower right, down", [24, 14], [24, 34], [4, 4, 60, 30]],
    ["the upper left, inwards", [4, 4], [14, 12], [14, 9, 10, 5]],
    ["the upper right", [24, 4], [34, 4], [4, -1, 30, 15]],
    ["the lower left", [4, 14], [-6, 17], [-6, 4, 30, 15]],
  ] as const)("keep the ratio of its sides: %s", (_title, from, to, expected) => {
    const { driven, box } = resized([...from], [...to]);
    expect(box).toEqual(expected);
    expect(driven.actions()).toEqual(["shape"]);
    driven.editor.undo();
    expect(boxOf(driven)).toEqual([4, 4, 20, 10]);
  });

  it("free the ratio while Shift is held", () => {
    expect(resized([24, 14], [44, 10], true).box).toEqual([4, 4, 40, 6]);
    const driven = drawn(image);
    driven.editor.select(["image"]);
    driven.editor.startDrag(driven.pointer(24, 14));
    driven.editor.drag(driven.pointer(44, 10, { isShift: true }));
    // The pointer stays where it is, the key is let go.
    driven.editor.drag(driven.pointer(44, 10));
    driven.editor.endDrag(driven.pointer(44, 10));
    expect(boxOf(driven)).toEqual([4, 4, 40, 20]);
  });

  it("turn no image inside out, and none into nothing", () => {
    expect(resized([24, 14], [-20, -20]).box).toEqual([4, 4, 1, 0.5]);
    expect(resized([24, 14], [-20, -20], true).box).toEqual([4, 4, 1, 1]);
  });

  it("are none of a locked image", () => {
    const driven = drawn({ ...image, isLocked: true });
    driven.editor.select(["image"]);
    driven.drag([24, 14], [44, 24]);
    expect([boxOf(driven), driven.actions()]).toEqual([[4, 4, 20, 10], []]);
  });
});

describe("an image", () => {
  it("is chosen anywhere on it, after what lies on it", () => {
    const drawing = new Drawing(RESISTOR);
    const wire = drawing.wire(8, 8, 12, 8);
    drawing.records.push(image);
    const driven = new DrivenEditor(drawing);
    const idsAt = (x: number, y: number) => objectsAt(driven.editor.view, driven.pointer(x, y)).map(({ id }) => id);
    expect([idsAt(10, 8), idsAt(20, 12), idsAt(26, 12)]).toEqual([[wire.id, "image"], ["image"], []]);
    driven.drag([0, 0], [30, 20]);
    expect([...driven.editor.selection].toSorted()).toEqual(["image", wire.id].toSorted());
  });

  it("is dragged by its face, and takes no wires along", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.wire(4, 4, 0, 4);
    drawing.records.push(image);
    const driven = new DrivenEditor(drawing);
    driven.drag([14, 9], [16, 12]);
    expect([boxOf(driven), driven.wires(), driven.actions()]).toEqual([[6, 7, 20, 10], ["0,4 4,4"], ["drag"]]);
  });

  it("keeps its picture upright: alone it is not turned, with others it goes along", () => {
    const driven = drawn(image);
    driven.editor.select(["image"]);
    rotateSelection(driven.editor, 1);
    mirrorSelection(driven.editor, "y");
    expect([boxOf(driven), driven.actions()]).toEqual([[4, 4, 20, 10], []]);
    const drawing = new Drawing(RESISTOR);
    const wire = drawing.wire(24, 9, 44, 9);
    drawing.records.push(image);
    const both = new DrivenEditor(drawing);
    both.editor.select(["image", wire.id]);
    // The center of both is (24, 9), that of the image ten steps to the left.
    mirrorSelection(both.editor, "y");
    expect(boxOf(both)).toEqual([24, 4, 20, 10]);
    both.editor.undo();
    rotateSelection(both.editor, 1);
    expect(boxOf(both)).toEqual([14, 14, 20, 10]);
  });

  it("is copied with the same file, and pasted under the pointer", () => {
    const driven = drawn(image);
    driven.editor.select(["image"]);
    const copied = copyOf(driven.editor);
    if (!copied) throw new Error("nothing was copied");
    driven.editor.use("paste", copied);
    driven.click(50, 50);
    const copies = driven.ofKind("image").filter(({ id }) => id !== "image");
    expect(copies.map(({ file, width, height }) => ({ file, width, height }))).toEqual([
      { file: FILE, width: image.width, height: image.height },
    ]);
  });
});
