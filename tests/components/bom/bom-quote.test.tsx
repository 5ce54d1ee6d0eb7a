// @vitest-environment jsdom
import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { BomQuote } from "@/components/bom/bom-quote";
import { BOM_DRAFT_KEY } from "@/components/bom/use-kept-bom";
import type { OutputOf } from "@/lib/contracts/endpoint";
import type { priceBomQuote } from "@/lib/contracts/bom-lines";
import type { UploadedBom, UploadedLine } from "@/lib/contracts/bom-upload";
import type { ListedPart } from "@/lib/contracts/part";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { completePcba } from "@/lib/core/pcba/specification";
import type { MarketTag } from "@/lib/i18n/variants";
import { BomBoardsContext, createBomBoards } from "@/stores/bom-boards";
import { BomDraftContext, type BomDraftState, createBomDraft, EMPTY_BOM } from "@/stores/bom-draft";
import { drafts } from "@/stores/draft";
import { createGerberView, GerberViewContext } from "@/stores/gerber-view";
import { modalsStore } from "@/stores/modals";
import { createPcbaDraft, PcbaDraftContext } from "@/stores/pcba-draft";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/quote-draft";
import { sessionStore } from "@/stores/session";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

vi.mock("@/stores/draft", async (load) => {
  const real = await load<typeof import("@/stores/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

const mock = startMockApi();
const ADDRESS = "/order/bom";
// Saturday, 21 November 2026, 13:00 in Shanghai.
const NOW = Date.UTC(2026, 10, 21, 5);
const FILE = { fileUrl: "file_1", fileName: "amplifier.xlsx" };

const [resistor] = ANSWERS.uploadBom.parts as [ListedPart];
const other: ListedPart = { ...resistor, id: "p0000000other", mpn: "RC0603JR-0710KL" };

const line = (row: number, given: Partial<UploadedLine>): UploadedLine => ({
  ...(ANSWERS.uploadBom.lines[0] as UploadedLine),
  row,
  ...given,
});

const CANDIDATES: UploadedLine["candidates"] = [
  { partId: resistor.id, stage: "parametric", confidence: 0.75, doubts: ["voltage"] },
  { partId: other.id, stage: "parametric", confidence: 0.6, doubts: ["voltage", "case"] },
];

/** One that is ready, two that want the same of several, one without any proposal, one that is left away. */
const LIST: UploadedBom = {
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

/** What the server makes of a list: each line is in the state in which it was sent. */
function priceOf(
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

function show({ state, tag = "en-US" }: { state?: Partial<BomDraftState>; tag?: MarketTag } = {}) {
  window.history.replaceState(null, "", ADDRESS);
  const { board, assembly } = completePcba({ assembly: { supply: "turnkey" } });
  const list = createBomDraft({ ...EMPTY_BOM, ...state });
  const boards = createBomBoards();
  const page = renderPage(
    <BomBoardsContext value={boards}>
      <QuoteDraftContext value={createQuoteDraft(board, { nowMs: NOW })}>
        <PcbaDraftContext value={createPcbaDraft(assembly)}>
          <GerberViewContext value={createGerberView()}>
            <BomDraftContext value={list}>
              <BomQuote promisedMs={promisedFrom(NOW)} board={null} boardOptions={null} />
            </BomDraftContext>
          </GerberViewContext>
        </PcbaDraftContext>
      </QuoteDraftContext>
    </BomBoardsContext>,
    { address: ADDRESS, tag },
  );
  return { ...page, list, boards };
}

const rowOf = async (name: RegExp) => screen.findByRole("row", { name });
/** Of the lines in the order in which they stand; the head has none. */
const shownNames = () =>
  within(screen.getByRole("grid"))
    .getAllByRole("row")
    .map((row) => row.querySelector("b")?.textContent);
const dialog = () => screen.findByRole("dialog");
const priced = () => mock.calls("priceBomQuote").at(-1)?.body as { lines: Record<string, unknown>[] } | undefined;

beforeAll(async () => {
  await Promise.all([
    import("@/components/bom/bom-workspace"),
    import("@/components/bom/confirm-dialog"),
    import("@/components/bom/skip-dialog"),
    import("@/components/bom/paste-dialog"),
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

describe("bringing a list", () => {
  it("sends a chosen file, and shows its lines with what needs a look first", async () => {
    const { user } = show();
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("nowhere to put a file");
    await user.upload(input, new File(["Designator,MPN\nR1,A"], "amplifier.csv", { type: "text/csv" }));
    expect(await screen.findByText(/2 of 5 lines are ready/)).toBeVisible();
    expect(mock.calls("uploadFile").map(({ body }) => [body.fileType, body.originalFileName])).toEqual([
      ["10", "amplifier.csv"],
    ]);
    const names = shownNames();
    // The head, three to look at, and then as they stand in the list.
    expect(names).toEqual([undefined, "C1", "C2", "J1", "R1–R3", "R9"]);
  });

  it("refuses what is no table with the specification's words", async () => {
    const { user } = show();
    mock.fail("uploadFile", { kind: "refusal", code: "WRONG_FILE_FORMAT", message: "nein" });
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input) await user.upload(input, new File(["x"], "list.csv"));
    expect(await screen.findByText("Upload failed, wrong file format")).toBeVisible();
  });

  it("says of what is no table which kinds are read, before anything is sent", async () => {
    show();
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input) fireEvent.change(input, { target: { files: [new File(["x"], "list.pdf")] } });
    expect(
      await screen.findByText("Upload failed, wrong file format. Lists are read from .xlsx .xls .csv .tsv .txt."),
    ).toBeVisible();
    expect(mock.calls("uploadFile")).toEqual([]);
  });

  it("takes cells that were pasted into a field", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Paste a table" }));
    const field = within(await dialog()).getByRole("textbox");
    await user.click(field);
    await user.paste("Designator\tQty\tMPN\nR1\t1\tABC");
    await user.click(within(await dialog()).getByRole("button", { name: "Read this table" }));
    expect(await screen.findByText(/2 of 5 lines are ready/)).toBeVisible();
    expect(mock.calls("uploadFile")[0]?.body.originalFileName).toBe("pasted-list.txt");
  });

  it("takes up a list that was kept on this device", async () => {
    await drafts.keep(BOM_DRAFT_KEY, { ...EMPTY_BOM, file: FILE, edits: { "3": { partId: resistor.id } } });
    show();
    expect(await screen.findByText(/3 of 5 lines are ready/)).toBeVisible();
    expect(mock.calls("uploadBom")[0]?.body).toMatchObject({ bomUrl: "file_1", bomFileName: "amplifier.xlsx" });
  });

  it("offers other ways where no list is found, and goes on with the columns that are said", async () => {
    mock.fail("uploadBom", { kind: "refusal", code: "NO_PARTS_LIST", message: "BOM parsing failed: none" }, 1);
    const { user, list } = show({ state: { file: FILE } });
    expect(await screen.findByRole("heading", { name: "BOM parsing failed" })).toBeVisible();
    expect(screen.getByText(/an order can still be submitted for quotation unparsed/)).toBeVisible();
    mock.answer("uploadBom", LIST);
    await user.click(screen.getByRole("button", { name: "Say which columns mean what" }));
    expect(await screen.findByText(/2 of 5 lines are ready/)).toBeVisible();
    expect(list.getState().hints).toEqual({ headerRow: 0 });
  });
});

it("says that there is no network, and reads the list by itself once there is one", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onlineManager.setOnline(false);
  show({ state: { file: FILE } });
  expect(await screen.findByText("Network error, please refresh the page")).toBeVisible();
  online.mockRestore();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText(/2 of 5 lines are ready/)).toBeVisible();
});

describe("a line", () => {
  it("takes the part that a person chooses, for all lines that want the same", async () => {
    const { user, list } = show({ state: { file: FILE } });
    await user.click(await rowOf(/^C1,/));
    const panel = within(await dialog());
    expect(panel.getByText("Several parts may be meant. Please choose one.")).toBeVisible();
    await user.click(panel.getByRole("radio", { name: /RC0603JR-0710KL/ }));
    await user.click(panel.getByRole("button", { name: "Use it for all 2 lines that want the same" }));
    expect(list.getState().edits).toEqual({ "3": { partId: other.id }, "4": { partId: other.id } });
    await user.click(panel.getByRole("button", { name: "Close" }));
    expect(screen.getByText(/4 of 5 lines are ready/)).toBeVisible();
    await waitFor(() =>
      expect(priced()?.lines.map(({ partId }) => partId)).toEqual([resistor.id, other.id, other.id, null, resistor.id]),
    );
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(list.getState().edits).toEqual({ "3": { partId: other.id } });
  });

  it("may take any part of the catalogue", async () => {
    const found: ListedPart = { ...resistor, id: "p0000000found", mpn: "XH-4A" };
    mock.answer("searchParts", {
      ...ANSWERS.searchParts,
      rows: [{ ...found, price: null, availability: "inStock" }],
      total: 1,
    });
    mock.respond("getPart", () =>
      Response.json({ type: "success", message: "", data: { ...ANSWERS.getPart, ...found } }),
    );
    const { user, list } = show({ state: { file: FILE } });
    await user.click(await rowOf(/^J1,/));
    const panel = within(await dialog());
    await user.click(panel.getByRole("button", { name: "Search parts" }));
    await user.click(await panel.findByRole("radio", { name: /XH-4A/ }));
    expect(mock.calls("searchParts").at(-1)?.query.keyword).toBe("SPECIAL-1");
    expect(list.getState().edits).toEqual({ "5": { partId: found.id } });
    expect(await panel.findByText("In stock and priced at this quantity.")).toBeVisible();
  });

  it("is left away, sent by the customer, counted otherwise, removed and put back", async () => {
    const { user, list } = show({ state: { file: FILE } });
    await user.click(await rowOf(/^J1,/));
    const panel = within(await dialog());
    await user.click(panel.getByRole("checkbox", { name: "I will send it" }));
    expect(panel.getByText("You send it")).toBeVisible();
    const quantity = panel.getByRole("textbox", { name: "Quantity of one board" });
    await user.clear(quantity);
    await user.type(quantity, "many");
    expect(panel.getByText("Please enter a whole number from 0 to 100,000")).toBeVisible();
    await user.clear(quantity);
    expect(panel.getByText("Please fill in Quantity")).toBeVisible();
    await user.type(quantity, "4{Enter}");
    await waitFor(() => expect(priced()?.lines[3]).toMatchObject({ supply: "customer", quantity: 4, dnp: 2 }));
    await user.click(panel.getByRole("checkbox", { name: "Do not place" }));
    await waitFor(() => expect(priced()?.lines[3]).toMatchObject({ supply: "none", dnp: 1 }));
    await user.click(panel.getByRole("button", { name: "Remove the line" }));
    await waitFor(() => expect(priced()?.lines).toHaveLength(4));
    expect(list.getState().edits["5"]).toMatchObject({ isRemoved: true });
    await user.click(screen.getByText("Rows that are no lines"));
    expect(screen.getByText("Amplifier rev B")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Put back" }));
    expect(await rowOf(/^J1,/)).toBeVisible();
  });

  it("says how many pins a part has that we do not know, by the customer's count", async () => {
    const odd = (change: object) => line(5, { designators: ["J1"], mpn: "SPECIAL-1", candidates: [], ...change });
    const unknown = odd({ partId: null, state: "Not matched", footprint: "own" });
    mock.answer("uploadBom", { ...LIST, lines: [line(2, {}), unknown] });
    const { user, list } = show({ state: { file: FILE } });
    const row = within(await rowOf(/^J1,/));
    await user.click(await rowOf(/^R1, RC/));
    expect(within(await dialog()).queryByRole("textbox", { name: "Pins of one part" })).toBeNull();
    await user.keyboard("{Escape}");
    await user.click(await rowOf(/^J1,/));
    const panel = within(await dialog());
    const pins = () => panel.getByRole("textbox", { name: "Pins of one part" });
    expect(pins()).toHaveAccessibleDescription(/Your count goes along with the list/);
    await user.click(panel.getByRole("checkbox", { name: "I will send it" }));
    expect(pins()).toHaveAccessibleDescription(/With your count its soldering is priced at once/);
    expect(row.getByText("pins not known")).toBeVisible();
    for (const wrong of ["0", "5001", "1.5", "many"]) {
      await user.clear(pins());
      await user.type(pins(), `${wrong}{Enter}`);
      expect(panel.getByText("Please enter a whole number from 1 to 5,000")).toBeVisible();
    }
    expect(list.getState().edits["5"]).toEqual({ isOwn: true });
    await user.clear(pins());
    await user.type(pins(), "30{Enter}");
    await waitFor(() => expect(priced()?.lines[1]).toMatchObject({ pins: 30, mounting: "smt" }));
    expect(row.getByText("30 pins by your count")).toBeVisible();
    await user.selectOptions(panel.getByRole("combobox", { name: "Soldered as" }), "Through-hole");
    await waitFor(() => expect(priced()?.lines[1]).toMatchObject({ pins: 30, mounting: "tht" }));
    await user.clear(pins());
    await user.type(pins(), "{Enter}");
    await waitFor(() => expect(priced()?.lines[1]).not.toHaveProperty("pins"));
    expect(panel.queryByRole("combobox", { name: "Soldered as" })).toBeNull();
  });

  it("is reached by the keyboard", async () => {
    const { user } = show({ state: { file: FILE } });
    await rowOf(/^C1,/);
    screen.getByRole("grid", { name: "Lines of the parts list" }).focus();
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(within(await dialog()).getByRole("heading", { name: "J1, SPECIAL-1" })).toBeVisible();
  });
});

it("draws of ten thousand lines only those in sight, and counts them all", async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => line(at + 2, { designators: [`R${at + 1}`] }));
  mock.answer("uploadBom", { ...LIST, lines });
  const { user } = show({ state: { file: FILE } });
  const grid = await screen.findByRole("grid");
  expect(grid).toHaveAttribute("aria-rowcount", "10001");
  expect(within(grid).getAllByRole("row").length).toBeLessThan(60);
  grid.focus();
  await user.keyboard("{End}");
  expect(grid.scrollTop).toBeGreaterThan(100_000);
}, 60_000);

describe("the columns", () => {
  it("are said otherwise over the first rows, and remembered for lists with the same head", async () => {
    const { user, list } = show({ state: { file: FILE } });
    await rowOf(/^C1,/);
    // The list names no column of quantities: the editor stands open.
    expect(screen.getByText(/No column was found for: Quantity/)).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Meaning of column MPN" }), "Quantity");
    expect(list.getState().hints).toEqual({ sheet: 0, headerRow: 0, columns: ["designator", "quantity"] });
    await waitFor(() =>
      expect(mock.calls("uploadBom").at(-1)?.body.columns).toBe(JSON.stringify(["designator", "quantity"])),
    );
    cleanup();
    const second = show({ state: { file: { ...FILE, fileUrl: "file_2" } } });
    await waitFor(() => expect(second.list.getState().hints.columns).toEqual(["designator", "quantity"]));
  });
});

describe("the filters", () => {
  it("show the lines of one state", async () => {
    const { user } = show({ state: { file: FILE } });
    await rowOf(/^C1,/);
    const filters = within(screen.getByRole("group", { name: "Show lines by state" }));
    await user.click(filters.getByRole("button", { name: /^Not matched/ }));
    expect(shownNames()).toEqual([undefined, "J1"]);
  });
});

describe("saving", () => {
  it("asks a visitor to sign in, and keeps the list", async () => {
    const { user, list } = show({ state: { file: FILE } });
    await rowOf(/^C1,/);
    const price = within(screen.getByRole("complementary", { name: "Price" }));
    await waitFor(() => expect(price.getByRole("button", { name: "Add to cart" })).toBeEnabled());
    await user.click(price.getByRole("button", { name: "Add to cart" }));
    expect(modalsStore.getState().account).toBe(true);
    expect(list.getState().file).toEqual(FILE);
  });

  it("asks before lines without a part are left away, and then puts the quote into the cart", async () => {
    sessionStore.getState().setToken("t1");
    mock.answer("createBomQuote", { ...ANSWERS.createBomQuote, status: "Quoted" });
    const { user, visited } = show({ state: { file: FILE } });
    await rowOf(/^C1,/);
    const price = within(screen.getByRole("complementary", { name: "Price" }));
    await waitFor(() => expect(price.getByRole("button", { name: "Add to cart" })).toBeEnabled());
    await user.click(price.getByRole("button", { name: "Add to cart" }));
    const asked = within(await dialog());
    expect(asked.getByText(/Unassociated parts will not be purchased or assembled/)).toBeVisible();
    expect(mock.calls("createBomQuote")).toEqual([]);
    await user.click(asked.getByRole("button", { name: "Save without them" }));
    await waitFor(() => expect(mock.calls("addQuoteToCart")).toHaveLength(1));
    expect(mock.calls("createBomQuote")[0]?.body).toMatchObject({
      unassociatedConfirmed: 1,
      bomUrl: "file_1",
      bomFileName: "amplifier.xlsx",
      lines: [{ designators: ["R1", "R2", "R3"] }, {}, {}, {}, { dnp: 1, supply: "none" }],
    });
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
  });

  it("goes back to the lines that want a part", async () => {
    sessionStore.getState().setToken("t1");
    const { user } = show({ state: { file: FILE } });
    await rowOf(/^C1,/);
    const price = within(screen.getByRole("complementary", { name: "Price" }));
    await waitFor(() => expect(price.getByRole("button", { name: "Save the quote" })).toBeEnabled());
    await user.click(price.getByRole("button", { name: "Save the quote" }));
    await user.click(within(await dialog()).getByRole("button", { name: "Please associate components" }));
    await waitFor(() => expect(shownNames()).toEqual([undefined, "C1", "C2", "J1"]));
  });

  it("is a matter of our engineers where a line has no price", async () => {
    sessionStore.getState().setToken("t1");
    mock.respond("priceBomQuote", ({ body }) =>
      Response.json({
        type: "success",
        message: "",
        data: { ...priceOf(body.lines as never), reviews: ["linesOpen"], openLines: [0] },
      }),
    );
    mock.answer("createBomQuote", { ...ANSWERS.createBomQuote, status: "Inquiry Received", expiresAt: null });
    const { user } = show({ state: { file: FILE, isUnassociatedConfirmed: true } });
    const price = within(await screen.findByRole("complementary", { name: "Price" }));
    await user.click(await price.findByRole("button", { name: "Ask for a quote" }));
    expect(await screen.findByText(/is with our engineers/)).toBeVisible();
    expect(price.getByText(/1 line has no price yet/)).toBeVisible();
  });

  it("is not possible while a placed line does not say how often", async () => {
    const lines = [line(2, { quantity: null, problems: ["quantityMissing"] })];
    mock.answer("uploadBom", { ...LIST, lines });
    show({ state: { file: FILE } });
    const price = within(await screen.findByRole("complementary", { name: "Price" }));
    expect(await price.findByText("1 line needs you first")).toBeVisible();
    for (const button of price.getAllByRole("button")) expect(button).toBeDisabled();
  });

  it("sends a list that nobody reads to our engineers", async () => {
    sessionStore.getState().setToken("t1");
    mock.answer("createBomQuote", { ...ANSWERS.createBomQuote, status: "Inquiry Received", expiresAt: null });
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Skip parsing and let engineers handle it" }));
    const skip = within(await dialog());
    await user.click(skip.getByRole("button", { name: "Send it to our engineers" }));
    expect(skip.getByText("Please choose a parts list first.")).toBeVisible();
    await user.upload(skip.getByLabelText("Parts list"), new File(["anything"], "scan.xlsx"));
    await skip.findByText("scan.xlsx");
    await user.click(skip.getByRole("button", { name: "Send it to our engineers" }));
    await waitFor(() => expect(mock.calls("createBomQuote")).toHaveLength(1));
    expect(mock.calls("createBomQuote")[0]?.body).toMatchObject({ skipParse: 1, bomFileName: "scan.xlsx" });
  });
});

it("speaks Chinese", async () => {
  show({ state: { file: FILE }, tag: "zh-CN" });
  expect(await screen.findByText("5 行中已就绪 2 行。", { exact: false })).toBeVisible();
  expect(screen.getByRole("heading", { name: "BOM 报价" })).toBeVisible();
  expect(screen.getAllByText("未关联").length).toBeGreaterThan(0);
});

describe("several boards in one quote", () => {
  const OTHER = {
    list: { ...EMPTY_BOM, file: { fileUrl: "file_2", fileName: "sensor.csv" } },
    specification: completePcba({ board: { quantity: 20 } }),
    projectId: null,
    lines: [{ designators: ["R9"], quantity: 1, mpn: "RC0603" }],
    ...{ corrected: null, unassociated: 0, blocked: 0 },
  };

  it("are priced together, in their order, until one is taken out", async () => {
    const { user, boards } = show({ state: { file: FILE, isUnassociatedConfirmed: true } });
    await rowOf(/^R1–R3/);
    act(() => boards.setState({ others: [OTHER], at: 1 }));
    const bar = screen.getByRole("navigation", { name: "Boards of this quote" });
    expect(within(bar).getByRole("button", { name: /^amplifier/ })).toHaveAttribute("aria-current", "true");
    expect(within(bar).getByRole("button", { name: /^sensor/ })).toHaveTextContent("20 pieces");
    await waitFor(() => {
      const body = priced() as unknown as { boardName: string; others: { boardName: string; lines: unknown[] }[] };
      expect([body.boardName, body.others.map(({ boardName }) => boardName)]).toEqual(["sensor", ["amplifier"]]);
    });
    expect(priced()?.lines).toEqual([expect.objectContaining({ designators: ["R9"] })]);
    await user.click(within(bar).getByRole("button", { name: "Take sensor out of the quote" }));
    await waitFor(() => expect(within(bar).queryByRole("button", { name: /^sensor/ })).toBeNull());
  });

  const MOVED = { designator: "R9", xMm: 1, yMm: 2, rotationDeg: 0, side: "top" };
  const ways = [
    ["saved", /^Save/],
    ["left to engineers", "Send it to our engineers"],
  ] as const;

  async function openWay(name: (typeof ways)[number][0]) {
    sessionStore.getState().setToken("t1");
    const lines = [line(2, { designators: ["R1"], quantity: 1 })];
    mock.answer("uploadBom", { ...LIST, lines });
    const page = show({ state: { file: FILE, isUnassociatedConfirmed: true } });
    await screen.findByRole("grid");
    const other = { ...OTHER, corrected: [MOVED], lines: name === "saved" ? OTHER.lines : [] };
    act(() => page.boards.setState({ others: [other], at: 1 }));
    if (name === "saved") return { ...page, place: within(screen.getByRole("complementary", { name: "Price" })) };
    const [leave] = await screen.findAllByRole("button", { name: "Skip parsing and let engineers handle it" });
    if (leave) await page.user.click(leave);
    return { ...page, place: within(await dialog()) };
  }

  it.each(ways)(
    "are %s once, however often it is clicked while corrected coordinates are sent",
    async (way, button) => {
      const { user, place } = await openWay(way);
      await waitFor(() => expect(place.getByRole("button", { name: button })).toBeEnabled());
      await user.dblClick(place.getByRole("button", { name: button }));
      await waitFor(() => expect(mock.calls("createBomQuote")).toHaveLength(1));
      expect(mock.calls("uploadFile")).toHaveLength(1);
    },
  );

  it.each(ways)("that are to be %s say it when corrected coordinates do not arrive", async (way, button) => {
    const { user, place } = await openWay(way);
    mock.fail("uploadFile", { kind: "refusal", code: "OPERATION_FAILED", message: "The disk is full" });
    await waitFor(() => expect(place.getByRole("button", { name: button })).toBeEnabled());
    await user.click(place.getByRole("button", { name: button }));
    expect(await screen.findByText("The disk is full")).toBeInTheDocument();
    expect(mock.calls("createBomQuote")).toEqual([]);
  });
});
