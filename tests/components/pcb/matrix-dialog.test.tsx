// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stubBrowser } from "@/tests/support/render-page";
import { inPage, OptionsAndPrice } from "./in-page";

beforeEach(stubBrowser);
afterEach(cleanup);

async function open() {
  const page = inPage(<OptionsAndPrice />, { named: { quantity: 50 } });
  await userEvent.click(screen.getByRole("button", { name: "All quantities" }));
  // It comes with its own script, which a busy machine takes its time to read.
  const named = { name: "Price by quantity and lead time" };
  const dialog = await screen.findByRole("dialog", named, { timeout: 10_000 });
  return { ...page, dialog: within(dialog) };
}

describe("all quantities", () => {
  it("hold forty rows, each with its own standard lead time and every day sooner", async () => {
    const { dialog } = await open();
    const rows = dialog.getAllByRole("row").slice(1);
    expect(rows).toHaveLength(40);
    expect(dialog.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
      "Pieces",
      "Standard",
      "1 day faster",
      "2 days faster",
      "3 days faster",
      "4 days faster",
    ]);
    // 10 000 pieces of 0.01 m² are 100 m²: 5 + 100 × 50 = 5005.00, tested with a fixture of its own; 15 days standard.
    const last = rows.at(-1);
    expect(last && within(last).getByRole("rowheader").textContent).toBe("10000");
    expect(last && within(last).getAllByRole("button")[0]).toHaveTextContent(/15 days$/);
  });

  it("show what a cell's price is made of, and take it", async () => {
    const { dialog, draft } = await open();
    await userEvent.click(dialog.getByRole("button", { name: /^100 pcs, 5 days/ }));
    // 100 pieces, 1 m²: 5 + 50.
    expect(dialog.getByRole("heading", { name: "100 boards, ships +5" })).toBeVisible();
    expect(dialog.getAllByRole("definition").at(-1)).toHaveTextContent("$55.00");
    expect(draft.getState().specification.quantity).toBe(50);
    await userEvent.click(dialog.getByRole("button", { name: "Choose 100 in 5 days" }));
    expect(draft.getState().specification).toMatchObject({ quantity: 100, leadTimeDays: 5 });
    expect(screen.queryByRole("heading", { name: /^100 boards/ })).toBeNull();
  });

  it("are told by piece and by square decimetre on demand", async () => {
    const { dialog } = await open();
    const cell = () => dialog.getByRole("button", { name: /^50 pcs, 5 days/ });
    // 5 + 0.5 × 50 = 30.00; 0.60 each; 50 dm².
    expect(cell()).toHaveTextContent("$30.00");
    await userEvent.click(dialog.getByRole("button", { name: "Each" }));
    expect(cell()).toHaveTextContent("$0.60");
    await userEvent.click(dialog.getByRole("button", { name: "Per dm²" }));
    expect(cell()).toHaveTextContent("$0.60");
  });
});
