// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { useFileSuggestion } from "@/components/pcb/form/use-file-suggestion";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbOption } from "@/lib/core/pcb/specification";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";
import { UNKNOWN_FACTS } from "@/tests/support/board-facts";
import { renderPage, stubBrowser } from "@/tests/support/render-page";

beforeAll(stubBrowser);
afterEach(cleanup);

const FACTS = { ...UNKNOWN_FACTS, widthMm: 56.54, heightMm: 99.76, layers: 4 };
const NONE: readonly PcbOption[] = [];

function Form() {
  useFileSuggestion(NONE);
  return null;
}

/** A project whose files were read before the board's form came onto the page. */
function show(draft = createQuoteDraft(completeSpecification({}))) {
  const file = { name: "board.zip", bytes: null };
  const finding = { facts: FACTS, layers: [], warnings: [] };
  const view = createGerberView({ projectId: "p1", source: "server", file, finding });
  renderPage(
    <QuoteDraftContext value={draft}>
      <GerberViewContext value={view}>
        <Form />
      </GerberViewContext>
    </QuoteDraftContext>,
  );
  return draft;
}

it("a form that comes after the files were read is filled from them", () => {
  const { specification } = show().getState();
  expect(specification).toMatchObject({ layers: 4, widthMm: 56.54, heightMm: 99.76 });
});

it("a form that is opened again keeps what was changed since", () => {
  const draft = show();
  draft.getState().change({ layers: 6 });
  cleanup();
  show(draft);
  expect(draft.getState().specification).toMatchObject({ layers: 6, widthMm: 56.54 });
});
