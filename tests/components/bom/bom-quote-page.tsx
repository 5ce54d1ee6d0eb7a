// The page of a parts list, as the tests of it open it.

import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { BomQuote } from "@/components/bom/quote/bom-quote";
import { FileFixes } from "@/components/pcb/form/file-fixes";
import type { OutputOf } from "@/lib/contracts/endpoint";
import type { priceBomQuote } from "@/lib/contracts/bom-lines";
import type { UploadedBom, UploadedLine } from "@/lib/contracts/bom-upload";
import type { ListedPart } from "@/lib/contracts/part";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { completePcba } from "@/lib/core/pcba/specification";
import type { MarketTag } from "@/lib/i18n/variants";
import { BomBoardsContext, createBomBoards } from "@/stores/bom-boards";
import {
  BOM_DRAFT_KEY,
  BomDraftContext,
  type BomDraftState,
  createBomDraft,
  EMPTY_BOM,
} from "@/stores/drafts/bom-draft";
import { drafts } from "@/stores/drafts/draft";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createPcbaDraft, PcbaDraftContext } from "@/stores/drafts/pcba-draft";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { type MockApi, startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const ADDRESS = "/order/bom";
// Saturday, 21 November 2026, 13:00 in Shanghai.
const NOW = Date.UTC(2026, 10, 21, 5);
export const FILE = { fileUrl: "file_1", fileName: "amplifier.xlsx" };

export const [resistor] = ANSWERS.uploadBom.parts as [ListedPart];
export const other: ListedPart = { ...resistor, id: "p0000000other", mpn: "RC0603JR-0710KL" };

export const line = (row: number, changes: Partial<UploadedLine>): UploadedLine => ({
  ...(ANSWERS.uploadBom.lines[0] as UploadedLine),
  row,
  ...changes,
});

const CANDIDATES: UploadedLine["candidates"] = [
  { partId: resistor.id, stage: "parametric", confidence: 0.75, doubts: ["voltage", "manufacturer"] },
  { partId: other.id, stage: "parametric", confidence: 0.6, doubts: ["voltage", "case"] },
];

/** One that is ready, two that want the same of several, one without any proposal, one that is left away. */
export const LIST: UploadedBom = {
  ...ANSWERS.uploadBom,
  parts: [resistor, other],
  lines: [
    line(2, { designators: ["R1", "R2", "R3"], quantity: 3 }),
    line(3, {
      designators: ["C1"],
      mpn: "",
      values: ["100n"],
      candidates: CANDIDATES,
      partId: null,
      state: "Unassociated",
    }),
    line(4, {
      designators: ["C2"],
      mpn: "",
      values: ["100n"],
      candidates: CANDIDATES,
      partId: null,
      state: "Unassociated",
    }),
    line(5, { designators: ["J1"], mpn: "SPECIAL-1", candidates: [], partId: null, state: "Not matched" }),
    line(6, { designators: ["R9"], dnp: 1 }),
  ],
  skipped: [{ row: 1, reason: "alone", text: "Amplifier rev B" }],
  count: { Normal: 1, Unassociated: 2, "Not matched": 1 },
};

/** Server price of a list: each line has the state in which it was sent. */
export function priceOf(
  lines: readonly { partId: string | null; dnp: number; state: string }[],
): OutputOf<typeof priceBomQuote> {
  const [usual] = ANSWERS.priceBomQuote.partList;
  if (!usual) throw new Error("no line to begin with");
  return {
    ...ANSWERS.priceBomQuote,
    partList: lines.map(({ partId, dnp, state }) => ({
      ...usual,
      partId,
      dnp: dnp === 1 ? (1 as const) : (2 as const),
      state: partId === null ? (state as typeof usual.state) : ("Normal" as const),
    })),
  };
}

interface Shown {
  state?: Partial<BomDraftState>;
  tag?: MarketTag;
  view?: ReturnType<typeof createGerberView>;
}

export function show({ state, tag = "en-US", view = createGerberView() }: Shown = {}) {
  window.history.replaceState(null, "", ADDRESS);
  const { board, assembly } = completePcba({ assembly: { supply: "turnkey" } });
  const list = createBomDraft({ ...EMPTY_BOM, ...state });
  const boards = createBomBoards();
  const page = renderPage(
    <BomBoardsContext value={boards}>
      <QuoteDraftContext value={createQuoteDraft(board, { nowMs: NOW })}>
        <PcbaDraftContext value={createPcbaDraft(assembly)}>
          <GerberViewContext value={view}>
            <BomDraftContext value={list}>
              <BomQuote promisedMs={promisedFrom(NOW)} board={null} boardOptions={null} fixes={<FileFixes />} />
            </BomDraftContext>
          </GerberViewContext>
        </PcbaDraftContext>
      </QuoteDraftContext>
    </BomBoardsContext>,
    { address: ADDRESS, tag },
  );
  return { ...page, list, boards };
}

export const rowOf = async (name: RegExp) => screen.findByRole("row", { name });
/** Names of the rows in display order, without the header row. */
export const shownNames = () =>
  within(screen.getByRole("grid"))
    .getAllByRole("row")
    .map((row) => row.querySelector("b")?.textContent);
export const dialog = () => screen.findByRole("dialog");

/** Starts the mock API with the list, and resets the page before each test. */
export function startBomQuote(): MockApi {
  const mock = startMockApi();
  beforeAll(async () => {
    await Promise.all([
      import("@/components/bom/bom-workspace"),
      import("@/components/bom/board/confirm-dialog"),
      import("@/components/bom/start/skip-dialog"),
      import("@/components/bom/start/paste-dialog"),
      import("@/components/ui/drawer"),
    ]);
  }, 60_000);
  beforeEach(async () => {
    stubBrowser();
    forgetPage();
    await drafts.forget(BOM_DRAFT_KEY);
    await drafts.forget("bom-columns");
    mock.answer("uploadBom", LIST);
    mock.respond("priceBomQuote", ({ body }) =>
      Response.json({ type: "success", message: "", data: priceOf(body.lines as Parameters<typeof priceOf>[0]) }),
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return mock;
}
