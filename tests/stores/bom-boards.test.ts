import { describe, expect, it } from "vitest";
import { MAX_BOARDS_OF_QUOTE } from "@/lib/core/pcba/quoted-boards";
import { completePcba } from "@/lib/core/pcba/specification";
import { createBomBoards, inOrder, type ParkedBoard, readBoards } from "@/stores/bom-boards";
import { EMPTY_BOM } from "@/stores/drafts/bom-draft";

const CURRENT = { projectName: "Station", remark: "", isUnassociatedConfirmed: false };
const start = (boardName: string) => ({
  list: { ...EMPTY_BOM, file: { fileUrl: boardName, fileName: `${boardName}.csv` }, boardName },
  specification: completePcba({ board: { quantity: 10 } }),
  projectId: null,
});
const parked = (boardName: string): ParkedBoard => ({
  ...start(boardName),
  ...{ lines: [{ designators: ["R1"] }], corrected: null, unassociated: 0, blocked: 0 },
});
const EMPTY = { list: EMPTY_BOM, specification: completePcba({}), projectId: null };

/** The boards that wait and, in brackets, the place of the one on the page with what it began with. */
function shown(boards: ReturnType<typeof createBomBoards>): string {
  const { others, at, start: began } = boards.getState();
  const names = others.map(({ list }) => list.boardName);
  return inOrder(names, at, `[${began?.list.boardName ?? ""}]`).join(" ");
}

describe("the boards of a quote", () => {
  it("are added behind, and stay in their order whichever is on the page", () => {
    const boards = createBomBoards();
    expect(shown(boards)).toBe("[]");
    boards.getState().add(parked("a"), EMPTY);
    boards.getState().add(parked("b"), start("c"));
    expect(shown(boards)).toBe("a b [c]");
    boards.getState().goTo(0, parked("c"), CURRENT);
    expect(shown(boards)).toBe("[a] b c");
    boards.getState().goTo(1, parked("a"), CURRENT);
    expect(shown(boards)).toBe("a [b] c");
    expect(boards.getState().start?.list.projectName).toBe("Station");
    expect(boards.getState().turn).toBe(4);
  });

  it("lose one without a list when it is left, and any that is taken out", () => {
    const boards = createBomBoards();
    boards.getState().add(parked("a"), EMPTY);
    boards.getState().goTo(0, null, CURRENT);
    expect(shown(boards)).toBe("[a]");
    boards.getState().add(parked("a"), start("b"));
    boards.getState().add(parked("b"), start("c"));
    boards.getState().remove(0);
    expect(shown(boards)).toBe("b [c]");
    boards.getState().remove(1);
    expect(shown(boards)).toBe("b [c]");
  });

  it("are no more than a quote takes", () => {
    const boards = createBomBoards();
    for (let at = 0; at < 20; at++) boards.getState().add(parked(String(at)), EMPTY);
    expect(boards.getState().others).toHaveLength(MAX_BOARDS_OF_QUOTE - 1);
  });

  it("are read again as they were kept, and nothing else is", () => {
    const { list, specification, projectId } = start("b");
    const kept = { ...list, boards: { others: [parked("a")], at: 1, specification, projectId } };
    expect(readBoards(JSON.parse(JSON.stringify(kept)))).toEqual({ others: [parked("a")], at: 1, start: start("b") });
    // The one on the page had no list yet: the first of the others takes its place.
    const begun = { ...EMPTY_BOM, boards: { others: [parked("a")], at: 1, specification, projectId } };
    expect(readBoards(begun)).toMatchObject({ others: [], at: 0, start: start("a") });
    for (const wrong of [null, 7, list, { ...list, boards: { others: "x" } }, { ...list, boards: { others: [7] } }]) {
      expect(readBoards(wrong)).toBeNull();
    }
  });
});
