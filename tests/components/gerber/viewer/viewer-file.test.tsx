// @vitest-environment jsdom
// The project of the displayed files, and the files that a reload restores.
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useViewerFile } from "@/components/gerber/viewer/use-viewer-file";
import { err, ok } from "@/lib/base/result";
import { fetchBoardArchive } from "@/lib/client/upload/board-archive";
import { viewBoard } from "@/lib/workers/viewer/viewer-client";
import { BoardViewerContext, createBoardViewer } from "@/stores/viewer/board-viewer";
import { standIn } from "@/tests/support/stand-in";

vi.mock("@/lib/workers/viewer/viewer-client");
vi.mock("@/lib/client/upload/board-archive");
const read = vi.mocked(viewBoard);

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const LAMP = new File([], "lamp.zip");
const MINE = new File([], "mine.zip");
const opened = (setKey: string) =>
  standIn<Awaited<ReturnType<typeof viewBoard>>>(
    ok({ board: { setKey, scene: { layers: [] } }, facts: Promise.resolve(null) }),
  );

/** The board of a project, shown. */
async function keptBoard() {
  vi.mocked(fetchBoardArchive).mockResolvedValue(LAMP);
  read.mockResolvedValue(opened("lamp"));
  const store = createBoardViewer({ projectId: "p1" });
  const kept: File[] = [];
  const keeper = {
    keep: (file: File) => Promise.resolve(void kept.push(file)),
    find: () => Promise.resolve(null),
    forget: () => Promise.resolve(),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BoardViewerContext value={store}>{children}</BoardViewerContext>
  );
  const { result } = renderHook(() => useViewerFile({ keeper }), { wrapper });
  await waitFor(() => expect(store.getState().file).toBe(LAMP));
  return { store, kept, take: (file: File) => result.current.take(file) };
}

describe("the board of a project", () => {
  it("stays the project's while other files are read, and when they cannot be", async () => {
    const { store, kept, take } = await keptBoard();
    read.mockResolvedValue(err(standIn("NOT_AN_ARCHIVE")));
    take(MINE);
    expect(store.getState().projectId).toBe("p1");
    await waitFor(() => expect(store.getState().refusal?.name).toBe("mine.zip"));
    expect(store.getState()).toMatchObject({ projectId: "p1", file: LAMP });
    expect(kept).toEqual([]);
  });

  it("gives way to files that are in none, which a reload brings back", async () => {
    const { store, kept, take } = await keptBoard();
    read.mockResolvedValue(opened("mine"));
    take(MINE);
    await waitFor(() => expect(store.getState().file).toBe(MINE));
    expect(store.getState().projectId).toBeNull();
    expect(kept).toEqual([MINE]);
  });
});
