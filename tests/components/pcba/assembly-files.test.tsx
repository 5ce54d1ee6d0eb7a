// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { PcbaQuote } from "@/components/pcba/pcba-quote";
import { completePcba } from "@/lib/core/pcba/specification";
import { BOM_DRAFT_KEY } from "@/stores/drafts/bom-draft";
import { drafts } from "@/stores/drafts/draft";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createPcbaDraft, PcbaDraftContext } from "@/stores/drafts/pcba-draft";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";
import { UNKNOWN_FACTS } from "@/tests/support/board-facts";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

const mock = startMockApi();
const ADDRESS = "/order/manufacturing/pcba";

/** A board of which the files show 380 pads on the top, 17 on the bottom, and 92 holes of leads. */
const FACTS = { ...UNKNOWN_FACTS, smtPadsTop: 380, smtPadsBottom: 17, thtHoles: 92, boards: 1 };

function show() {
  window.history.replaceState(null, "", ADDRESS);
  const { board, assembly } = completePcba({});
  const pcba = createPcbaDraft(assembly);
  const file = { name: "beagle.zip", bytes: 10 };
  const finding = { facts: FACTS, layers: [], warnings: [] };
  const page = renderPage(
    <QuoteDraftContext value={createQuoteDraft(board, { nowMs: 0 })}>
      <PcbaDraftContext value={pcba}>
        <GerberViewContext value={createGerberView({ projectId: "prj_1", source: "server", file, finding })}>
          <PcbaQuote promisedMs={[]} board={null} quantity={() => null} boardOptions={() => null} fixes={null} />
        </GerberViewContext>
      </PcbaDraftContext>
    </QuoteDraftContext>,
    { address: ADDRESS },
  );
  return { ...page, pcba };
}

beforeAll(() => Promise.all([import("@/components/pcba/my-quotes"), import("@/components/pcba/kept-pcba")]));
beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

it("joints and sides come from the board's files, and what was chosen by hand stays", async () => {
  const { pcba } = show();
  await waitFor(() =>
    expect(pcba.getState().assembly).toMatchObject({ smtJoints: 397, thtJoints: 92, assemblySide: "combine" }),
  );
  expect(screen.getAllByText("From your files").length).toBeGreaterThanOrEqual(3);
  pcba.getState().change({ smtJoints: 300 });
  pcba.getState().suggest({ smtJoints: 410, thtJoints: 90 });
  expect(pcba.getState().assembly).toMatchObject({ smtJoints: 300, thtJoints: 90 });
});

it("a parts list and coordinates are counted with the board, and go on to the matched list unsent", async () => {
  const counted = { ...ANSWERS.priceBomQuote.specification.assembly, bomLines: 12, smtJoints: 250, thtJoints: 8 };
  const { specification } = ANSWERS.priceBomQuote;
  mock.answer("priceBomQuote", {
    ...ANSWERS.priceBomQuote,
    specification: { ...specification, assembly: { ...counted, assemblySide: "bottom" } },
  });
  const { user, pcba } = show();
  await user.upload(screen.getByLabelText("Upload BOM"), new File(["Designator,MPN\nR1,A"], "bom.csv"));
  await waitFor(() =>
    expect(pcba.getState().assembly).toMatchObject({
      bomLines: 12,
      smtJoints: 250,
      thtJoints: 8,
      assemblySide: "bottom",
    }),
  );
  await user.upload(screen.getByLabelText("Upload coordinates"), new File(["Ref,X,Y\nR1,1,1"], "xy.csv"));
  await waitFor(() =>
    expect(mock.calls("priceBomQuote").at(-1)?.body).toMatchObject({
      projectId: "prj_1",
      coordinateFile: [{ fileName: "xy.csv" }],
    }),
  );
  const link = screen.getByRole("link", { name: "Match and price parts" });
  expect(link.getAttribute("href")).toMatch(/\/order\/bom\?project=prj_1&/);
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  const kept = await drafts.find(BOM_DRAFT_KEY, (value) => value);
  expect(kept).toMatchObject({ file: { fileName: "bom.csv" }, coordinates: [{ fileName: "xy.csv" }] });
});
