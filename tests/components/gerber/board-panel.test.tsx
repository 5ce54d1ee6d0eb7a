// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardPanel } from "@/components/gerber/preview/board-panel";
import { shownToasts } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/transport/api-error";
import { type SendFileOptions, sendFile } from "@/lib/client/upload/upload";
import type { Board } from "@/lib/contracts/gerber";
import type { UploadedFile } from "@/lib/contracts/file";
import { readBoard } from "@/lib/core/gerber/board";
import { boardFacts } from "@/lib/core/measure/facts";
import { certaintyOf } from "@/lib/core/board/layer";
import { boardSvg } from "@/lib/core/board-view/picture";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { OpenBoardResult } from "@/lib/workers/gerber/open-board";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { BOARD_FILES } from "@/tests/support/small-board";
import { workerThat } from "./fake-worker";
import { LOCALES, WORDS } from "./in-page";

vi.mock("@/lib/client/upload/upload", () => ({ sendFile: vi.fn() }));
const send = vi.mocked(sendFile);
const mock = startMockApi();

const KEPT: UploadedFile = { fileUrl: "file_7", fileName: "amp.zip", size: 3, sha256: "0".repeat(64) };
const ARCHIVE = new File(["zip"], "amp.zip");

/** The small board of 20 × 10 mm as the worker transfers it. */
const READ: OpenBoardResult = (() => {
  const board = readBoard(BOARD_FILES.map(({ name, content }) => ({ name, bytes: new TextEncoder().encode(content) })));
  if (!board.ok) throw new Error(board.code);
  const colors = { maskColor: "#0b6b3a", finish: "#d9b75b", silkColor: "#f6f5ef" };
  const { files, warnings } = board.value;
  const svg = (side: "top" | "bottom") => boardSvg(board.value, side, colors);
  const value = {
    facts: boardFacts(board.value),
    layers: files.map((file) => ({ ...file, certainty: certaintyOf(file) })),
    warnings,
    topSvg: svg("top"),
    bottomSvg: svg("bottom"),
  };
  return { ok: true, value };
})();
const READ_VALUE = READ.ok ? READ.value : null;

function serverBoard(change: Partial<Board["facts"]> = {}): Board {
  if (!READ_VALUE) throw new Error("unread");
  const facts = { ...READ_VALUE.facts, ...change };
  return { projectId: "p7", projectName: "amp", facts, layers: READ_VALUE.layers, warnings: [], board3dSnapshot: null };
}

function show({ tag = "en-US" as const, projectId = null as string | null, locale = "en" as "en" | "zh" } = {}) {
  const view = createGerberView({ projectId });
  const draft = createQuoteDraft(completeSpecification({}));
  const page = renderPage(
    <QuoteDraftContext value={draft}>
      <GerberViewContext value={view}>
        <BoardPanel />
      </GerberViewContext>
    </QuoteDraftContext>,
    { tag: locale === "zh" ? "zh-CN" : tag },
  );
  const choose = async (file: File) => {
    const input = page.container.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no way to choose a file");
    await userEvent.upload(input, file, { applyAccept: false });
  };
  return { ...page, view, draft, choose };
}

/** jsdom's blobs have no text(). */
function textOf(blob: unknown): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob as Blob);
  });
}

// The tokens that this test looks at, as tokens.css gives them.
const TOKENS = {
  "--pcb-mask-green": "#0d4a33",
  "--pcb-mask-blue": "#123f7a",
  "--pcb-tin": "#c3c8c7",
  "--pcb-silk": "#f3f1e6",
};

beforeEach(() => {
  document.documentElement.dataset.theme = "light";
  for (const [name, value] of Object.entries(TOKENS)) document.documentElement.style.setProperty(name, value);
  stubBrowser();
  forgetPage();
  send.mockReset().mockResolvedValue(KEPT);
  mock.answer("createBoardProject", serverBoard());
  vi.stubGlobal("Worker", workerThat(READ));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("without a file", () => {
  it("draws the outline of the typed size and names it", async () => {
    const { draft } = show();
    expect(screen.getByRole("img", { name: "Outline of 100 × 100 mm" })).toBeVisible();
    draft.getState().change({ widthMm: 86.36, heightMm: 54.61 });
    expect(await screen.findByRole("img", { name: "Outline of 86.36 × 54.61 mm" })).toBeVisible();
  });

  it("refuses other kinds before anything is sent, and says which it takes", async () => {
    const { choose } = show();
    await choose(new File(["x"], "board.pdf"));
    expect(screen.getByRole("status", { name: "" })).toHaveTextContent(
      "Upload failed, wrong file format: board.pdf. Accepted: .zip .rar .kicad_pcb .brd .pcbdoc.",
    );
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ["lamp.fzz", "FRITZING_NOT_READ"],
    ["lamp.LAY6", "SPRINT_LAYOUT_NOT_READ"],
    ["job.tgz", "PACKED_NOT_READ"],
    ["job.tar.gz", "PACKED_NOT_READ"],
  ] as const)("refuses %s by its tool, with the way to Gerber", async (name, code) => {
    for (const locale of LOCALES) {
      const { choose } = show({ locale });
      await choose(new File(["x"], name));
      expect(screen.getByText(WORDS[locale].gerber.failures[code])).toBeVisible();
      cleanup();
    }
    expect(send).not.toHaveBeenCalled();
  });

  // 100 × 1024 × 1024 bytes, as the server counts.
  it("refuses what is larger than 100 MB by name and limit", async () => {
    const { choose } = show();
    const large = new File(["x"], "large.zip");
    Object.defineProperty(large, "size", { value: 104_857_601 });
    await choose(large);
    expect(screen.getByText("large.zip is larger than 100 MB.")).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });
});

describe("a file", () => {
  it.each([
    ["en", "Reading layer 3 of 9: b.gtl"],
    ["zh", "正在读取第 3 层，共 9 层：b.gtl"],
  ] as const)("says in %s which layer is being read, and of how many", async (locale, words) => {
    vi.stubGlobal("Worker", workerThat(new Promise(() => undefined)));
    const { choose } = show({ locale });
    await choose(ARCHIVE);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it("is shown from the browser's reading while it is still being sent", async () => {
    let arrive: (file: UploadedFile) => void = () => undefined;
    send.mockImplementation((_file, { onPercent }: SendFileOptions) => {
      onPercent?.(42);
      return new Promise((resolve) => (arrive = resolve));
    });
    const { choose, view } = show();
    await choose(ARCHIVE);
    expect(await screen.findByRole("img", { name: "Top side, drawn from your files" })).toBeVisible();
    expect(await screen.findByRole("progressbar", { name: "42% uploaded" })).toBeVisible();
    expect(screen.getByText("0.8 mm")).toBeVisible();
    expect(within(screen.getByRole("group", { name: "" })).getAllByRole("listitem")).toHaveLength(BOARD_FILES.length);
    arrive(KEPT);
    expect(await screen.findByText("Uploaded")).toBeVisible();
    expect(view.getState()).toMatchObject({ projectId: "p7", source: "server", differences: [] });
    expect(mock.calls("createBoardProject")[0]?.body).toEqual({ gerberUrl: "file_7", projectName: "amp" });
    expect({ ...sessionStorage }).toMatchObject({ gerberUrl: "file_7", projectName: "amp" });
  });

  it("shows its other side, and the colours of the form at once", async () => {
    const { choose, draft } = show();
    await choose(ARCHIVE);
    await userEvent.click(await screen.findByRole("button", { name: "Bottom" }));
    expect(screen.getByRole("img", { name: "Bottom side, drawn from your files" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Bottom", pressed: true })).toBeVisible();
    const made = vi.spyOn(URL, "createObjectURL");
    draft.getState().change({ solderMaskColor: "Blue" });
    await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
    expect(await textOf(made.mock.calls[0]?.[0])).toContain('fill="#123f7a" fill-opacity');
  });

  it("whose server reading differs says so, and shows the server's values", async () => {
    mock.answer("createBoardProject", serverBoard({ minDrillMm: 0.9, drillCount: 3 }));
    const { choose } = show();
    await choose(ARCHIVE);
    expect(await screen.findByText("Our server measured different values; they apply.")).toBeVisible();
    expect(screen.getByText("Min. hole: your browser measured 0.8 mm, the server 0.9 mm")).toBeVisible();
    expect(screen.getByText("Holes: your browser measured 2, the server 3")).toBeVisible();
  });

  it("that the browser cannot read is read by the server", async () => {
    vi.stubGlobal("Worker", workerThat({ ok: false, code: "PARSE_TOO_LARGE" }));
    const { choose } = show();
    await choose(ARCHIVE);
    expect(await screen.findByText("Uploaded")).toBeVisible();
    expect(screen.getByText("0.8 mm")).toBeVisible();
    await waitFor(() =>
      expect(mock.calls("getBoardPicture").map((call) => call.query.side)).toEqual(["top", "bottom"]),
    );
  });

  it("that does not arrive can be sent again without choosing it again", async () => {
    send.mockRejectedValueOnce(new ApiError("NETWORK", "", { kind: "transport" }));
    const { choose } = show();
    await choose(ARCHIVE);
    expect(await screen.findByText("Network error: the upload did not finish. Your file is still here.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Uploaded")).toBeVisible();
    expect(send.mock.calls.map(([file]) => file)).toEqual([ARCHIVE, ARCHIVE]);
  });

  it("stops on its way when it is told to, and stays on the table as far as it was read", async () => {
    send.mockImplementation(
      (_file, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const { choose } = show();
    await choose(ARCHIVE);
    await userEvent.click(await screen.findByRole("button", { name: "Cancel upload" }));
    expect(screen.getByText("Upload canceled. Your file is still here.")).toBeVisible();
    expect(send.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    expect(screen.getByRole("img", { name: "Top side, drawn from your files" })).toBeVisible();
  });

  it("goes on being read when the sending is stopped first", async () => {
    send.mockReturnValue(new Promise(() => undefined));
    let finish: (result: OpenBoardResult) => void = () => undefined;
    vi.stubGlobal("Worker", workerThat(new Promise((resolve) => (finish = resolve))));
    const { choose } = show();
    await choose(ARCHIVE);
    await userEvent.click(await screen.findByRole("button", { name: "Cancel upload" }));
    finish(READ);
    expect(await screen.findByRole("img", { name: "Top side, drawn from your files" })).toBeVisible();
  });

  it("can be removed, with the keys that carry it", async () => {
    const { choose, view } = show();
    await choose(ARCHIVE);
    await screen.findByText("Uploaded");
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(view.getState()).toMatchObject({ file: null, projectId: null, finding: null });
    expect(sessionStorage.getItem("gerberUrl")).toBeNull();
    expect(screen.getByText("Drop your Gerber archive or board file here")).toBeVisible();
  });
});

describe.each(LOCALES)("a file that cannot be opened, in %s", (locale) => {
  const failures = WORDS[locale].gerber.failures;

  it.each([
    "ARCHIVE_ENCRYPTED",
    "ARCHIVE_DAMAGED",
    "ARCHIVE_TOO_MANY_FILES",
    "ARCHIVE_TOO_LARGE",
    "ARCHIVE_MULTI_VOLUME",
    "ARCHIVE_EMPTY",
    "ODB_NOT_READ",
    "IPC2581_NOT_READ",
    "NOT_AN_ARCHIVE",
    "NO_LAYERS",
  ] as const)("says %s in a sentence, stops sending, and takes another file", async (code) => {
    send.mockReturnValue(new Promise(() => undefined));
    vi.stubGlobal("Worker", workerThat({ ok: false, code }));
    const { choose } = show({ locale });
    await choose(ARCHIVE);
    expect(await screen.findByText(failures[code])).toBeVisible();
    expect(send.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    vi.stubGlobal("Worker", workerThat(READ));
    send.mockResolvedValue(KEPT);
    await choose(ARCHIVE);
    expect(await screen.findByText(WORDS[locale].gerber.checked)).toBeVisible();
    expect(screen.queryByText(failures[code])).toBeNull();
  });

  it.each(["PARSE_FAILED", "PARSE_TIMEOUT", "PARSE_TOO_LARGE"] as const)(
    "says %s when the server cannot read it either",
    async (code) => {
      vi.stubGlobal("Worker", workerThat({ ok: false, code: "PARSE_FAILED" }));
      mock.fail("createBoardProject", { kind: "refusal", code });
      const { choose } = show({ locale });
      await choose(ARCHIVE);
      expect(await screen.findByText(failures[code])).toBeVisible();
    },
  );
});

describe("a board that was kept before", () => {
  it("is opened by its address, with its pictures", async () => {
    mock.answer("getBoard", serverBoard());
    const { view } = show({ projectId: "p7" });
    expect(await screen.findByText("amp")).toBeVisible();
    expect(screen.getByText("0.8 mm")).toBeVisible();
    await waitFor(() => expect(view.getState().pictures).not.toBeNull());
    expect(send).not.toHaveBeenCalled();
  });

  it("that is somebody else's says so once, on the page, and offers to send one's own", async () => {
    mock.fail("getBoard", { kind: "refusal", code: "NOT_FOUND", message: "gone" });
    show({ projectId: "p8" });
    expect(await screen.findByText(WORDS.en.gerber.failures.NOT_FOUND)).toBeVisible();
    expect(shownToasts()).toEqual([]);
    expect(screen.getByText("Drop your Gerber archive or board file here")).toBeVisible();
  });

  it("whose sending was interrupted by a reload is read again from the carried file", async () => {
    sessionStorage.setItem("gerberUrl", "file_7");
    sessionStorage.setItem("projectName", "amp");
    show();
    expect(await screen.findByText("Uploaded")).toBeVisible();
    expect(mock.calls("createBoardProject")[0]?.body).toEqual({ gerberUrl: "file_7", projectName: "amp" });
  });
});
