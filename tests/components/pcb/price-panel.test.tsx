// @vitest-environment jsdom
import { UNKNOWN_FACTS } from "../../support/board-facts";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PriceAnnouncer } from "@/components/quote/price-announcer";
import { useLineTexts } from "@/components/pcb/price/use-line-texts";
import { usePriceTexts } from "@/components/pcb/price/use-price-texts";
import type { BoardFacts } from "@/lib/core/measure/facts";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { stubBrowser } from "@/tests/support/render-page";
import { inPage, LOCALES, OptionsAndPrice, WORDS } from "./in-page";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

beforeEach(stubBrowser);
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
      ["Electrical test", "Included"],
      ["Films", "Included"],
      ["Solder mask: Green", "Included"],
      ["Surface finish: ENIG", "$20.00"],
      ["Total", "$92.50"],
    ]);
    expect(panel().getByText("0.5 m² at $95.00 per m²")).toBeVisible();
    expect(panel().getByText("$1.85 each")).toBeVisible();
  });

  it("tells the freight of any country and method, and keeps the choice", async () => {
    // 50 pieces of 100 × 100 × 1.6 mm: 12 × 12 × 10 cm packed are 1440 cm³, 0.288 kg by room; the boards weigh 1.9 kg
    // (0.5 m² × (1.6 mm × 1850 + 70 µm × 8960 × 0.75 × 1.03 + 0.16)), so 2 kg: 15 + 2 × 7 = 29.00 to the home zone.
    inPage(<OptionsAndPrice />, { named: { quantity: 50 } });
    expect(panel().getByText(/Standard shipping, about \$29\.00/)).toBeVisible();
    await userEvent.click(panel().getByRole("button", { name: "Change" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Estimated shipping" }, { timeout: 10_000 }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Destination" }), "Germany");
    // 11 + 2 × 5 = 21.00.
    expect(dialog.getByRole("radio", { name: /^Standard/ })).toHaveTextContent("$21.00");
    await userEvent.click(dialog.getByRole("radio", { name: /^Pickup/ }));
    expect(panel().getByText(/Pickup at our factory/)).toBeVisible();
    cleanup();
    inPage(<OptionsAndPrice />, { named: { quantity: 50 } });
    expect(await panel().findByText(/Pickup at our factory/)).toBeVisible();
  });

  it.each([
    ["en", "Thickness: 2.0 mm", "$11.00"],
    ["zh", "板厚：2.0 mm", "¥80.00"],
  ] as const)("names in %s the thickness that it asks for", (locale, name, amount) => {
    // 50 pieces, 0.5 m²: 2.0 mm is 11 USD or 80 CNY a lot, and half of that by area.
    inPage(<OptionsAndPrice />, { locale, named: { quantity: 50, layers: 4, thicknessMm: 2 } });
    expect(bill()).toContainEqual([name, amount]);
  });

  it("names the mask's colour where a book asks for it", () => {
    const line = { key: "soldermaskFee", amountMicro: 5_000_000, rule: { key: "perLot", args: {} } } as const;
    function Named() {
      return useLineTexts("USD", completeSpecification({ solderMaskColor: "Blue" }))(line).name;
    }
    inPage(<Named />);
    expect(screen.getByText("Solder mask: Blue")).toBeVisible();
  });

  it("is in yuan and Chinese in China", () => {
    // 50 pieces, 0.5 m², 2 layers: 35 + 0.5 × 350 = 210 CNY.
    inPage(<OptionsAndPrice />, { locale: "zh", named: { quantity: 50 } });
    expect(bill()).toEqual([
      ["工程费", "¥35.00"],
      ["板费", "¥175.00"],
      ["测试费", "已包含"],
      ["菲林费", "已包含"],
      ["阻焊：绿色", "已包含"],
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
    const columns = table.getAllByRole("columnheader").map((header) => header.textContent);
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
    const hints = within(panel().getByRole("list", { name: "Ways to save" }));
    expect(hints.getAllByRole("listitem")[0]).toHaveTextContent("100 × 100 mm instead of 102 × 100.");
    await userEvent.click(hints.getByRole("button", { name: "Save $9.10" }));
    expect(draft.getState().specification).toMatchObject({ widthMm: 100, heightMm: 100 });
    expect(bill().at(-1)).toEqual(["Total", "$1.00"]);
  });
});

describe("what the files need", () => {
  // Tracks of 0.1 mm are made as the 4 mil grade alone.
  const facts: BoardFacts = {
    ...UNKNOWN_FACTS,
    widthMm: 102,
    heightMm: 100,
    layers: 2,
    minTraceMm: 0.1,
    minSpaceMm: 0.1,
    minDrillMm: 0.3,
    drillCount: 9,
    slotCount: 0,
    castellated: false,
    goldFingers: null,
    boards: 1,
    outline: "closed",
  };
  const named = { quantity: 10, widthMm: 102, minTraceSpaceMil: 4 };
  const hinted = () =>
    within(panel().getByRole("list", { name: "Ways to save" }))
      .getAllByRole("listitem")
      .map((item) => item.textContent);

  it("is no cheaper neighbour; a smaller board is advice that no click takes", () => {
    const { view } = inPage(<OptionsAndPrice />, { named });
    expect(hinted().join()).toMatch(/Min\. trace\/spacing: 5 mil/);
    act(() => view.getState().foundHere({ facts, layers: [], warnings: [] }, { top: "", bottom: "" }));
    expect(hinted().join()).not.toMatch(/Min\. trace\/spacing/);
    expect(hinted()[0]).toMatch(/^At 100 × 100 mm instead of 102 × 100, you would save \$/);
    expect(panel().queryByRole("button", { name: /^Save/ })).toBeNull();
  });
});

function Announced() {
  const { announcement } = usePriceTexts(String);
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
