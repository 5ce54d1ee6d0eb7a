// @vitest-environment jsdom
// Quotes kept by name and by themselves: saved, opened, renamed, deleted and taken back, compared, handed on.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { QuoteActions } from "@/components/pcb/quote-actions";
import { QuoteProvider } from "@/components/pcb/quote-source";
import { comparedOptions, writtenOptions } from "@/lib/core/pcb/written-options";
import { saveFile } from "@/lib/client/upload/download";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { MarketTag } from "@/lib/i18n/variants";
import { drafts } from "@/stores/drafts/draft";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";
import { keepRecentQuote, listRecentQuotes } from "@/stores/drafts/recent-quotes";
import { keepSavedQuote, listSavedQuotes } from "@/stores/drafts/saved-quotes";
import type { StoredQuote } from "@/stores/drafts/stored-quote";
import { PUBLISHED_BOOKS } from "@/tests/support/price-books";
import { forgetPage, renderPage, stubBrowser, watchLeaving } from "@/tests/support/render-page";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});
vi.mock("@/lib/client/upload/download", () => ({ saveFile: vi.fn() }));
const saved = vi.mocked(saveFile);

// Saturday, 21 November 2026, noon in Shanghai.
const NOW = Date.UTC(2026, 10, 21, 4);
const FIFTY = completeSpecification({ quantity: 50 });
const ENIG = completeSpecification({ quantity: 50, surfaceFinish: "ENIG" });
// 50 pieces of 2 layers are 30.00; ENIG adds 20.00.
const PRICES = { fifty: "$30.00", enig: "$50.00" };

const OPENED = {
  tag: "en-US" as MarketTag,
  projectId: null as string | null,
  words: "Saved quotes",
  version: null as string | null,
};

async function show(change: Partial<typeof OPENED> = {}) {
  const { tag, projectId, words, version } = { ...OPENED, ...change };
  window.history.replaceState(null, "", "/order/manufacturing/pcb");
  const draft = createQuoteDraft(FIFTY, { books: PUBLISHED_BOOKS, version, nowMs: NOW });
  const view = createGerberView({ projectId });
  const page = renderPage(
    <QuoteDraftContext value={draft}>
      <GerberViewContext value={view}>
        <QuoteProvider>
          <QuoteActions shipsOn={() => "Fri, 27 Nov"} />
        </QuoteProvider>
      </GerberViewContext>
    </QuoteDraftContext>,
    { tag },
  );
  await page.user.click(screen.getByRole("button", { name: words }));
  const dialog = within(await screen.findByRole("dialog"));
  return { ...page, draft, view, dialog };
}

const keep = (
  id: string,
  name: string,
  specification: PcbSpecification,
  atMs: number,
  { projectId = null, bookVersion = null }: Partial<Pick<StoredQuote, "projectId" | "bookVersion">> = {},
) => keepSavedQuote({ id, name, specification, projectId, bookVersion, atMs });
const names = async () => (await listSavedQuotes()).map(({ name }) => name);

// The page loads it at the first click; here that must not count against the first test.
beforeAll(() => import("@/components/pcb/saved/saved-quotes"));
beforeEach(async () => {
  stubBrowser();
  forgetPage();
  saved.mockReset();
  for (const key of await drafts.list("quote-")) await drafts.forget(key);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("saving by name", () => {
  it("keeps the quote as it is, and lists it with its price", async () => {
    const { user, dialog } = await show();
    await user.type(await dialog.findByLabelText("Name"), " amp ");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText("Saved as amp in this browser.")).toBeVisible();
    await waitFor(async () => expect(await names()).toEqual(["amp"]));
    expect((await listSavedQuotes())[0]).toMatchObject({ specification: FIFTY, bookVersion: "us-2026-11-21" });
    expect(dialog.getByRole("button", { name: "Open amp" }).closest("li")).toHaveTextContent(PRICES.fifty);
  });

  it.each([
    ["en-US", "Saved quotes", "Name", "Save", "driver", "Name already exists"],
    ["zh-CN", "已保存的报价", "名称", "保存", "driver", "名称已存在"],
    ["en-US", "Saved quotes", "Name", "Save", "a/b", "A name can't contain “/”"],
  ] as const)("in %s refuses a name that cannot be: %s %s %s %s", async (tag, words, label, action, name, message) => {
    await keep("a", "driver", ENIG, 1);
    const { user, dialog } = await show({ tag, words });
    await dialog.findByText("driver");
    await user.type(await dialog.findByLabelText(label), name);
    await user.click(dialog.getByRole("button", { name: action }));
    expect(dialog.getByRole("alert")).toHaveTextContent(message);
    expect(await names()).toEqual(["driver"]);
  });
});

describe("a saved quote", () => {
  it("is opened in place of the one on the page, which goes to the recent ones", async () => {
    await keep("a", "gold", ENIG, 1);
    const { user, dialog, draft } = await show();
    await user.click(await dialog.findByRole("button", { name: "Open gold" }));
    await waitFor(() => expect(draft.getState().specification).toEqual(ENIG));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("gold is open. Your previous quote is under Recent.")).toBeVisible();
    expect((await listRecentQuotes()).map(({ specification }) => specification)).toEqual([FIFTY]);
  });

  it("of another board is opened with its board, by its address", async () => {
    await keep("a", "gold", ENIG, 1, { projectId: "p7" });
    const { user, dialog, draft } = await show();
    const left = watchLeaving();
    await user.click(await dialog.findByRole("button", { name: "Open gold" }));
    await waitFor(() => expect(left).toEqual(["/order/manufacturing/pcb?project=p7&quantity=50&surfaceFinish=ENIG"]));
    expect(draft.getState().specification).toEqual(FIFTY);
  });

  it("keeps its price book, also where it opens a page of its own", async () => {
    await keep("a", "gold", ENIG, 2, { bookVersion: "us-2026-11-01" });
    await keep("b", "driver", ENIG, 1, { projectId: "p7", bookVersion: "us-2026-11-01" });
    const { user, dialog, draft } = await show();
    const left = watchLeaving();
    await user.click(await dialog.findByRole("button", { name: "Open driver" }));
    await waitFor(() =>
      expect(left).toEqual(["/order/manufacturing/pcb?project=p7&quantity=50&surfaceFinish=ENIG&book=us-2026-11-01"]),
    );
    await user.click(await dialog.findByRole("button", { name: "Open gold" }));
    await waitFor(() => expect(draft.getState().prices.version).toBe("us-2026-11-01"));
    // The previous quote was priced by the active book and is saved with it.
    expect((await listRecentQuotes())[0]).toMatchObject({ specification: FIFTY, bookVersion: "us-2026-11-21" });
  });

  it.each([
    [
      "en-US",
      "Saved quotes",
      "us-2026-11-01",
      "$44.00",
      "Prices of November 1, 2026, valid until December 20, 2026. Today’s price is $50.00.",
    ],
    [
      "en-US",
      "Saved quotes",
      "us-2026-09-01",
      "$50.00",
      "The prices of this quote have expired: $32.00 then, $50.00 now.",
    ],
    ["zh-US", "已保存的报价", "us-2026-09-01", "$50.00", "此报价的价格已过期：原价 $32.00，现价 $50.00。"],
  ] as const)(
    "in %s is listed at the price that counts for it: %s %s %s %s",
    async (tag, words, bookVersion, price, text) => {
      // 4, 2 and 5 to set up, 40, 20 and 50 the square meter; ENIG adds 20.
      await keep("a", "gold", ENIG, 1, { bookVersion });
      const { dialog } = await show({ tag, words });
      const row = (await dialog.findByText("gold")).closest("li");
      expect(row).toHaveTextContent(price);
      expect(row).toHaveTextContent(text);
    },
  );

  it("from before price books were kept is at today's prices, of which nothing is said", async () => {
    await keep("a", "gold", ENIG, 1);
    const { dialog } = await show();
    const row = (await dialog.findByText("gold")).closest("li");
    expect(row).toHaveTextContent("$50.00");
    expect(row).not.toHaveTextContent(/kept/);
  });

  it("gets another name, but not one that another has", async () => {
    await keep("a", "gold", ENIG, 2);
    await keep("b", "tin", FIFTY, 1);
    const { user, dialog } = await show();
    await user.click(await dialog.findByRole("button", { name: "Rename gold" }));
    const [, field] = dialog.getAllByLabelText("Name");
    if (!field) throw new Error("no field");
    await user.clear(field);
    await user.type(field, "tin");
    await user.click(dialog.getByRole("button", { name: "Rename" }));
    expect(dialog.getByRole("alert")).toHaveTextContent("Name already exists");
    await user.type(field, " 2");
    await user.click(dialog.getByRole("button", { name: "Rename" }));
    await waitFor(async () => expect(await names()).toEqual(["tin 2", "tin"]));
  });

  it("that was deleted comes back where it was", async () => {
    await keep("a", "gold", ENIG, 2);
    await keep("b", "tin", FIFTY, 1);
    const { user, dialog } = await show();
    await user.click(await dialog.findByRole("button", { name: "Delete gold" }));
    expect(dialog.getByText("gold was deleted.")).toBeVisible();
    await waitFor(async () => expect(await names()).toEqual(["tin"]));
    await user.click(dialog.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await names()).toEqual(["gold", "tin"]));
    const opens = dialog.getAllByRole("button", { name: /^Open / }).map((button) => button.getAttribute("aria-label"));
    expect(opens).toEqual(["Open gold", "Open tin"]);
  });
});

describe("a comparison", () => {
  const rows = () =>
    within(screen.getByRole("table"))
      .getAllByRole("row")
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));

  it("stands two quotes side by side, and marks what differs", async () => {
    await keep("a", "gold", ENIG, 1);
    const { user, dialog } = await show();
    const compare = dialog.getByRole("button", { name: "Compare" });
    await user.click(dialog.getByRole("checkbox", { name: "Compare This quote" }));
    expect(compare).toBeDisabled();
    await user.click(await dialog.findByRole("checkbox", { name: "Compare gold" }));
    await user.click(compare);
    expect(rows()).toContainEqual(["Layers", "2", "2"]);
    expect(rows()).toContainEqual(["Surface finish (differs)", "HASL", "ENIG"]);
    await user.click(screen.getByRole("checkbox", { name: "Differences only" }));
    // $30.00 / 50 and $50.00 / 50; ENIG takes a day longer; only ENIG has a gold thickness.
    expect(rows()).toEqual([
      ["Total (differs)", "$30.00", "$50.00"],
      ["Unit price (differs)", "$0.60", "$1.00"],
      ["Lead time (differs)", "5 working days", "6 working days"],
      ["Surface finish (differs)", "HASL", "ENIG"],
      ["Gold thickness (differs)", "--", "1 µin"],
    ]);
    await user.click(screen.getByRole("button", { name: "Back to the list" }));
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("says by which prices each is, where they are by different ones", async () => {
    await keep("a", "gold", ENIG, 1, { bookVersion: "us-2026-11-01" });
    const { user, dialog } = await show();
    await user.click(dialog.getByRole("checkbox", { name: "Compare This quote" }));
    await user.click(await dialog.findByRole("checkbox", { name: "Compare gold" }));
    await user.click(dialog.getByRole("button", { name: "Compare" }));
    expect(rows().slice(0, 3)).toEqual([
      ["Total (differs)", "$30.00", "$44.00"],
      ["Unit price (differs)", "$0.60", "$0.88"],
      ["Price book (differs)", "November 21, 2026", "November 1, 2026"],
    ]);
  });

  it("takes four at most, recent ones among them", async () => {
    for (const [at, quantity] of [10, 15, 20, 25].entries())
      await keepRecentQuote({
        specification: completeSpecification({ quantity }),
        projectId: null,
        bookVersion: null,
        atMs: at,
      });
    const { user, dialog } = await show();
    await waitFor(() => expect(dialog.getAllByRole("checkbox")).toHaveLength(5));
    const boxes = dialog.getAllByRole("checkbox");
    for (const box of boxes.slice(0, 4)) await user.click(box);
    expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([false, false, false, false, true]);
  });
});

describe("handing on", () => {
  it("copies a link that holds the quote and no board", async () => {
    const { user, dialog } = await show({ projectId: "p7" });
    await user.click(dialog.getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toBe(
      "http://localhost:3000/order/manufacturing/pcb?quantity=50&book=us-2026-11-21",
    );
  });

  it("copies the whole quote as text", async () => {
    const { user, dialog } = await show();
    await user.click(dialog.getByRole("button", { name: "Copy as text" }));
    const lines = (await navigator.clipboard.readText()).split("\n");
    expect(lines).toEqual(expect.arrayContaining(["PCB quote", "Board", "Layers: 2", "Size: 100 × 100 mm"]));
    expect(lines).toContain("Boards: $25.00 (0.5 m² at $50.00 per m²)");
    expect(lines).toContain("Lead time: 5 working days (Pay today, ships Fri, 27 Nov.)");
    expect(lines).toContain("Total: $30.00 ($0.60 each)");
  });

  it("says of kept prices until when they are, and hands the link on with them", async () => {
    const { user, dialog } = await show({ version: "us-2026-11-01" });
    await user.click(dialog.getByRole("button", { name: "Copy as text" }));
    const text = await navigator.clipboard.readText();
    expect(text).toContain("Total: $24.00 ($0.48 each)");
    expect(text).toMatch(
      /, price book us-2026-11-01, valid until December 20, 2026\. Shipping and taxes not included\.$/,
    );
    await user.click(dialog.getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toMatch(/quantity=50&book=us-2026-11-01$/);
  });

  it("says of a board that is not made why there is no price", async () => {
    const { user, dialog, draft } = await show();
    act(() => draft.getState().change({ layers: 8, thicknessMm: 0.4 }));
    await user.click(dialog.getByRole("button", { name: "Copy as text" }));
    expect(await navigator.clipboard.readText()).toContain(
      "Total: -- (This process combination is currently not supported. 8-layer boards are ",
    );
  });

  it("downloads an .xls file under the project's name", async () => {
    const { user, dialog, view } = await show();
    act(() => view.getState().start({ name: "Motor driver.zip", bytes: 3 }));
    await user.click(dialog.getByRole("button", { name: "Excel (.xls)" }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0]).toMatchObject({
      name: "Motor driver-quote.xls",
      file: { type: "application/vnd.ms-excel" },
    });
  });

  it("prints the quote alone, under a name for the PDF", async () => {
    const seen: { title: string; paper: string | undefined }[] = [];
    vi.stubGlobal("print", () => {
      seen.push({ title: document.title, paper: document.body.lastElementChild?.textContent ?? undefined });
    });
    document.title = "PCB quote | Boardwright";
    const { user, dialog } = await show();
    await user.click(dialog.getByRole("button", { name: "Print or PDF" }));
    expect(seen.map(({ title }) => title)).toEqual(["pcb-quote"]);
    expect(seen[0]?.paper).toContain("Total$30.00$0.60 each");
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(document.title).toBe("PCB quote | Boardwright");
    expect(document.body.textContent).not.toContain("0.5 m² at $50.00");
  });
});

describe("what is written of a quote", () => {
  const written = (change: Partial<PcbSpecification>) =>
    writtenOptions(completeSpecification(change)).flatMap(({ options }) => options);

  it("is what every buyer asks for, and what was chosen beyond it", () => {
    const plain = written({});
    expect(plain).toContain("thicknessMm");
    expect(plain).not.toContain("innerCopperUm");
    expect(plain).not.toContain("edgePlating");
    expect(written({ layers: 4, edgePlating: 2 })).toEqual(expect.arrayContaining(["innerCopperUm", "edgePlating"]));
  });

  it("differs in the size where only its height does", () => {
    const two = [completeSpecification({}), completeSpecification({ heightMm: 80 })];
    const different = comparedOptions(two).filter(({ isDifferent }) => isDifferent);
    expect(different.map(({ option }) => option)).toEqual(["widthMm"]);
  });
});
