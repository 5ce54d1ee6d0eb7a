// @vitest-environment jsdom
// The list of findings and what is said of one, in both languages, by mouse and keyboard.
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Explanation } from "@/components/dfm/explanation";
import { FindingList } from "@/components/dfm/finding-list";
import { CheckList } from "@/components/dfm/check-list";
import { SummaryBlock } from "@/components/dfm/summary-block";
import { useKeys } from "@/components/dfm/use-keys";
import { DfmNotes } from "@/components/quote/dfm-notes";
import type { Severity } from "@/lib/core/dfm/finding";
import { BoardViewerContext, createBoardViewer } from "@/stores/viewer/board-viewer";
import { chosenFinding, createDfm, DfmContext, useDfm } from "@/stores/viewer/dfm-check";
import { DFM_REPORT } from "@/tests/support/dfm-report";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

beforeEach(() => {
  stubBrowser();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  forgetPage();
  vi.unstubAllGlobals();
});

const NOTHING: ReadonlySet<string> = new Set();

function Panel() {
  useKeys();
  const finding = useDfm((dfm) => chosenFinding(dfm));
  return (
    <>
      <SummaryBlock report={DFM_REPORT} />
      <FindingList fresh={NOTHING} />
      {finding && <Explanation finding={finding} />}
    </>
  );
}

function show(tag: "en-US" | "zh-CN" = "en-US", isShared = false) {
  const dfm = createDfm({ report: DFM_REPORT, check: { status: "done" }, isShared });
  const viewer = createBoardViewer();
  const page = renderPage(
    <BoardViewerContext value={viewer}>
      <DfmContext value={dfm}>
        <Panel />
      </DfmContext>
    </BoardViewerContext>,
    { tag },
  );
  return { dfm, ...page };
}

const list = () => within(screen.getByRole("region", { name: "Findings" })).getByRole("list");
const chosenRow = () => screen.getAllByRole("button").find((button) => button.hasAttribute("aria-current"));

describe("the findings", () => {
  it("stand there gravest first, with measure, layer and number of places", () => {
    show();
    const rows = within(list()).getAllByRole("button");
    expect(rows.map((row) => row.textContent)).toEqual([
      "ErrorVia annular ring0.06 mmb.gbl, 1 place",
      "WarningSpacing, outer layers0.12 mmb.gtl, 2 places",
      "NoticeFiducial count0Whole board, 1 place",
    ]);
    expect(screen.getByText("Needs changes")).toBeVisible();
  });

  it("are filtered by level", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "1 warning" }));
    expect(within(list()).getAllByRole("button")).toHaveLength(1);
  });

  it("are walked through by j, k, n and Escape, but not while one types", async () => {
    const { user, dfm } = show();
    await user.keyboard("jj");
    expect(chosenRow()).toHaveTextContent("Spacing, outer layers");
    expect(screen.getByText("Place 1 of 2")).toBeVisible();
    await user.keyboard("n");
    expect(screen.getByText("x 4.07, y 3.00 mm")).toBeVisible();
    await user.keyboard("k");
    expect(chosenRow()).toHaveTextContent("Via annular ring");
    await user.click(screen.getByRole("button", { name: "Accept as is" }));
    await user.keyboard("jjj");
    expect(dfm.getState().chosen?.key).toBe("viaRing b.gbl");
    expect(screen.getByRole("textbox")).toHaveValue("jjj");
    screen.getByRole("textbox").blur();
    await user.keyboard("{Escape}");
    expect(dfm.getState().chosen).toBeNull();
  });
});

describe("what is said of a finding", () => {
  it.each([
    ["en-US", ["0.04 mm under the limit of 0.10 mm", "Enlarge the via's pad, drill it smaller, or add a teardrop."]],
    ["zh-CN", ["低于限值 0.10 mm，差 0.04 mm", "加大过孔焊盘、减小孔径或加泪滴。"]],
  ] as const)("names measure, limits and remedy in %s", async (tag, words) => {
    const { user } = show(tag);
    await user.keyboard("j");
    for (const word of words) expect(screen.getByText(word, { exact: false })).toBeInTheDocument();
  });

  it("is accepted with a note that must say something, and taken back", async () => {
    const { user, dfm } = show();
    await user.keyboard("j");
    await user.click(screen.getByRole("button", { name: "Accept as is" }));
    await user.click(screen.getByRole("button", { name: "Accept with note" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Enter a note");
    await user.type(screen.getByRole("textbox"), "  Hand-soldered  ");
    await user.click(screen.getByRole("button", { name: "Accept with note" }));
    expect(await screen.findByText("Accepted: Hand-soldered")).toBeVisible();
    expect(dfm.getState().notes.map(({ rule, note }) => [rule, note])).toEqual([["viaRing", "Hand-soldered"]]);
    await user.click(screen.getByRole("button", { name: "Withdraw" }));
    expect(dfm.getState().notes).toEqual([]);
  });

  it("cannot be accepted by whoever has only the link", async () => {
    const { user } = show("en-US", true);
    await user.keyboard("j");
    expect(screen.queryByRole("button", { name: "Accept as is" })).toBeNull();
  });
});

it("says of checks that passed how far, and of those that did not run why", () => {
  renderPage(<CheckList report={DFM_REPORT} />);
  expect(screen.getByRole("row", { name: "Trace width, outer layers 0.20 0.10" })).toBeVisible();
  expect(screen.getByText("Open net (netlist)").nextSibling).toHaveTextContent("no netlist in the files");
});

it("shows on an order what its customer accepted", () => {
  const note = { rule: "viaRing", severity: "risk", layer: "b.gbl", xMm: 1, yMm: 1, measured: 0.06 } as const;
  const rest = { limit: 0.1, unit: "mm", count: 3, note: "Hand-soldered", at: "2026-11-21T08:00:00.000Z" } as const;
  const counts = { risk: 1, warning: 0, notice: 2 };
  const dfm = { checkedAt: rest.at, counts, isOtherSpecification: true, notes: [{ ...note, ...rest }] };
  renderPage(<DfmNotes dfm={dfm} />);
  const sheet = screen.getByRole("region", { name: "DFM check" });
  expect(sheet).toHaveTextContent("1 error2 notices");
  expect(sheet).toHaveTextContent("Checked for other options than were ordered.");
  expect(sheet).toHaveTextContent("Via annular ring 0.06 mm, limit 0.1 mm, b.gbl, 3 places");
  expect(within(sheet).getByText("Hand-soldered")).toBeVisible();
});

describe("the result", () => {
  const withLevels = (...levels: Severity[]) => ({
    ...DFM_REPORT,
    findings: DFM_REPORT.findings.filter(({ severity }) => levels.includes(severity)),
  });

  it.each([
    ["en-US", ["risk", "warning", "notice"], "Needs changes"],
    ["en-US", ["warning", "notice"], "Can be manufactured with 1 warning"],
    ["en-US", ["notice"], "Can be manufactured"],
    ["zh-CN", ["warning"], "可以制造，1 项警告"],
  ] as const)("in %s, of a board with %s", (tag, levels, words) => {
    renderPage(<SummaryBlock report={withLevels(...levels)} />, { tag });
    expect(screen.getByText(words)).toBeVisible();
  });
});
