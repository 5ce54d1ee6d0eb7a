// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProposalsList } from "@/components/community/proposals/proposals-list";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { sessionStore } from "@/stores/account/session";
import { COMMUNITY_ANSWERS } from "@/tests/support/mock-api/community-answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { Drawing, ROOT } from "@/tests/support/schematic";

const api = startMockApi();
const PROPOSAL = { ...COMMUNITY_ANSWERS.createProposal, isOwn: false };

function drawn(text: string) {
  const drawing = new Drawing();
  drawing.label(text, 10, 10);
  return schematicFile.parse(writeSchematic({ rootSheetId: ROOT.id, records: drawing.records }));
}
const [BEFORE, AFTER] = [drawn("VOUT"), drawn("VOUT_3V3")];

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.setState({ isHydrated: true });
  sessionStore.getState().setToken("a-token");
  api.answer("listProposals", { rows: [PROPOSAL], total: 1 });
  api.answer("viewProposal", {
    ...{ ...PROPOSAL, base: BEFORE, proposed: AFTER, merged: AFTER, current: BEFORE, currentVersion: 4 },
    conflicts: [],
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function review() {
  const page = renderPage(<ProposalsList projectId="prj_1" isAuthor />);
  await page.user.click(await screen.findByRole("button", { name: "Review" }));
  const dialog = await screen.findByRole("dialog", { name: "Proposal by Jonas W." });
  await within(dialog).findByText("0 added, 0 removed, 1 changed");
  return { ...page, dialog };
}

describe("a proposal", () => {
  it("is shown as a difference on the drawing, with what changed in words", async () => {
    const { dialog, user } = await review();
    expect(within(dialog).getByText("text VOUT → VOUT_3V3")).toBeInTheDocument();
    expect(dialog.querySelectorAll("rect[data-mark=changed]")).toHaveLength(1);
    expect(within(dialog).getByRole("group", { name: "After: Root" })).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Before" }));
    expect(within(dialog).getByRole("group", { name: "Before: Root" })).toBeInTheDocument();
  });

  it("is accepted for the drawing that was shown, with a reply", async () => {
    const { dialog, user } = await review();
    await user.type(within(dialog).getByRole("textbox", { name: /^Reply/ }), "Thank you.");
    await user.click(within(dialog).getByRole("button", { name: "Accept" }));
    expect(await screen.findByText("The changes are in your drawing.")).toBeInTheDocument();
    expect(api.calls("acceptProposal").map(({ body }) => body)).toEqual([
      { currentVersion: 4, keepMine: "[]", reply: "Thank you." },
    ]);
  });

  it("leaves to the author whose values stay where both changed the same", async () => {
    api.answer("viewProposal", {
      ...{ ...PROPOSAL, base: BEFORE, proposed: AFTER, merged: AFTER, current: BEFORE, currentVersion: 4 },
      conflicts: [{ recordId: "net-label-1", field: "text", base: '"OUT"', mine: '"VOUT"', theirs: '"VOUT_3V3"' }],
    });
    const { dialog, user } = await review();
    expect(within(dialog).getByText("before OUT, yours VOUT, proposed VOUT_3V3")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Mine" }));
    await user.click(within(dialog).getByRole("button", { name: "Accept" }));
    await waitFor(() => expect(api.calls("acceptProposal")[0]?.body).toMatchObject({ keepMine: '["net-label-1"]' }));
  });

  it("that became stale says so and stays open", async () => {
    api.fail("acceptProposal", { kind: "refusal", code: "STALE_VERSION", message: "The drawing has changed" });
    const { dialog, user } = await review();
    await user.click(within(dialog).getByRole("button", { name: "Accept" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("The drawing has changed");
  });

  it("is declined", async () => {
    const { dialog, user } = await review();
    await user.click(within(dialog).getByRole("button", { name: "Decline" }));
    expect(await screen.findByText("The proposal was declined.")).toBeInTheDocument();
  });
});

it("one's own proposal can be withdrawn while it is open, and is not decided by oneself", async () => {
  api.answer("listProposals", { rows: [{ ...PROPOSAL, isOwn: true }], total: 1 });
  const { user } = renderPage(<ProposalsList projectId="prj_1" isAuthor={false} />);
  expect(await screen.findByRole("button", { name: "View" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(api.calls("withdrawProposal")).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "View" }));
  const dialog = await screen.findByRole("dialog", { name: "Proposal by Jonas W." });
  await within(dialog).findByText("0 added, 0 removed, 1 changed");
  expect(within(dialog).queryByRole("button", { name: "Accept" })).toBeNull();
});
