// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useReplaced } from "@/components/dfm/use-earlier";
import { BoardViewerContext, createBoardViewer } from "@/stores/viewer/board-viewer";
import { createDfm, DfmContext } from "@/stores/viewer/dfm-check";
import { DFM_REPORT } from "@/tests/support/dfm-report";
import { standIn } from "@/tests/support/stand-in";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const NEWER = new File([], "newer.zip");

function shown() {
  const viewer = createBoardViewer({ file: new File([], "first.zip") });
  const dfm = createDfm({ report: DFM_REPORT, check: { status: "done" }, chosen: { key: "a", place: 0 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BoardViewerContext value={viewer}>
      <DfmContext value={dfm}>{children}</DfmContext>
    </BoardViewerContext>
  );
  return { viewer, dfm, ...renderHook(useReplaced, { wrapper }) };
}

describe("the report of files that others are to take the place of", () => {
  it("stays while they are read, and when they cannot be or are given up", () => {
    const { viewer, dfm } = shown();
    const before = dfm.getState();
    viewer.getState().startReading("newer.zip");
    viewer.getState().refuse("newer.zip", "NOT_AN_ARCHIVE");
    viewer.getState().startReading("newer.zip");
    viewer.getState().stopReading();
    expect(dfm.getState()).toEqual(before);
  });

  it("is what they are compared with once they are shown", () => {
    const { viewer, dfm } = shown();
    viewer.getState().set({ file: NEWER });
    expect(dfm.getState()).toMatchObject({
      report: null,
      chosen: null,
      notes: [],
      earlier: { name: "first.zip", report: DFM_REPORT },
    });
  });

  it("leaves the address with its project, and what was ordered stays there", () => {
    history.replaceState(null, "", "/order/dfm?id=p1&layers=4");
    const { viewer } = shown();
    viewer.getState().startReading("newer.zip");
    expect(location.search).toBe("?id=p1&layers=4");
    viewer.getState().set({ file: NEWER });
    expect(location.search).toBe("?layers=4");
  });

  it("stays when the same files are read anew", () => {
    const { viewer, dfm } = shown();
    viewer.getState().set({ corrections: standIn({ "a.gbr": { type: "copper" } }) });
    expect(dfm.getState().report).toBe(DFM_REPORT);
  });
});
