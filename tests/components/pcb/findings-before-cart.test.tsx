// @vitest-environment jsdom
// The page asks once about errors and warnings of the DFM check before the board goes to the cart.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PcbQuote } from "@/components/pcb/pcb-quote";
import type { DfmReport } from "@/lib/core/dfm/report";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { doneCheck } from "@/stores/viewer/board-check";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";
import { sessionStore } from "@/stores/account/session";
import { DFM_REPORT, NARROW_GAP, NO_FIDUCIALS } from "@/tests/support/dfm-report";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { PUBLISHED_BOOKS } from "@/tests/support/price-books";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const mock = startMockApi();
const NOW = Date.UTC(2026, 10, 21, 5);
const PROMISED = Array.from({ length: 60 }, (_, at) => NOW + at * 86_400_000);

function show(report: DfmReport | "running", projectId = "p7", tag: "en-US" | "zh-CN" = "en-US") {
  const draft = createQuoteDraft(completeSpecification({}), { books: PUBLISHED_BOOKS, version: null, nowMs: NOW });
  const order = draft.getState().specification;
  const view = createGerberView({ projectId });
  view.getState().setCheck(report === "running" ? { status: "running" } : doneCheck(order, report));
  const page = renderPage(
    <QuoteDraftContext value={draft}>
      <GerberViewContext value={view}>
        <PcbQuote promisedMs={PROMISED} named={[]} board={null} />
      </GerberViewContext>
    </QuoteDraftContext>,
    { address: "/order/manufacturing/pcb", tag },
  );
  return { ...page, draft, view, order };
}

const addButton = () =>
  within(screen.getByRole("complementary")).getByRole("button", { name: /Add to cart|加入购物车/ });
const ordered = () => mock.calls("addToCart").length;

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStorage.clear();
  sessionStore.getState().setToken("t1");
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a board with findings", () => {
  it("is asked about by its worst findings, and stays out of the cart until they are confirmed", async () => {
    const { visited } = show(DFM_REPORT);
    await userEvent.click(addButton());
    const dialog = await screen.findByRole("dialog", { name: "Your files need changes" });
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      "ErrorVia annular ring0.06 mm, limit 0.10 mm · b.gbl · 1 place",
      "WarningSpacing, outer layers0.12 mm, limit 0.15 mm · b.gtl · 2 places",
    ]);
    expect(ordered()).toBe(0);
    await userEvent.click(within(dialog).getByRole("button", { name: "Add to cart anyway" }));
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(ordered()).toBe(1);
    expect(mock.calls("checkDfm")[0]?.body).toMatchObject({ projectId: "p7" });
  });

  it("stays on the page where the customer goes back", async () => {
    const { visited } = show(DFM_REPORT);
    await userEvent.click(addButton());
    await userEvent.click(await screen.findByRole("button", { name: "Back to quote" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect([visited, ordered()]).toEqual([[], 0]);
  });

  it("is asked about once for these files and findings, and again for others", async () => {
    const { draft, view, order, visited } = show(DFM_REPORT);
    await userEvent.click(addButton());
    await userEvent.click(await screen.findByRole("button", { name: "Add to cart anyway" }));
    await waitFor(() => expect(visited).toHaveLength(1));
    cleanup();
    const again = show(DFM_REPORT);
    await userEvent.click(addButton());
    await waitFor(() => expect(again.visited).toEqual(["/shopping-cart"]));
    cleanup();
    show({ ...DFM_REPORT, findings: [{ ...NARROW_GAP, measured: 0.11 }] });
    await userEvent.click(addButton());
    expect(await screen.findByRole("dialog", { name: "Order with 1 warning?" })).toBeVisible();
    expect([draft.getState().specification, view.getState().check.status]).toEqual([order, "done"]);
  });

  it("is asked about in Chinese", async () => {
    show({ ...DFM_REPORT, findings: [NARROW_GAP] }, "p7", "zh-CN");
    await userEvent.click(addButton());
    expect(await screen.findByRole("dialog", { name: "存在 1 项警告，仍要下单？" })).toBeVisible();
  });
});

it("notices are nothing to ask about", async () => {
  const { visited } = show({ ...DFM_REPORT, findings: [NO_FIDUCIALS] });
  await userEvent.click(addButton());
  await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
});

it("a check for other options says nothing of this order", async () => {
  const { draft, visited } = show(DFM_REPORT);
  act(() => draft.getState().change({ surfaceFinish: "ENIG" }));
  await userEvent.click(addButton());
  await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
});

it("a check that is running is waited for, and what it finds is asked about", async () => {
  const { view, order } = show("running");
  await userEvent.click(addButton());
  expect(screen.getByText("The DFM check is running. Then the board is added to the cart.")).toBeVisible();
  expect(ordered()).toBe(0);
  act(() => view.getState().setCheck(doneCheck(order, DFM_REPORT)));
  expect(await screen.findByRole("dialog", { name: "Your files need changes" })).toBeVisible();
  expect(ordered()).toBe(0);
});

it("a check that fails keeps nobody from ordering", async () => {
  const { view, visited } = show("running");
  await userEvent.click(addButton());
  act(() => view.getState().setCheck({ status: "failed" }));
  await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
});
