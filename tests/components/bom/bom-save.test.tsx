// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { createGerberView } from "@/stores/viewer/gerber-view";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { UNKNOWN_FACTS } from "@/tests/support/board-facts";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { standIn } from "@/tests/support/stand-in";
import { dialog, FILE, line, LIST, priceOf, resistor, rowOf, show, shownNames, startBomQuote } from "./bom-quote-page";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

const mock = startBomQuote();

const INQUIRY = { ...ANSWERS.createBomQuote, status: "Inquiry Received" as const, expiresAt: null };

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

  it("asks before proposed parts go into the cart, and then takes them as the customer's choice", async () => {
    sessionStore.getState().setToken("t1");
    mock.answer("createBomQuote", { ...ANSWERS.createBomQuote, status: "Quoted" });
    const proposal = { partId: resistor.id, stage: "parametric" as const, confidence: 0.75, doubts: [] };
    mock.answer("uploadBom", {
      ...LIST,
      lines: [line(2, { designators: ["R5"], mpn: "", partId: null, state: "Unassociated", candidates: [proposal] })],
    });
    const { user, list, visited } = show({ state: { file: FILE } });
    const row = within(await rowOf(/^R5,/));
    expect(row.getByText("Proposed")).toBeVisible();
    expect(row.getByText(resistor.mpn)).toBeVisible();
    const price = within(screen.getByRole("complementary", { name: "Price" }));
    await waitFor(() => expect(price.getByRole("button", { name: "Add to cart" })).toBeEnabled());
    await user.click(price.getByRole("button", { name: "Add to cart" }));
    const asked = within(await screen.findByRole("dialog", { name: "Confirm proposed parts" }));
    expect(asked.getByText(resistor.mpn)).toBeVisible();
    expect(mock.calls("createBomQuote")).toEqual([]);
    await user.click(asked.getByRole("button", { name: "Accept and continue" }));
    await waitFor(() => expect(mock.calls("addQuoteToCart")).toHaveLength(1));
    expect(mock.calls("createBomQuote")[0]?.body).toMatchObject({
      unassociatedConfirmed: 0,
      lines: [{ partId: resistor.id, match: "parametric" }],
    });
    expect(list.getState().edits).toEqual({ "2": { partId: resistor.id } });
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
  });

  it("goes back to the lines that want a part", async () => {
    sessionStore.getState().setToken("t1");
    const { user } = show({ state: { file: FILE } });
    await rowOf(/^C1,/);
    const price = within(screen.getByRole("complementary", { name: "Price" }));
    await waitFor(() => expect(price.getByRole("button", { name: "Save quote" })).toBeEnabled());
    await user.click(price.getByRole("button", { name: "Save quote" }));
    await user.click(within(await dialog()).getByRole("button", { name: "Please associate components" }));
    await waitFor(() => expect(shownNames()).toEqual([undefined, "C1", "C2", "J1"]));
  });

  it("is a matter of our engineers where a line has no price", async () => {
    sessionStore.getState().setToken("t1");
    mock.respond("priceBomQuote", ({ body }) =>
      Response.json({
        type: "success",
        message: "",
        data: { ...priceOf(standIn(body.lines)), reviews: ["linesOpen"], openLines: [0] },
      }),
    );
    mock.answer("createBomQuote", INQUIRY);
    const { user } = show({ state: { file: FILE, isUnassociatedConfirmed: true } });
    const price = within(await screen.findByRole("complementary", { name: "Price" }));
    await user.click(await price.findByRole("button", { name: "Request a quote" }));
    expect(await screen.findByText(/was sent to our engineers/)).toBeVisible();
    expect(price.getByText(/1 line has no price yet/)).toBeVisible();
    expect(price.getByText("Preliminary price")).toBeVisible();
    expect(price.queryByText("Price confirmed")).toBeNull();
  });

  it("is not possible while a placed line does not say how often", async () => {
    const lines = [line(2, { quantity: null, problems: ["quantityMissing"] })];
    mock.answer("uploadBom", { ...LIST, lines });
    show({ state: { file: FILE } });
    const price = within(await screen.findByRole("complementary", { name: "Price" }));
    expect(await price.findByText("1 line needs to be completed first")).toBeVisible();
    expect(screen.getByText("Please fill in Quantity")).toBeVisible();
    for (const button of price.getAllByRole("button")) expect(button).toBeDisabled();
  });

  it("sends a list that nobody reads to our engineers", async () => {
    sessionStore.getState().setToken("t1");
    mock.answer("createBomQuote", INQUIRY);
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Skip parsing and let engineers handle it" }));
    const skip = within(await dialog());
    await user.click(skip.getByRole("button", { name: "Send to our engineers" }));
    expect(skip.getByText("Choose a parts list first.")).toBeVisible();
    await user.upload(skip.getByLabelText("Parts list"), new File(["anything"], "scan.xlsx"));
    await skip.findByText("scan.xlsx");
    await user.click(skip.getByRole("button", { name: "Send to our engineers" }));
    await waitFor(() => expect(mock.calls("createBomQuote")).toHaveLength(1));
    expect(mock.calls("createBomQuote")[0]?.body).toMatchObject({ skipParse: 1, bomFileName: "scan.xlsx" });
  });
});

describe("a board that its files contradict", () => {
  const FACTS = { ...UNKNOWN_FACTS, widthMm: 100, heightMm: 100, layers: 4, outline: "closed" as const, boards: 1 };
  const KEPT = { projectId: "p7", projectName: "amp", layers: [], warnings: [] };
  const DIFFERS = {
    code: "layersDiffer" as const,
    option: "layers",
    args: { measured: 4, chosen: 2 },
    message: "Your files have 4 copper layers, not 2.",
    board: 0,
    boardName: "",
  };

  it("has no price, says why, and is a matter of our engineers; the fix asks for the price anew", async () => {
    sessionStore.getState().setToken("t1");
    mock.respond("priceBomQuote", ({ body }) => {
      const { lines, board } = body as { lines: never; board: { layers: number } };
      const contradictions = board.layers === 4 ? [] : [DIFFERS];
      return Response.json({ type: "success", message: "", data: { ...priceOf(lines), contradictions } });
    });
    mock.answer("createBomQuote", INQUIRY);
    const view = createGerberView();
    view.getState().confirm({ ...KEPT, facts: { ...FACTS, minTraceMm: 0.2, minSpaceMm: 0.2, minDrillMm: 0.4 } });
    const { user } = show({ state: { file: FILE, isUnassociatedConfirmed: true }, view });
    const price = within(await screen.findByRole("complementary", { name: "Price" }));
    expect(await price.findByText("Needs manual review")).toBeVisible();
    expect(price.getByText(DIFFERS.message)).toBeVisible();
    expect([price.queryByText("Price confirmed"), price.queryAllByRole("definition")]).toEqual([null, []]);
    expect(price.queryByRole("button", { name: "Add to cart" })).toBeNull();
    await user.click(price.getByRole("button", { name: "Request a quote" }));
    expect(await screen.findByText(/was sent to our engineers/)).toBeVisible();
    await user.click(price.getByRole("button", { name: /^Use 4 layers/ }));
    await waitFor(() => expect(price.getByRole("button", { name: "Add to cart" })).toBeEnabled());
    expect(price.queryByText("Needs manual review")).toBeNull();
  });

  it.each([
    ["both", { smtPadsTop: 90, smtPadsBottom: 14 }, /Both sides, one stencil/],
    ["one", { smtPadsTop: 90, smtPadsBottom: 0 }, /^Top/],
  ])("starts with the sides of its pads where no line names one: %s", async (_sides, pads, name) => {
    const view = createGerberView();
    view.getState().confirm({ ...KEPT, facts: { ...FACTS, ...pads } });
    show({ state: { file: FILE }, view });
    const sides = within(await screen.findByRole("radiogroup", { name: "Assembly side" }));
    await waitFor(() => expect(sides.getByRole("radio", { name })).toBeChecked());
  });
});
