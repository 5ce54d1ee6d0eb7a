// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StencilBoard as BoardColumn } from "@/components/stencil/stencil-quote";
import { err, ok } from "@/lib/base/result";
import { zip } from "@/tests/support/archives";
import { completeStencil, type StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import type { MarketTag } from "@/lib/i18n/variants";
import type { StencilBoard } from "@/lib/core/stencil/stencil-board";
import { openStencil, type OpenStencilResult } from "@/lib/workers/open-stencil";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { createStencilDraft, StencilDraftContext, useStencilDraft } from "@/stores/drafts/stencil-draft";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

/** The browser's worker in the same thread. */
function workerThat(answer: (bytes: Uint8Array) => Promise<OpenStencilResult>) {
  return class FakeWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    postMessage({ file, task }: { file: File; task: string }): void {
      expect(task).toBe("stencil");
      void file
        .arrayBuffer()
        .then((buffer) => answer(new Uint8Array(buffer)))
        .then((result) => this.onmessage?.({ data: { kind: "done", result } }));
    }
    terminate(): void {}
  };
}

const read = (bytes: Uint8Array) => openStencil(bytes, {}, { loadRar: () => Promise.reject(new Error("no rar")) });

const HEAD = "%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.1*%\n%ADD11R,0.2X0.2*%\n%ADD12R,1X1*%\n%ADD13R,0.3X0.25*%\nG01*\n";
const flash = (tool: number, places: readonly (readonly [number, number])[]) =>
  `D${tool}*\n${places.map(([x, y]) => `X${x}000000Y${y}000000D03*\n`).join("")}`;
const edgeOf = (width: number, height: number) =>
  `D10*\nX0Y0D02*\nX${width}000000D01*\nY${height}000000D01*\nX0D01*\nY0D01*\n`;

/** Two squares of 0.2 mm, one of 1 mm and a rectangle of 0.25 × 0.3 mm on top; more by file name. */
function board(more: Record<string, string> = {}, { width = 250, height = 310, top = true } = {}): File {
  const paste =
    flash(11, [
      [5, 5],
      [6, 5],
    ]) +
    flash(12, [[8, 8]]) +
    flash(13, [[10, 10]]);
  const files: Record<string, string> = {
    "b.gtl": flash(12, [[8, 8]]),
    "b.gts": flash(12, [[8, 8]]),
    "b.gko": edgeOf(width, height),
    ...(top ? { "b.gtp": paste } : {}),
    ...more,
  };
  const entries = Object.entries(files).map(([name, body]) => ({ name, content: `${HEAD}${body}M02*\n` }));
  return new File([new Uint8Array(zip(entries))], "b.zip");
}

function Column() {
  return <BoardColumn specification={useStencilDraft((draft) => draft.specification)} />;
}

const ADDRESS = "/order/manufacturing/stencil";

function show(options: Partial<StencilSpecification> = {}, tag: MarketTag = "en-US", search = "") {
  window.history.replaceState(null, "", ADDRESS + search);
  const draft = createStencilDraft(completeStencil(options), { nowMs: 0 });
  const page = renderPage(
    <StencilDraftContext value={draft}>
      <Column />
    </StencilDraftContext>,
    { address: ADDRESS + search, tag },
  );
  const upload = async (file: File) => {
    const input = page.container.querySelector("input[type=file]");
    if (!(input instanceof HTMLInputElement)) throw new Error("no place for a file");
    await page.user.upload(input, file);
  };
  return { ...page, draft, upload };
}

beforeEach(() => {
  stubBrowser();
  forgetPage();
  vi.stubGlobal("Worker", workerThat(read));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mock = startMockApi();

const report = () => screen.findByRole("region", { name: "Apertures" });

describe("a board's paste layer", () => {
  it("is drawn, counted and measured, and what is at risk follows the thickness", async () => {
    const { upload, user, draft } = show({ thicknessUm: 127 });
    await upload(board());
    const found = within(await report());
    // 2 · 0.04 + 1 + 0.075 = 1.155 mm². In 0.127 the squares have 0.04 / (0.8 · 0.127) = 0.394 and the rectangle
    // 0.075 / (1.1 · 0.127) = 0.537; in 0.1 0.5 and 0.682, in 0.15 0.333 and 0.4545.
    expect(found.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "4",
      "1.2 mm²",
      "0.20 × 0.20 mm",
      "0.39",
    ]);
    expect(found.getByRole("img", { name: "4 apertures on the top side, 3 at risk" })).toBeVisible();
    expect(found.getByText("At 127 µm, 3 of 4 apertures may not release all of their paste.")).toBeVisible();
    expect(found.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "SizeCountArea ratioAspect ratio",
      "0.20 × 0.20 mm20.391.57",
      "0.25 × 0.30 mm10.531.96",
    ]);
    await user.click(found.getByRole("button", { name: "100 µm 2 at risk" }));
    expect(draft.getState().specification.thicknessUm).toBe(100);
    expect(found.getByText("At 100 µm, 2 of 4 apertures may not release all of their paste.")).toBeVisible();
  });

  it.each([
    ["en-US", en],
    ["zh-CN", zh],
  ] as const)("is not looked for in another tool's file, which is refused by name (%s)", async (tag, words) => {
    show({}, tag);
    fireEvent.drop(document.body, { dataTransfer: { files: [new File(["x"], "lamp.lay6")], types: ["Files"] } });
    expect(await screen.findByText(words.gerber.failures.SPRINT_LAYOUT_NOT_READ)).toBeVisible();
  });

  it("shows where the apertures of one size are", async () => {
    const { upload, user, container } = show({ thicknessUm: 127 });
    await upload(board());
    const found = within(await report());
    const rings = () =>
      [...container.querySelectorAll("circle")].map((ring) => [ring.getAttribute("cx"), ring.getAttribute("cy")]);
    // Two are 1 mm apart on a board of 310 mm, where one ring reaches 4 mm.
    expect(rings()).toEqual([
      ["5000", "5000"],
      ["10000", "10000"],
    ]);
    const size = found.getByRole("button", { name: "0.25 × 0.30 mm" });
    await user.click(size);
    expect(rings()).toEqual([["10000", "10000"]]);
    await user.click(size);
    expect(rings()).toHaveLength(2);
    // Each aperture begins at its own corner: those at risk first in one path, the good one in another.
    expect(
      [...container.querySelectorAll("section path")]
        .map((path) => path.getAttribute("d")?.match(/M[\d-]+ [\d-]+/g))
        .slice(1),
    ).toEqual([["M7500 7500"], ["M4900 4900", "M5900 4900", "M9850 9875"]]);
  });

  it("sets the size that holds the board, keeps one that does, and says when another no longer would", async () => {
    const { upload, user, draft } = show();
    await upload(board());
    await report();
    // 250 × 310 needs 300 × 340; the smallest sheet prints 260 × 300 or 200 × 360.
    expect(draft.getState().specification.size).toBe("320x420");
    expect(screen.getByText("The board, 250 × 310 mm, fits the print area.")).toBeVisible();
    draft.getState().change({ size: "280x380" });
    expect(await screen.findByText("The board, 250 × 310 mm, is larger than the print area.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use 320 × 420 mm" }));
    expect(draft.getState().specification.size).toBe("320x420");
    cleanup();
    const large = show({ size: "600x600" });
    await large.upload(board());
    await report();
    expect(large.draft.getState().specification.size).toBe("600x600");
  });

  it("on the bottom alone makes it a stencil for the bottom, and on both offers both", async () => {
    const bottom = {
      "b.gbp": flash(12, [
        [20, 20],
        [30, 20],
      ]),
    };
    const one = show();
    await one.upload(board(bottom, { top: false }));
    await report();
    expect(one.draft.getState().specification.side).toBe("Bottom");
    expect(
      screen.getByRole("img", { name: "2 apertures on the bottom side, seen from below, 0 at risk" }),
    ).toBeVisible();
    expect(screen.getByText("At 100 µm, all apertures release paste well.")).toBeVisible();
    cleanup();
    const both = show();
    await both.upload(board(bottom));
    await report();
    expect(both.draft.getState().specification.side).toBe("Top");
    expect(screen.getByText("The bottom also has paste: 2 apertures.")).toBeVisible();
    await both.user.click(screen.getByRole("button", { name: "One per side" }));
    expect(both.draft.getState().specification.side).toBe("Separate");
    expect(screen.queryByText(/has paste too/)).toBeNull();
  });

  it("that is missing is said, and bare pads stand in for it only when they are asked to", async () => {
    const { upload, user } = show();
    await upload(board({}, { top: false }));
    const found = within(await report());
    expect(found.getByText("The files have no paste layer for this side.")).toBeVisible();
    expect(found.queryByRole("img")).toBeNull();
    await user.click(found.getByRole("button", { name: "Use these pads" }));
    expect(found.getByRole("img", { name: "1 aperture on the top side, 0 at risk" })).toBeVisible();
    expect(found.getByText(/taken from exposed pads at full size/)).toBeVisible();
    await user.click(found.getByRole("button", { name: "Bottom" }));
    expect(found.getByText(/There are no exposed pads without holes either/)).toBeVisible();
  });

  it("speaks Chinese", async () => {
    const { upload } = show({ thicknessUm: 127 }, "zh-CN");
    await upload(board());
    expect(await screen.findByText("127 µm 厚度下，4 个开孔中有 3 个可能脱模不良。")).toBeVisible();
    expect(screen.getByRole("img", { name: "顶面 4 个开孔，其中 3 个有风险" })).toBeVisible();
  });
});

describe("a file that cannot be read", () => {
  it("leaves the way to another one, with the reason", async () => {
    const { upload } = show();
    await upload(new File(["no archive at all"], "notes.zip"));
    expect(await screen.findByText(/notes\.zip: This file is not a zip or rar archive/)).toBeVisible();
    await upload(board());
    expect(await report()).toBeVisible();
  });

  it("does not keep from ordering", async () => {
    vi.stubGlobal(
      "Worker",
      workerThat(() => Promise.resolve(err("PARSE_TIMEOUT", { seconds: 60 }))),
    );
    const { upload } = show();
    await upload(board());
    expect(await screen.findByText(/You can still order: an engineer checks your files/)).toBeVisible();
  });

  it("can be taken back", async () => {
    const empty = { apertures: [], paths: [], unmeasured: 0, leftOut: 0 };
    const none: StencilBoard = {
      ...{ widthMm: null, heightMm: null, edge: "", bounds: { minX: 0, minY: 0, maxX: 1, maxY: 1 } },
      ...{ top: { paste: { ...empty, unmeasured: 2 }, pads: null }, bottom: { paste: null, pads: null } },
    };
    vi.stubGlobal(
      "Worker",
      workerThat(() => Promise.resolve(ok(none))),
    );
    const { upload, user } = show();
    await upload(board());
    await report();
    expect(screen.getByText("2 shapes are too complex to measure.")).toBeVisible();
    expect(screen.getByText(/cannot tell whether it fits the stencil/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Replace file" }));
    expect(screen.getByText("Check your paste layers")).toBeVisible();
  });
});

describe("a board that the address names", () => {
  const named = "?project=project-1";
  const keep = () =>
    mock.respond(
      "getBoardArchive",
      async () =>
        new Response(await board().arrayBuffer(), {
          headers: { "content-disposition": 'attachment; filename="amplifier.zip"' },
        }),
    );

  it("is opened with its own files, which are not sent again", async () => {
    keep();
    const { draft } = show({}, "en-US", named);
    expect(within(await report()).getByRole("img", { name: /^4 apertures on the top side/ })).toBeVisible();
    expect(mock.calls("getBoardArchive")[0]?.parameters).toMatchObject({ projectId: "project-1" });
    expect(draft.getState().board).toEqual({ projectId: "project-1", projectName: "amplifier" });
    // The board of 250 × 310 mm needs more than the smallest sheet.
    expect(draft.getState().specification.size).toBe("320x420");
  });

  it("does not change the options of a quote", async () => {
    keep();
    const { draft } = show({ thicknessUm: 100 }, "en-US", `${named}&thicknessUm=100`);
    await report();
    expect(draft.getState().specification).toEqual(completeStencil({ thicknessUm: 100 }));
  });

  it("leaves the address once other files take its place", async () => {
    keep();
    const { user, draft } = show({}, "en-US", named);
    await user.click(within(await report()).getByRole("button", { name: "Replace file" }));
    expect(window.location.search).toBe("");
    expect(draft.getState()).toMatchObject({ file: null, board: null });
  });

  it("that is somebody else's is said to be, and files can be brought instead", async () => {
    mock.fail("getBoardArchive", { kind: "refusal", code: "NOT_FOUND", message: "gone" });
    const { upload } = show({}, "en-US", named);
    expect(await screen.findByText(/doesn't exist or belongs to another account/)).toBeVisible();
    await upload(board());
    expect(await report()).toBeVisible();
  });
});
