// @vitest-environment jsdom
// The DFM check on a quote page: it starts by itself once the board is read, for the quote's options, and says what it found.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CheckResult } from "@/components/gerber/preview/check-result";
import { ok, type Result } from "@/lib/base/result";
import { CHECKED_OPTIONS } from "@/lib/core/dfm/checked-options";
import type { DfmReport } from "@/lib/core/dfm/report";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { fromQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { CheckCall } from "@/lib/workers/dfm/dfm-client";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";
import { UNKNOWN_FACTS } from "@/tests/support/board-facts";
import { DFM_REPORT, NO_FIDUCIALS } from "@/tests/support/dfm-report";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { startMockApi } from "@/tests/support/mock-api/mock-api";

const asked: PcbSpecification[] = [];
let answer: Promise<Result<DfmReport, "NO_LAYERS">>;

vi.mock("@/lib/workers/dfm/dfm-client", () => ({
  FileChecker: class {
    check({ order }: CheckCall) {
      asked.push(order);
      return answer;
    }
    end(): void {
      // Nothing was started.
    }
  },
}));

startMockApi();
const FILE = new File(["zip"], "amp.zip");
const BOARD = { facts: UNKNOWN_FACTS, layers: [], warnings: [], projectId: "p7", projectName: "amp" };
const PICTURES = { top: "<svg/>", bottom: "<svg/>" };

function show(named: Partial<PcbSpecification> = {}, tag: "en-US" | "zh-CN" = "en-US") {
  const view = createGerberView();
  const draft = createQuoteDraft(completeSpecification(named));
  renderPage(
    <QuoteDraftContext value={draft}>
      <GerberViewContext value={view}>
        <CheckResult />
      </GerberViewContext>
    </QuoteDraftContext>,
    { tag },
  );
  const read = () =>
    act(() => {
      view.getState().start({ name: FILE.name, bytes: FILE.size }, FILE);
      view.getState().foundHere(BOARD, PICTURES);
    });
  return { view, draft, read };
}

beforeEach(() => {
  stubBrowser();
  forgetPage();
  asked.length = 0;
  answer = Promise.resolve(ok(DFM_REPORT));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATIENCE = { timeout: 3000 };

it.each([
  ["en-US", ["1 error", "1 warning", "1 check passed", "Via annular ring", "0.06 mm, limit 0.10 mm"]],
  ["zh-CN", ["1 项错误", "1 项警告", "1 项通过", "过孔焊环"]],
] as const)("says in %s how much was found, and what is worst", async (tag, words) => {
  const { read } = show({}, tag);
  read();
  for (const word of words) expect(await screen.findByText(word, undefined, PATIENCE)).toBeVisible();
});

it("starts after the board was read, never before, and says that it is running", async () => {
  answer = new Promise(() => undefined);
  const { read } = show();
  expect(screen.queryByRole("region", { name: "DFM check" })).toBeNull();
  expect(asked).toEqual([]);
  read();
  expect(screen.getByText("Checking your files")).toBeVisible();
  expect(asked).toEqual([]);
  await waitFor(() => expect(asked).toHaveLength(1), PATIENCE);
});

it("links to the report with every option of the quote that it depends on, also those at their default", async () => {
  const { view, draft, read } = show({ layers: 4, surfaceFinish: "ENIG" });
  read();
  await screen.findByText("1 error", undefined, PATIENCE);
  expect(screen.queryByRole("link")).toBeNull();
  act(() => view.getState().confirm(BOARD));
  const link = screen.getByRole("link", { name: /Open report/ });
  const query = new URL(link.getAttribute("href") ?? "", "http://localhost").searchParams;
  expect(query.get("id")).toBe("p7");
  const named = fromQuery((option) => query.get(option));
  const { specification } = draft.getState();
  expect(named).toEqual(Object.fromEntries(CHECKED_OPTIONS.map((option) => [option, specification[option]])));
});

it("checks again for other options, and not for those that it does not depend on", async () => {
  const { draft, read } = show();
  read();
  await screen.findByText("1 error", undefined, PATIENCE);
  act(() => draft.getState().change({ quantity: 50 }));
  expect(screen.getByText("1 error")).toBeVisible();
  answer = Promise.resolve(ok({ ...DFM_REPORT, findings: [NO_FIDUCIALS] }));
  act(() => draft.getState().change({ outerCopperUm: 70 }));
  expect(await screen.findByText("No errors or warnings", undefined, PATIENCE)).toBeVisible();
  expect(asked.map(({ outerCopperUm }) => outerCopperUm)).toEqual([35, 70]);
});

it("says that it did not finish, and keeps the quote", async () => {
  answer = Promise.resolve({ ok: false, code: "NO_LAYERS" } as const);
  const { view, read } = show();
  read();
  expect(await screen.findByText("The check did not finish", undefined, PATIENCE)).toBeVisible();
  expect(view.getState().finding).not.toBeNull();
});
