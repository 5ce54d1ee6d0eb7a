// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { completePcba } from "@/lib/core/pcba/specification";
import { EMPTY_BOM } from "@/stores/drafts/bom-draft";
import { sessionStore } from "@/stores/account/session";
import { standIn } from "@/tests/support/stand-in";
import { dialog, FILE, line, LIST, rowOf, show, startBomQuote } from "./bom-quote-page";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

const mock = startBomQuote();

const priced = () => mock.calls("priceBomQuote").at(-1)?.body as { lines: Record<string, unknown>[] } | undefined;

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
    const bar = screen.getByRole("navigation", { name: "Boards in this quote" });
    expect(within(bar).getByRole("button", { name: /^amplifier/ })).toHaveAttribute("aria-current", "true");
    expect(within(bar).getByRole("button", { name: /^sensor/ })).toHaveTextContent("20 pieces");
    await waitFor(() => {
      const body = standIn<{ boardName: string; others: { boardName: string; lines: unknown[] }[] }>(priced());
      expect([body.boardName, body.others.map(({ boardName }) => boardName)]).toEqual(["sensor", ["amplifier"]]);
    });
    expect(priced()?.lines).toEqual([expect.objectContaining({ designators: ["R9"] })]);
    await user.click(within(bar).getByRole("button", { name: "Remove sensor from the quote" }));
    await waitFor(() => expect(within(bar).queryByRole("button", { name: /^sensor/ })).toBeNull());
  });

  const MOVED = { designator: "R9", xMm: 1, yMm: 2, rotationDeg: 0, side: "top" };
  const ways = [
    ["saved", /^Save/],
    ["left to engineers", "Send to our engineers"],
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
