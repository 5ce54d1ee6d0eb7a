// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardView } from "@/components/gerber/preview/board-view";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { type BoardFinding, createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { LOCALES, WORDS } from "@/tests/components/gerber/in-page";
import { renderPage, stubBrowser } from "@/tests/support/render-page";
import { standIn } from "@/tests/support/stand-in";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(locale: (typeof LOCALES)[number], isKept: boolean) {
  const finding = standIn<BoardFinding>({ facts: {}, layers: [], warnings: [] });
  const view = createGerberView(isKept ? { projectId: "p 1", finding } : { finding });
  const specification = completeSpecification({});
  renderPage(
    <GerberViewContext value={view}>
      <BoardView typed={specification} appearance={specification} unit="mm" />
    </GerberViewContext>,
    { tag: locale === "zh" ? "zh-CN" : "en-US" },
  );
  return screen.queryByRole("link", { name: WORDS[locale].gerber.openViewer });
}

describe.each(LOCALES)("the board's picture in %s", (locale) => {
  it("leads to the viewer in a window of its own once the board is kept, and not before", () => {
    expect(show(locale, false)).toBeNull();
    cleanup();
    const link = show(locale, true);
    expect(link?.getAttribute("href")).toMatch(/\/gerber-viewer\?project=p%201$/);
    expect([link?.getAttribute("target"), link?.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  });
});
