// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardDetails } from "@/components/gerber/preview/board-details";
import type { Board } from "@/lib/contracts/gerber";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";
import { UNKNOWN_FACTS } from "@/tests/support/board-facts";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { standIn } from "@/tests/support/stand-in";
import { LOCALES, WORDS } from "./in-page";

const mock = startMockApi();
const QUESTIONS = ["FILES_UNUSED", "LAYER_OUTSIDE_BOARD", "FILE_UNREADABLE"];
const FACTS = {
  ...UNKNOWN_FACTS,
  widthMm: 30,
  heightMm: 20,
  layers: 2,
  outline: "closed" as const,
  questions: QUESTIONS,
};
const WARNINGS = [
  { code: "FILES_UNUSED" },
  { code: "LAYER_OUTSIDE_BOARD", file: "a.gtl" },
  { code: "LAYER_OUTSIDE_BOARD", file: "b.gbl" },
  { code: "FILE_UNREADABLE", file: "c.gbr" },
];
const BOARD: Board = {
  projectId: "p7",
  projectName: "amp",
  facts: FACTS as Board["facts"],
  layers: [],
  warnings: WARNINGS,
  board3dSnapshot: null,
};
const upload = { take: vi.fn(), cancel: vi.fn(), retry: vi.fn(), remove: vi.fn() };

function show(locale: "en" | "zh", isKept = true) {
  const view = createGerberView();
  view.getState().start({ name: "amp.zip", bytes: 3 });
  view.getState().foundHere({ facts: FACTS, layers: [], warnings: WARNINGS }, { top: "<svg/>", bottom: "<svg/>" });
  if (isKept) view.getState().confirm(standIn(BOARD));
  renderPage(
    <QuoteDraftContext value={createQuoteDraft(completeSpecification({}))}>
      <GerberViewContext value={view}>
        <BoardDetails upload={standIn(upload)} />
      </GerberViewContext>
    </QuoteDraftContext>,
    { tag: locale === "zh" ? "zh-CN" : "en-US" },
  );
  return view;
}

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(LOCALES)("a question about the files in %s", (locale) => {
  const words = WORDS[locale].gerber.questions;

  it("is confirmed once for all its files, and leaves the others open", async () => {
    mock.answer("confirmQuestions", {
      ...BOARD,
      facts: {
        ...BOARD.facts,
        confirmed: [{ code: "LAYER_OUTSIDE_BOARD", sha256: "0", confirmedAt: "2026-11-23T09:00:00.000Z" }],
      },
    });
    const view = show(locale);
    const buttons = screen.getAllByRole("button", { name: words.confirm });
    expect(buttons).toHaveLength(2);
    await userEvent.click(buttons[1] as HTMLElement);
    expect(await screen.findByText(words.confirmed)).toBeVisible();
    expect(screen.getAllByRole("button", { name: words.confirm })).toHaveLength(1);
    expect(view.getState().finding?.facts.confirmed?.map(({ code }) => code)).toEqual(["LAYER_OUTSIDE_BOARD"]);
  });

  it("is taken back again, and open as before", async () => {
    mock.answer("confirmQuestions", {
      ...BOARD,
      facts: {
        ...BOARD.facts,
        confirmed: [{ code: "FILES_UNUSED", sha256: "0", confirmedAt: "2026-11-23T09:00:00Z" }],
      },
    });
    mock.answer("withdrawConfirmation", { ...BOARD, facts: { ...BOARD.facts, confirmed: [] } });
    const view = show(locale);
    await userEvent.click(screen.getAllByRole("button", { name: words.confirm })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("button", { name: words.undo }));
    await waitFor(() => expect(screen.getAllByRole("button", { name: words.confirm })).toHaveLength(2));
    expect(screen.queryByText(words.confirmed)).toBeNull();
    expect(view.getState().finding?.facts.confirmed).toEqual([]);
    expect(mock.calls("withdrawConfirmation")).toHaveLength(1);
  });

  it("stays confirmed where an order holds the answer", async () => {
    mock.answer("confirmQuestions", {
      ...BOARD,
      facts: {
        ...BOARD.facts,
        confirmed: [{ code: "FILES_UNUSED", sha256: "0", confirmedAt: "2026-11-23T09:00:00Z" }],
      },
    });
    mock.fail("withdrawConfirmation", { kind: "refusal", code: "CONFIRMATION_ORDERED" });
    show(locale);
    await userEvent.click(screen.getAllByRole("button", { name: words.confirm })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("button", { name: words.undo }));
    await waitFor(() => expect(mock.calls("withdrawConfirmation")).toHaveLength(1));
    expect(screen.getByText(words.confirmed)).toBeVisible();
  });

  it("that only an engineer can settle has no button", () => {
    show(locale);
    expect(screen.getAllByText(words.engineer)).toHaveLength(1);
  });

  it("waits until the server has read the file", async () => {
    show(locale, false);
    for (const button of screen.getAllByRole("button", { name: words.confirm })) expect(button).toBeDisabled();
  });

  it("stays open where the answer was not kept", async () => {
    mock.fail("confirmQuestions", { kind: "refusal", code: "QUESTION_NOT_CONFIRMABLE" });
    const view = show(locale);
    await userEvent.click(screen.getAllByRole("button", { name: words.confirm })[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole("button", { name: words.confirm })).toHaveLength(2));
    expect(view.getState().finding?.facts.confirmed).toBeUndefined();
  });
});
