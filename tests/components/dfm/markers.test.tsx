// @vitest-environment jsdom
// Markers over the board, grouped where they would cover each other, and the finding that a report opens on.
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clusterMarkers } from "@/components/dfm/stage-marks";
import { StageMarks } from "@/components/dfm/stage-marks";
import { createViewportController, type ViewportController } from "@/components/stage/viewport-controller";
import { focusQuietly } from "@/components/ui/focus-quietly";
import { BoardViewerContext, createBoardViewer } from "@/stores/viewer/board-viewer";
import { createDfm, DfmContext, openingChoice } from "@/stores/viewer/dfm-check";
import { DFM_REPORT, NO_FIDUCIALS } from "@/tests/support/dfm-report";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  cleanup();
  forgetPage();
  vi.unstubAllGlobals();
});

const at = (severity: "risk" | "warning" | "notice", x: number, y = 0) => ({ severity, x, y });

describe("markers", () => {
  it("that lie close are one, at the worst of them, with their number", () => {
    expect(clusterMarkers([at("notice", 0), at("warning", 0.5), at("risk", 0.9), at("notice", 5)], 1)).toEqual([
      { ...at("risk", 0.9), count: 3 },
      { ...at("notice", 5), count: 1 },
    ]);
  });

  it("apart by more than the reach stay apart, also across the borders of cells", () => {
    expect(
      clusterMarkers([at("risk", 0.95), at("risk", 1.05), at("risk", 2.1)], 1).map(({ x, count }) => [x, count]),
    ).toEqual([
      [0.95, 2],
      [2.1, 1],
    ]);
  });

  it("are all counted, however many there are", () => {
    const many = Array.from({ length: 2000 }, (_, k) => at("notice", (k % 50) * 0.3, Math.floor(k / 50) * 0.3));
    const clusters = clusterMarkers(many, 2);
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(2000);
    for (const [k, a] of clusters.entries())
      for (const b of clusters.slice(k + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2);
  });
});

function viewportAt(pxPerMm: number): ViewportController {
  const viewport = createViewportController();
  viewport.resize({ widthPx: 600, heightPx: 400 });
  viewport.moveTo({ centerXmm: 0, centerYmm: 0, pxPerMm });
  return viewport;
}

function shownMarkers(pxPerMm: number): (string | null)[] {
  const dfm = createDfm({ report: DFM_REPORT, check: { status: "done" } });
  const { container } = renderPage(
    <BoardViewerContext value={createBoardViewer()}>
      <DfmContext value={dfm}>
        <StageMarks viewport={viewportAt(pxPerMm)} />
      </DfmContext>
    </BoardViewerContext>,
  );
  return [...container.querySelectorAll("[data-part=dots] > g")].map(
    (marker) => `${marker.getAttribute("data-severity")} ${marker.textContent}`,
  );
}

it("on the board the findings are grouped from afar and apart from near", () => {
  // At (15, 5), (10.06, 5), (4.07, 3) and (10, 5): 26 px are 26 mm, and 0.26 mm.
  expect(shownMarkers(1)).toEqual(["risk 4"]);
  cleanup();
  expect(shownMarkers(100)).toEqual(["warning ", "warning 2", "risk "]);
});

describe("a report opens on", () => {
  it("the first place of its worst finding, by itself", () => {
    expect(openingChoice(DFM_REPORT)).toEqual({ key: "viaRing b.gbl", place: 0, isOpening: true });
    expect(openingChoice({ findings: [NO_FIDUCIALS] })?.key).toBe("fiducialCount");
  });

  it("the whole board where nothing was found", () => {
    expect(openingChoice({ findings: [] })).toBeNull();
  });

  it("and what is chosen by hand is no opening", () => {
    const dfm = createDfm({ report: DFM_REPORT, chosen: openingChoice(DFM_REPORT) });
    dfm.getState().step(1);
    expect(dfm.getState().chosen).toEqual({ key: "spacingOuter b.gtl", place: 0 });
    dfm.getState().stepPlace(1);
    expect(dfm.getState().chosen).toEqual({ key: "spacingOuter b.gtl", place: 1 });
  });
});

it("the frame of a focus that nobody moved there is shown from the first key on", () => {
  renderPage(<div tabIndex={0}>board</div>);
  const board = screen.getByText("board");
  focusQuietly(board);
  expect(board).toHaveFocus();
  expect(board.dataset.quietFocus).toBe("");
  board.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
  expect(board.dataset.quietFocus).toBeUndefined();
});
