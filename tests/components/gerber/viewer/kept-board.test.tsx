// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/transport/api-error";
import { fetchBoardArchive } from "@/lib/client/upload/board-archive";
import { stubBrowser } from "@/tests/support/render-page";
import { boardFile, type DrawnStage, openViewer, stubStage } from "./viewer-page";

const drawn = vi.hoisted((): DrawnStage => ({ scenes: [], views: [], pictures: [] }));
vi.mock("@/components/stage/create-stage", async () => {
  const page = await import("./viewer-page");
  return { createStage: page.stageThat(drawn) };
});
vi.mock("@/lib/client/upload/board-archive", () => ({ fetchBoardArchive: vi.fn() }));
const fetched = vi.mocked(fetchBoardArchive);

beforeAll(() => import("@/components/gerber/viewer/workspace"));
beforeEach(() => {
  stubBrowser();
  stubStage();
  fetched.mockReset();
  history.replaceState(null, "", "/gerber-viewer?project=p1");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const refused = (code: string) => new ApiError(code, "", { kind: "refused" });

describe("a board that was kept", () => {
  it("is fetched at once under its own name, and stays in the address", async () => {
    fetched.mockResolvedValue(boardFile("lamp.zip"));
    const { stage } = openViewer({ projectId: "p1" });
    expect(screen.getByRole("status").textContent).toBe("Loading your board");
    await stage();
    expect(fetched.mock.calls.map(([projectId]) => projectId)).toEqual(["p1"]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Gerber viewer: lamp.zip");
    expect(location.search).toBe("?project=p1");
  });

  it("of somebody else is not shown, and one's own files may be dropped instead", async () => {
    fetched.mockRejectedValue(refused("NOT_FOUND"));
    const { choose, stage, words } = openViewer({ projectId: "p1" });
    expect(await screen.findByText(new RegExp(words.refusals.NOT_FOUND))).toBeTruthy();
    await choose(boardFile("mine.zip"));
    await stage();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("mine.zip");
  });

  it("that did not come is asked for again", async () => {
    fetched.mockRejectedValueOnce(new TypeError("no network")).mockResolvedValue(boardFile("lamp.zip"));
    const { user, stage, words } = openViewer({ projectId: "p1" });
    expect(await screen.findByText(new RegExp(words.refusals.NETWORK))).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await stage();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
