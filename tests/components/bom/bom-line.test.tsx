// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ListedPart } from "@/lib/contracts/part";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { dialog, FILE, line, LIST, other, resistor, rowOf, show, startBomQuote } from "./bom-quote-page";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

const mock = startBomQuote();

const priced = () =>
  mock.calls("priceBomQuote").at(-1)?.body as
    { lines: Record<string, unknown>[]; assembly: Record<string, unknown> } | undefined;

describe("a line", () => {
  it("takes the part that a person chooses, for all lines that want the same", async () => {
    const { user, list } = show({ state: { file: FILE } });
    await user.click(await rowOf(/^C1,/));
    const panel = within(await dialog());
    expect(panel.getByText("Several parts fit. Choose one.")).toBeVisible();
    await user.click(panel.getByRole("radio", { name: /RC0603JR-0710KL/ }));
    await user.click(panel.getByRole("button", { name: "Apply to all 2 identical lines" }));
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

  it("that the customer supplies asks whether these parts come kitted, and is priced by the answer", async () => {
    const { user } = show({ state: { file: FILE } });
    await rowOf(/^J1,/);
    expect(screen.queryByRole("radiogroup", { name: "Consigned parts" })).not.toBeInTheDocument();
    const supply = within(screen.getByRole("radiogroup", { name: "Parts sourcing" }));
    await user.click(supply.getByRole("radio", { name: "Consigned" }));
    const condition = within(screen.getByRole("radiogroup", { name: "Consigned parts" }));
    expect(condition.getByRole("radio", { name: "Kitted" })).toBeChecked();
    await user.click(condition.getByRole("radio", { name: "Loose" }));
    await waitFor(() => expect(priced()?.assembly).toMatchObject({ supply: "customer", partsPrepared: false }));
  });

  it("is left away, sent by the customer, counted otherwise, removed and put back", async () => {
    const { user, list } = show({ state: { file: FILE } });
    await user.click(await rowOf(/^J1,/));
    const panel = within(await dialog());
    await user.click(panel.getByRole("checkbox", { name: "I will supply it" }));
    expect(panel.getByText("Consigned")).toBeVisible();
    const quantity = panel.getByRole("textbox", { name: "Quantity per board" });
    await user.clear(quantity);
    await user.type(quantity, "many");
    expect(panel.getByText("Enter a whole number from 0 to 100,000")).toBeVisible();
    await user.clear(quantity);
    expect(panel.getByText("Please fill in Quantity")).toBeVisible();
    await user.type(quantity, "4{Enter}");
    await waitFor(() => expect(priced()?.lines[3]).toMatchObject({ supply: "customer", quantity: 4, dnp: 2 }));
    await user.click(panel.getByRole("checkbox", { name: "Do not place (DNP)" }));
    await waitFor(() => expect(priced()?.lines[3]).toMatchObject({ supply: "none", dnp: 1 }));
    await user.click(panel.getByRole("button", { name: "Remove line" }));
    await waitFor(() => expect(priced()?.lines).toHaveLength(4));
    expect(list.getState().edits["5"]).toMatchObject({ isRemoved: true });
    await user.click(screen.getByText("Ignored rows"));
    expect(screen.getByText("Amplifier rev B")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Restore" }));
    expect(await rowOf(/^J1,/)).toBeVisible();
  });

  it("says how many pins a part has that we do not know, by the customer's count", async () => {
    const odd = (change: object) => line(5, { designators: ["J1"], mpn: "SPECIAL-1", candidates: [], ...change });
    const unknown = odd({ partId: null, state: "Not matched", footprint: "own" });
    mock.answer("uploadBom", { ...LIST, lines: [line(2, {}), unknown] });
    const { user, list } = show({ state: { file: FILE } });
    const row = within(await rowOf(/^J1,/));
    await user.click(await rowOf(/^R1, RC/));
    expect(within(await dialog()).queryByRole("textbox", { name: "Pins per part" })).toBeNull();
    await user.keyboard("{Escape}");
    await user.click(await rowOf(/^J1,/));
    const panel = within(await dialog());
    const pins = () => panel.getByRole("textbox", { name: "Pins per part" });
    expect(pins()).toHaveAccessibleDescription(/Your pin count is submitted with the list/);
    await user.click(panel.getByRole("checkbox", { name: "I will supply it" }));
    expect(pins()).toHaveAccessibleDescription(/Enter its pin count to price its soldering now/);
    expect(row.getByText("pin count unknown")).toBeVisible();
    for (const wrong of ["0", "5001", "1.5", "many"]) {
      await user.clear(pins());
      await user.type(pins(), `${wrong}{Enter}`);
      expect(panel.getByText("Enter a whole number from 1 to 5,000")).toBeVisible();
    }
    expect(list.getState().edits["5"]).toEqual({ isOwn: true });
    await user.clear(pins());
    await user.type(pins(), "30{Enter}");
    await waitFor(() => expect(priced()?.lines[1]).toMatchObject({ pins: 30, mounting: "smt" }));
    expect(row.getByText("30 pins (your count)")).toBeVisible();
    await user.selectOptions(panel.getByRole("combobox", { name: "Mounting" }), "Through-hole");
    await waitFor(() => expect(priced()?.lines[1]).toMatchObject({ pins: 30, mounting: "tht" }));
    await user.clear(pins());
    await user.type(pins(), "{Enter}");
    await waitFor(() => expect(priced()?.lines[1]).not.toHaveProperty("pins"));
    expect(panel.queryByRole("combobox", { name: "Mounting" })).toBeNull();
  });

  it("is reached by the keyboard", async () => {
    const { user } = show({ state: { file: FILE } });
    await rowOf(/^C1,/);
    screen.getByRole("grid", { name: "BOM lines" }).focus();
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(within(await dialog()).getByRole("heading", { name: "J1, SPECIAL-1" })).toBeVisible();
  });
});
