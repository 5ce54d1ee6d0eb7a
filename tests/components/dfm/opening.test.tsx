// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DfmOpening } from "@/app/[locale]/(studio)/order/dfm/dfm-loader";
import { messages as zh } from "@/messages/zh";
import { BoardViewerContext, createBoardViewer } from "@/stores/viewer/board-viewer";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

it("the DFM check refuses another tool's file by name, and takes a board", async () => {
  const take = vi.fn();
  const file = { take, correct: () => {}, cancel: () => {}, retry: () => {} };
  renderPage(
    <BoardViewerContext value={createBoardViewer({})}>
      <DfmOpening opening={{ status: "idle" }} file={file} />
    </BoardViewerContext>,
    { tag: "zh-CN" },
  );
  const drop = (name: string) =>
    fireEvent.drop(document.body, { dataTransfer: { files: [new File(["x"], name)], types: ["Files"] } });
  drop("job.7z");
  expect(await screen.findByText(zh.gerber.failures.PACKED_NOT_READ)).toBeVisible();
  expect(take).not.toHaveBeenCalled();
  drop("board.kicad_pcb");
  expect(take).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(zh.gerber.failures.PACKED_NOT_READ)).not.toBeInTheDocument();
});
