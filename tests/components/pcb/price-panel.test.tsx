// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PriceAnnouncer } from "@/components/pcb/price-announcer";
import { usePriceTexts } from "@/components/pcb/use-price-texts";
import { useQuote } from "@/components/pcb/use-quote";
import { inPage, LOCALES, OptionsAndPrice, WORDS } from "./in-page";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const panel = () => within(screen.getByRole("complementary"));
/** The bill as pairs of name and amount. */
const bill = () =>
  panel()
    .getAllByRole("term")
    .map((term) => [term.firstChild?.textContent, term.nextElementSibling?.textContent]);

describe("the bill", () => {
  it("lists what the price is made of, and its sum is the total", () => {
    // 50 pieces, 0.5 m², 4 layers: 25 + 0.5 × 95 = 72.50; ENIG 20 (20 a lot, 20 × 0.5 = 10 by area).
    inPage(<OptionsAndPrice />, { named: { quantity: 50, layers: 4, surfaceFinish: "ENIG" } });
    expect(bill()).toEqual([
      ["Tooling", "$25.00"],
      ["Boards", "$47.50"],
      ["Electrical test", "$0.00"],
      ["Surface finish: ENIG", "$20.00"],
      ["Total", "$92.50"],
    ]);
    expect(panel().getByText("0.5 m² at $95.00 per m²")).toBeVisible();
    expect(panel().getByText(/\$1\.85 each, freight about \$/)).toBeVisible();
  });

  it("is in yuan and Chinese in China", () => {
    // 50 pieces, 0.5 m², 2 layers: 35 + 0.5 × 350 = 210 CNY.
    inPage(<OptionsAndPrice />, { locale: "zh", named: { quantity: 50 } });
    expect(bill()).toEqual([
      ["工程费", "¥35.00"],
      ["板费", "¥175.00"],
      ["测试费", "¥0.00"],
      ["合计", "¥210.00"],
    ]);
  });

  it("explains the prototype offer as a line of its own", () => {
    // 10 pieces are 0.1 m²: 5 + 5 = 10, less 9 makes the claimed 1.
    inPage(<OptionsAndPrice />, { named: { quantity: 10 } });
    expect(bill()).toContainEqual(["Prototype offer", "-$9.00"]);
    expect(bill().at(-1)).toEqual(["Total", "$1.00"]);
  });

  it("marks a line that has changed, and only it", async () => {
    inPage(<OptionsAndPrice />, { named: { quantity: 50 } });
    expect(document.querySelectorAll("[data-changed]")).toHaveLength(0);
    await userEvent.click(screen.getByRole("radio", { name: /^ENIG/ }));
    const changed = [...document.querySelectorAll("[data-changed] dt")].map((node) => node.firstChild?.textContent);
    expect(changed).toEqual(["Surface finish: ENIG"]);
  });
});

describe.each(LOCALES)("the table of quantities and lead times in %s", (locale) => {
  it("sets both by one click on a cell", async () => {
    const { draft } = inPage(<OptionsAndPrice />, { locale, named: { quantity: 50 } });
    const table = within(panel().getByRole("table", { name: WORDS[locale].quote.matrix.title }));
    const columns = table.getAllByRole("columnheader").map((head) => head.textContent);
    expect(columns.slice(1)).toEqual(locale === "en" ? ["5 days", "4 days", "3 days"] : ["5 天", "4 天", "3 天"]);
    const row = table.getByRole("row", { name: /^100/ });
    const cell = within(row).getAllByRole("button")[1];
    if (!cell) throw new Error("no cell");
    await userEvent.click(cell);
    expect(draft.getState().specification).toMatchObject({ quantity: 100, leadTimeDays: 4 });
    expect(table.getByRole("button", { pressed: true })).toHaveTextContent(bill().at(-1)?.[1] ?? "");
  });
});

describe("a cheaper neighbour", () => {
  it("names the change and its saving, and one click takes it", async () => {
    // 10 pieces of 102 × 100 mm: 5 + 0.102 × 50 = 10.10 instead of the offer's 1.00.
    const { draft } = inPage(<OptionsAndPrice />, { named: { quantity: 10, widthMm: 102 } });
    const hints = within(panel().getByRole("list", { name: "Cheaper nearby" }));
    expect(hints.getAllByRole("listitem")[0]).toHaveTextContent("Make it 100 × 100 mm instead of 102 × 100.");
    await userEvent.click(hints.getByRole("button", { name: "Save $9.10" }));
    expect(draft.getState().specification).toMatchObject({ widthMm: 100, heightMm: 100 });
    expect(bill().at(-1)).toEqual(["Total", "$1.00"]);
  });
});

function Announced() {
  const quote = useQuote();
  const { announcement } = usePriceTexts(quote, String);
  return <PriceAnnouncer text={announcement} />;
}

describe("the spoken price", () => {
  it("waits until the choice has stood still for 400 ms, and then is said once", () => {
    vi.useFakeTimers();
    const { draft } = inPage(<Announced />, { named: { quantity: 50 } });
    const spoken = () => document.querySelector("[aria-live=polite]")?.textContent;
    expect(spoken()).toBe("Price $30.00, $0.60 each");
    act(() => draft.getState().change({ layers: 4 }));
    act(() => void vi.advanceTimersByTime(399));
    act(() => draft.getState().change({ layers: 6 }));
    act(() => void vi.advanceTimersByTime(399));
    expect(spoken()).toBe("Price $30.00, $0.60 each");
    act(() => void vi.advanceTimersByTime(1));
    // 60 + 0.5 × 140 = 130
    expect(spoken()).toBe("Price $130.00, $2.60 each");
  });
});
