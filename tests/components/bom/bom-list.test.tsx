// @vitest-environment jsdom
import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { BOM_DRAFT_KEY, EMPTY_BOM } from "@/stores/drafts/bom-draft";
import { drafts } from "@/stores/drafts/draft";
import { dialog, FILE, line, LIST, resistor, rowOf, show, shownNames, startBomQuote } from "./bom-quote-page";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

const mock = startBomQuote();

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
      await screen.findByText("Upload failed, wrong file format. Accepted: .xlsx .xls .csv .tsv .txt."),
    ).toBeVisible();
    expect(mock.calls("uploadFile")).toEqual([]);
  });

  it("takes cells that were pasted into a field", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Paste a table" }));
    const field = within(await dialog()).getByRole("textbox");
    await user.click(field);
    await user.paste("Designator\tQty\tMPN\nR1\t1\tABC");
    await user.click(within(await dialog()).getByRole("button", { name: "Read table" }));
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
    await user.click(screen.getByRole("button", { name: "Assign columns" }));
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
  it.each([
    [0, "Row 1"],
    [12, "Row 13"],
    [-1, "No header row"],
  ])("show the header row that was found at %i as %s", async (headerRow, shown) => {
    mock.answer("uploadBom", { ...LIST, headerRow });
    show({ state: { file: FILE } });
    await rowOf(/^C1,/);
    expect(screen.getByRole("combobox", { name: "Header row" })).toHaveDisplayValue(shown);
  });

  it("are said otherwise over the first rows, and remembered for lists with the same head", async () => {
    const { user, list } = show({ state: { file: FILE } });
    await rowOf(/^C1,/);
    // The list has no quantity column, so the editor is open.
    expect(screen.getByText(/No column was found for: Quantity/)).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Meaning of column B MPN" }), "Quantity");
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
    const filters = within(screen.getByRole("group", { name: "Filter lines by state" }));
    await user.click(filters.getByRole("button", { name: /^Not matched/ }));
    expect(shownNames()).toEqual([undefined, "J1"]);
  });
});

it("speaks Chinese", async () => {
  show({ state: { file: FILE }, tag: "zh-CN" });
  expect(await screen.findByText("5 行中已就绪 2 行。", { exact: false })).toBeVisible();
  expect(screen.getByRole("heading", { name: "BOM 报价" })).toBeVisible();
  expect(screen.getAllByText("未关联").length).toBeGreaterThan(0);
});
