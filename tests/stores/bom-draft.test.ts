import { describe, expect, it } from "vitest";
import { createBomDraft, EMPTY_BOM, readBomDraft, storedBom } from "@/stores/drafts/bom-draft";

const FILE = { fileUrl: "file_1", fileName: "amplifier.xlsx" };

describe("the draft of a parts list", () => {
  it("edits many lines in one step, and undoes it as one", () => {
    const draft = createBomDraft({ ...EMPTY_BOM, file: FILE, edits: { "2": { quantity: 4 } } });
    draft.getState().edit(["2", "3"], { partId: "p1" });
    expect(draft.getState().edits).toEqual({ "2": { quantity: 4, partId: "p1" }, "3": { partId: "p1" } });
    draft.getState().undo();
    expect(draft.getState().edits).toEqual({ "2": { quantity: 4 } });
    draft.getState().undo();
    expect(draft.getState().edits).toEqual({ "2": { quantity: 4 } });
  });

  it("asks anew what was agreed to once the list is another one", () => {
    const draft = createBomDraft({ ...EMPTY_BOM, file: FILE, isUnassociatedConfirmed: true });
    draft.getState().edit(["2"], { partId: null });
    expect(draft.getState().isUnassociatedConfirmed).toBe(false);
    draft.getState().say({ isUnassociatedConfirmed: true });
    draft.getState().undo();
    expect(draft.getState().isUnassociatedConfirmed).toBe(false);
  });

  it("forgets what was said of a former file, and keeps the person's own words", () => {
    const draft = createBomDraft();
    draft.getState().open(FILE);
    draft.getState().say({ projectName: "Amplifier", remark: "soon" });
    draft.getState().edit(["2"], { isPlaced: false });
    draft.getState().move("R1", { xMm: 1, yMm: 2, rotationDeg: 90, side: "top" });
    draft.getState().open({ fileUrl: "file_2", fileName: "other.csv" });
    expect(storedBom(draft.getState())).toEqual({
      ...EMPTY_BOM,
      file: { fileUrl: "file_2", fileName: "other.csv" },
      projectName: "Amplifier",
      remark: "soon",
    });
    expect(draft.getState().past).toEqual([]);
  });

  it("keeps the edits while the columns are read another way, not on another sheet", () => {
    const draft = createBomDraft({ ...EMPTY_BOM, file: FILE, hints: { sheet: 0 } });
    draft.getState().edit(["2"], { quantity: 2 });
    draft.getState().readAs({ sheet: 0, headerRow: 1 });
    expect(draft.getState().edits).toEqual({ "2": { quantity: 2 } });
    draft.getState().readAs({ sheet: 1 });
    expect(draft.getState().edits).toEqual({});
  });

  it("holds four coordinate files at most, and drops corrections of others", () => {
    const draft = createBomDraft({ ...EMPTY_BOM, file: FILE });
    draft.getState().move("R1", { xMm: 1, yMm: 2, rotationDeg: 0, side: "top" });
    const files = ["a", "b", "c", "d", "e"].map((name) => ({ fileUrl: name, fileName: `${name}.csv` }));
    draft.getState().addCoordinates(files);
    expect(draft.getState().coordinates.map(({ fileUrl }) => fileUrl)).toEqual(["b", "c", "d", "e"]);
    expect(draft.getState().moved).toEqual({});
    draft.getState().removeCoordinates("c");
    expect(draft.getState().coordinates.map(({ fileUrl }) => fileUrl)).toEqual(["b", "d", "e"]);
  });

  it("comes back as it was kept, and not at all where it holds no file", () => {
    const draft = createBomDraft();
    draft.getState().open(FILE);
    draft.getState().edit(["2"], { isOwn: true });
    const stored = structuredClone(storedBom(draft.getState()));
    expect(readBomDraft(stored)).toEqual(storedBom(draft.getState()));
    expect([null, 7, {}, { file: { fileUrl: 1 } }].map(readBomDraft)).toEqual([null, null, null, null]);
  });
});
