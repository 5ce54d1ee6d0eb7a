// @vitest-environment jsdom
// Holes that are proposed where no drill file came: seen, changed, and added only once they were agreed to.
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HoleProposalDialog } from "@/components/dfm/hole-proposal";
import { ok } from "@/lib/base/result";
import type { HoleProposal } from "@/lib/core/gerber/propose-holes";
import type { AddFilesAnswer, AddFilesRequest } from "@/lib/workers/archive/add-files.worker";
import { BoardViewerContext, createBoardViewer } from "@/stores/viewer/board-viewer";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const PROPOSAL: HoleProposal = {
  basis: "pads",
  groups: [
    { padMm: 0.6, diameterMm: 0.3, isPlated: true, places: [1, 1, 2, 1] },
    { padMm: 1.7, diameterMm: 1, isPlated: true, places: [5, 5] },
  ],
};

/** Replies on demand, unless it was terminated before. */
class PackingWorker {
  static last: PackingWorker;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  asked: AddFilesRequest | null = null;
  isTerminated = false;

  constructor() {
    PackingWorker.last = this;
  }
  postMessage(request: AddFilesRequest): void {
    this.asked = request;
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(result: AddFilesAnswer): void {
    if (!this.isTerminated) this.onmessage?.({ data: { kind: "done", result } });
  }
}

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal("Worker", PackingWorker);
});
afterEach(() => {
  cleanup();
  forgetPage();
  vi.unstubAllGlobals();
});

function show() {
  const viewer = createBoardViewer({ file: new File(["files"], "lamp.rar") });
  const taken: File[] = [];
  const page = renderPage(
    <BoardViewerContext value={viewer}>
      <HoleProposalDialog proposal={PROPOSAL} onClose={() => page.unmount()} onFile={(file) => void taken.push(file)} />
    </BoardViewerContext>,
  );
  return { ...page, taken };
}

const drilled = () => PackingWorker.last.asked?.added.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]);

describe("proposed holes", () => {
  it("are added to the files in the sizes that were agreed to, without those that were not", async () => {
    const { user, taken } = show();
    await user.click(screen.getByRole("checkbox", { name: /1\.70/ }));
    const size = screen.getByRole("textbox", { name: /0\.60/ });
    await user.clear(size);
    await user.type(size, "0.25");
    await user.click(screen.getByRole("button", { name: "Add 2 holes and check again" }));
    expect(drilled()).toEqual([
      ["agreed-holes-PTH.drl", expect.stringMatching(/T1C0\.250[^]*X1\.0000Y1\.0000\nX2\.0000Y1\.0000\nT0/)],
    ]);
    PackingWorker.last.answer(ok(new Uint8Array([1, 2, 3])));
    await waitFor(() => expect(taken.map(({ name, size: bytes }) => [name, bytes])).toEqual([["lamp.zip", 3]]));
  });

  it("are not added when one thinks better of it while the files are packed", async () => {
    const { user, taken } = show();
    await user.click(screen.getByRole("button", { name: "Add 3 holes and check again" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    PackingWorker.last.answer(ok(new Uint8Array([1, 2, 3])));
    await new Promise((resolve) => setTimeout(resolve));
    expect(taken).toEqual([]);
    expect(PackingWorker.last.isTerminated).toBe(true);
  });

  it("are not added, and it is said, where this browser runs no workers", async () => {
    vi.stubGlobal("Worker", undefined);
    const { user, taken } = show();
    await user.click(screen.getByRole("button", { name: "Add 3 holes and check again" }));
    expect(await screen.findByText("Operation is failed")).toBeVisible();
    expect(screen.getByRole("button", { name: "Add 3 holes and check again" })).toBeEnabled();
    expect(taken).toEqual([]);
  });
});
