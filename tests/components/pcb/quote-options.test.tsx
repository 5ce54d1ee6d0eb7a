// @vitest-environment jsdom
import { UNKNOWN_FACTS } from "../../support/board-facts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { BoardOptions } from "@/components/pcb/form/board-options";
import type { BoardFacts } from "@/lib/core/measure/facts";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import { inPage, LOCALES, OptionsAndPrice, WORDS } from "./in-page";

afterEach(cleanup);

const FACTS: BoardFacts = {
  ...UNKNOWN_FACTS,
  widthMm: 86.36,
  heightMm: 54.61,
  layers: 4,
  minTraceMm: 0.15,
  minSpaceMm: 0.12,
  minDrillMm: 0.25,
  drillCount: 704,
  slotCount: 0,
  castellated: false,
  goldFingers: false,
  boards: 1,
  outline: "closed",
};

const group = (name: string) => screen.getByRole("radiogroup", { name });
const chip = (groupName: string, name: RegExp | string) => within(group(groupName)).getByRole("radio", { name });
const total = () => within(screen.getByRole("complementary")).getAllByRole("definition").at(-1)?.textContent;

describe.each(LOCALES)("the form in %s", (locale) => {
  const words = WORDS[locale].pcb.options;

  it("names every option of the specification as a group or a field", () => {
    inPage(<OptionsAndPrice />, { locale, named: { layers: 4, surfaceFinish: "ENIG", goldFingers: true } });
    const groups = screen.getAllByRole("radiogroup").map((node) => node.getAttribute("aria-labelledby"));
    const names = groups.map((id) => document.getElementById(id ?? "")?.textContent);
    const listed = [
      words.boardType,
      words.layers,
      WORDS[locale].quote.quantity.common,
      words.deliveryMethod,
      words.thicknessMm,
      words.materialTg,
      words.outerCopperUm,
      words.innerCopperUm,
      words.surfaceFinish,
      words.enigAuThickness,
      words.solderMaskColor,
      words.solderMask,
      words.silkscreenColor,
      words.silkscreen,
      words.minTraceSpaceMil,
      words.minHoleMm,
      words.viaProcess,
      words.impedanceControl,
      words.goldFingers,
      words.goldFingerChamferDeg,
      words.halfcutCastellatedHoles,
      words.edgePlating,
      words.viaFilledWithResin,
      words.viaInPad,
      words.blindBuriedVias,
      words.laserDrill,
      words.fineBgaPads,
      words.holeCopperUm,
      words.pressfitHoles,
      words.countersinksCounterbores,
      words.carbonMask,
      words.peelableSoldermask,
      words.kaptonTape,
      words.leadTimeDays,
    ];
    expect(names).toEqual(listed);
    for (const field of [words.widthMm, words.heightMm, words.quantity, words.goldFingerCount]) {
      expect(screen.getByRole("textbox", { name: field })).toBeVisible();
    }
  });

  it("says why thick boards are not available with two layers", () => {
    inPage(<OptionsAndPrice />, { locale });
    const thick = chip(words.thicknessMm, "2.0");
    expect(thick).toHaveAttribute("aria-disabled", "true");
    const reason = {
      en: "2.0 and 2.5 not available. 2-layer boards are 0.4 to 1.6 mm thick.",
      zh: "2.0和2.5不可选。2 层板的板厚为 0.4 至 1.6 mm。",
    }[locale];
    expect(thick).toHaveAccessibleDescription(reason);
  });
});

describe("the chips", () => {
  it("tell their effect before they are chosen, and it comes true", async () => {
    // 50 pieces of 2 layers, 100 × 100 mm: 30.00 USD; four layers 25 + 0.5 m² × 95 = 72.50.
    inPage(<OptionsAndPrice />, { named: { quantity: 50 } });
    expect(total()).toBe("$30.00");
    await waitFor(() => expect(chip("Layers", /^4/)).toHaveTextContent("+$42.50"));
    await userEvent.click(chip("Layers", /^4/));
    expect(total()).toBe("$72.50");
    expect(chip("Layers", /^4/)).toHaveAttribute("aria-checked", "true");
    await waitFor(() => expect(chip("Layers", /^4/)).toHaveTextContent("in this price"));
    await waitFor(() => expect(chip("Layers", /^2/)).toHaveTextContent("−$42.50"));
  });

  it("move by arrows; a disabled one gets the focus and its reason, not the choice", async () => {
    const { draft } = inPage(<OptionsAndPrice />);
    chip("Thickness", /^1.6/).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(chip("Thickness", "2.0")).toHaveFocus();
    expect(draft.getState().specification.thicknessMm).toBe(1.6);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(draft.getState().specification.thicknessMm).toBe(1.2);
  });

  it("offer a ship date by agreement at the price of the standard lead time", async () => {
    const { draft } = inPage(<OptionsAndPrice />, { named: { layers: 4, quantity: 50 } });
    const before = total();
    await userEvent.click(chip("Lead time", /^Scheduled/));
    expect(draft.getState().specification.leadTimeDays).toBe(20);
    expect(total()).toBe(before);
    expect(screen.getByText(/We agree the ship date with you before production starts\./)).toBeVisible();
  });

  it("take the standard lead time along to more layers instead of a surcharge for hurry", async () => {
    const { draft } = inPage(<OptionsAndPrice />);
    await userEvent.click(chip("Layers", /^8/));
    expect(draft.getState().specification).toMatchObject({ layers: 8, leadTimeDays: 10 });
  });

  it("show gold only with ENIG, and say that two layers have no inner copper", async () => {
    inPage(<OptionsAndPrice />);
    expect(screen.queryByRole("radiogroup", { name: "Gold thickness" })).toBeNull();
    expect(screen.getByText("Boards with one or two layers have no inner copper.")).toBeVisible();
    await userEvent.click(chip("Surface finish", /^ENIG/));
    expect(group("Gold thickness")).toBeVisible();
  });
});

/** The form's own button; the price names the same change. */
async function fixInForm(name: RegExp): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole("button", { name });
  if (!first) throw new Error(`no fix ${String(name)}`);
  return first;
}

function withFile() {
  const admin = inPage(<OptionsAndPrice />);
  act(() => {
    admin.view.getState().foundHere({ facts: FACTS, layers: [], warnings: [] }, { top: "", bottom: "" });
    admin.draft.getState().suggest(suggestSpecification(FACTS));
  });
  return admin;
}

describe("a file's values", () => {
  it("are marked as theirs until they are changed, and then offered back", async () => {
    const { draft } = withFile();
    // Layers, size, track and hole.
    expect(screen.getAllByText("from your files")).toHaveLength(4);
    await userEvent.click(chip("Layers", /^6/));
    expect(screen.getAllByText("from your files")).toHaveLength(3);
    await userEvent.click(await fixInForm(/^Use 4 layers, −\$/));
    expect(draft.getState().specification.layers).toBe(4);
  });

  it("rule out what the board cannot be made with, by the measured fact", () => {
    withFile();
    expect(chip("Layers", "2")).toHaveAccessibleDescription("1 and 2 not available. Your files have 4 copper layers.");
    expect(chip("Min. trace/spacing", /^5 mil/)).toHaveAccessibleDescription(
      "6 mil (0.15 mm) and 5 mil (0.125 mm) not available. The smallest spacing in your files is 0.12 mm.",
    );
    expect(chip("Min. hole", "0.3 mm")).toHaveAttribute("aria-disabled", "true");
  });
});

describe("a value that the files contradict", () => {
  it("is confirmed by a click, and is to be confirmed anew when it changes", async () => {
    const { draft } = inPage(<OptionsAndPrice />);
    act(() => draft.getState().suggest({ values: { thicknessMm: 1 }, measured: ["thicknessMm"], beyond: [] }));
    await userEvent.click(chip("Thickness", /^0.8/));
    await userEvent.click(screen.getByRole("button", { name: "Keep 0.8 mm" }));
    expect(screen.getByText("You confirmed 0.8 mm; your files have 1.0 mm.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Keep/ })).toBeNull();
    await userEvent.click(chip("Thickness", /^1.2/));
    expect(screen.getByRole("button", { name: "Keep 1.2 mm" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Use 1.0 mm" }));
    expect(draft.getState().specification.thicknessMm).toBe(1);
    expect(screen.queryByText(/your files say/i)).toBeNull();
  });

  it("and that is measured cannot be confirmed, but put back by one button", async () => {
    const { draft } = withFile();
    act(() => draft.getState().change({ widthMm: 90 }));
    expect(screen.queryByRole("button", { name: /^Keep/ })).toBeNull();
    await userEvent.click(await fixInForm(/^Use 86.36 × 54.61 mm/));
    expect(draft.getState().specification).toMatchObject({ widthMm: 86.36, heightMm: 54.61 });
  });
});

describe("a group of special processes", () => {
  it("is folded and says so, and opens by itself once something in it is selected", () => {
    const { draft } = inPage(<OptionsAndPrice />);
    expect(screen.queryByRole("radiogroup", { name: "Gold fingers" })).toBeNull();
    expect(screen.getAllByText("none selected")).toHaveLength(2);
    act(() => draft.getState().change({ edgePlating: 2, carbonMask: true }));
    expect(screen.getByText("Edge plating, Carbon ink")).toBeVisible();
    expect(screen.getByRole("radiogroup", { name: "Edge plating" })).toBeVisible();
  });
});

describe("what the files ask for beyond all grades", () => {
  it("is said with the measure and the limit, and no chip is selected", () => {
    const { draft, view } = inPage(<OptionsAndPrice />);
    const facts = { ...FACTS, minSpaceMm: 0.08, minDrillMm: 0.15 };
    act(() => {
      view.getState().foundHere({ facts, layers: [], warnings: [] }, { top: "", bottom: "" });
      draft.getState().suggest(suggestSpecification(facts));
    });
    const form = within(group("Min. trace/spacing").closest("details") ?? document.body);
    expect(form.getByText("Your files have spacing of 0.08 mm. Our minimum is 0.1 mm.")).toBeVisible();
    expect(form.getByText("Your files have holes of 0.15 mm. Our minimum is 0.2 mm.")).toBeVisible();
    for (const name of ["Min. trace/spacing", "Min. hole"]) {
      expect(within(group(name)).queryByRole("radio", { checked: true })).toBeNull();
    }
  });
});

describe("what the files say of the board's make", () => {
  const stated = { thicknessMm: 1, finish: "Immersion silver", maskColor: "Black" };
  const arrive = ({ view }: ReturnType<typeof inPage>) =>
    act(() =>
      view.getState().foundHere({ facts: { ...FACTS, stated }, layers: [], warnings: [] }, { top: "", bottom: "" }),
    );

  it("is taken, and told where it is not made here", () => {
    const admin = inPage(<BoardOptions promisedMs={[]} named={[]} />);
    arrive(admin);
    expect(admin.draft.getState().specification).toMatchObject({
      thicknessMm: 1,
      solderMaskColor: "Black",
      surfaceFinish: "HASL",
    });
    expect(
      screen.getByText("Your files have Immersion silver, which we do not offer. Choose the closest option."),
    ).toBeVisible();
  });

  it("is a length with its unit where it is not made here", () => {
    const { draft } = inPage(<OptionsAndPrice />);
    act(() => draft.getState().suggest(suggestSpecification({ ...FACTS, stated: { thicknessMm: 3.2 } })));
    expect(screen.getByText("Your files have 3.2 mm, which we do not offer. Choose the closest option.")).toBeVisible();
  });

  it("does not take the place of what was chosen before: that is asked about", () => {
    const admin = inPage(<BoardOptions promisedMs={[]} named={[]} />);
    act(() => admin.draft.getState().change({ thicknessMm: 0.8, solderMaskColor: "Red" }));
    arrive(admin);
    expect(admin.draft.getState().specification).toMatchObject({ thicknessMm: 0.8, solderMaskColor: "Red", layers: 4 });
    expect(screen.getByText("Your files have 1.0 mm. Which is right?")).toBeVisible();
    expect(screen.queryByText(/Your files have Black/)).toBeNull();
  });
});

describe("size and quantity", () => {
  const width = () => screen.getByRole("textbox", { name: "Width" });
  const height = () => screen.getByRole("textbox", { name: "Height" });

  it("price what is typed at once", async () => {
    const { draft } = inPage(<OptionsAndPrice />, { named: { quantity: 50 } });
    await userEvent.clear(width());
    await userEvent.type(width(), "86.36");
    expect(draft.getState().specification.widthMm).toBe(86.36);
    // 5 + 50 × 0.08636 × 0.1 m² × 50 = 26.59
    expect(total()).toBe("$26.59");
  });

  it.each([
    ["100 x 80", { widthMm: 100, heightMm: 80 }],
    ["4in×3in", { widthMm: 101.6, heightMm: 76.2 }],
    ["１２０×９０", { widthMm: 120, heightMm: 90 }],
  ])("take %s into both fields when it is pasted", async (text, size) => {
    const { draft } = inPage(<OptionsAndPrice />);
    width().focus();
    await userEvent.paste(text);
    expect(draft.getState().specification).toMatchObject(size);
    expect([width(), height()].map((field) => (field as HTMLInputElement).value)).toEqual([
      String(size.widthMm),
      String(size.heightMm),
    ]);
  });

  it.each([
    ["", "Please enter the size"],
    ["12a", "Please enter the correct format"],
    ["1.234", "Please enter the correct format"],
    ["一百", "please switch input method to English"],
  ])("say what is wrong with %j when the field is left, and keep the last price", async (text, message) => {
    const { draft } = inPage(<OptionsAndPrice />);
    await userEvent.clear(width());
    if (text !== "") await userEvent.type(width(), text);
    await userEvent.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(width()).toHaveAttribute("aria-invalid", "true");
    expect(draft.getState().specification.heightMm).toBe(100);
  });

  it("refuse with the limits what no machine takes", async () => {
    inPage(<OptionsAndPrice />);
    await userEvent.clear(width());
    await userEvent.type(width(), "700");
    const aside = within(screen.getByRole("complementary"));
    expect(aside.getByText("This process combination is currently not supported")).toBeVisible();
    expect(aside.getByText(/600 mm/)).toBeVisible();
    expect(aside.getByText("--")).toBeVisible();
  });

  it("turn to inches and back without changing the board", async () => {
    const { draft } = inPage(<OptionsAndPrice />, { named: { widthMm: 86.36, heightMm: 54.61 } });
    await userEvent.click(screen.getByRole("button", { name: "inch" }));
    expect(width()).toHaveValue("3.4");
    expect(height()).toHaveValue("2.15");
    await userEvent.click(screen.getByRole("button", { name: "mm" }));
    expect(width()).toHaveValue("86.36");
    expect(draft.getState().specification).toMatchObject({ widthMm: 86.36, heightMm: 54.61 });
  });

  it("round a count up to the next step when the field is left, and say so before", async () => {
    const { draft } = inPage(<OptionsAndPrice />);
    const quantity = screen.getByRole("textbox", { name: "Quantity" });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "60");
    expect(screen.getByText("Quantities come in steps; the next one is 75.")).toBeVisible();
    await userEvent.tab();
    expect(quantity).toHaveValue("75");
    expect(draft.getState().specification.quantity).toBe(75);
  });

  it("step through the quantities by buttons", async () => {
    const { draft } = inPage(<OptionsAndPrice />);
    expect(screen.getByRole("button", { name: "Fewer" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    expect(draft.getState().specification.quantity).toBe(15);
    expect(screen.getByRole("textbox", { name: "Quantity" })).toHaveValue("15");
  });
});
