// @vitest-environment jsdom
// Comments tied to parts: from the BOM to the schematic, and from there to a comment.
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProjectDiscussion } from "@/components/community/discussion/project-discussion";
import { ProjectPage } from "@/components/community/project/project-page";
import { sessionStore } from "@/stores/account/session";
import { TWO_RESISTORS } from "@/tests/support/community";
import { COMMUNITY_ANSWERS } from "@/tests/support/mock-api/community-answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const PUBLICATION = COMMUNITY_ANSWERS.viewPublication;
const PART = "R1";

beforeEach(() => {
  stubBrowser();
  forgetPage();
  Element.prototype.scrollIntoView = vi.fn();
  sessionStore.setState({ isHydrated: true });
  sessionStore.getState().setToken("a-token");
  api.answer("listProposals", { rows: [], total: 0 });
  api.answer("getPublishedDocument", { ...COMMUNITY_ANSWERS.getPublishedDocument, content: TWO_RESISTORS });
  const offer = COMMUNITY_ANSWERS.viewOffer;
  api.answer("viewOffer", {
    ...offer,
    lines: offer.lines.slice(0, 1).map((line) => ({ ...line, designators: [PART] })),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (contents: (typeof PUBLICATION)["contents"]) =>
  renderPage(
    <ProjectPage
      publication={{ ...PUBLICATION, contents }}
      bom={[]}
      discussion={<ProjectDiscussion projectId="prj_1" />}
    />,
    { address: "/community/prj_1" },
  );

it("a part of the BOM is shown in the schematic, and a comment points at it", async () => {
  const { user, container } = show(["schematic", "board", "bom"]);
  await user.click(await screen.findByRole("button", { name: PART }));
  expect(screen.getByRole("tab", { name: "Schematic" })).toHaveAttribute("aria-selected", "true");
  await user.click(await screen.findByRole("button", { name: `Comment on ${PART}` }));
  expect(container.querySelectorAll("[data-mark=part]")).toHaveLength(1);
  const field = await screen.findByRole("textbox", { name: /comment/i });
  expect(field).toHaveFocus();
  await user.type(field, "Too small.");
  await user.click(screen.getByRole("button", { name: /^Post/ }));
  await vi.waitFor(() =>
    expect(api.calls("addDiscussionComment").map(({ body }) => body)).toEqual([
      { projectId: "prj_1", text: "Too small.", part: PART },
    ]),
  );
});

it("a project without a schematic has no part to show", async () => {
  show(["board", "bom"]);
  expect(await screen.findByText(PART)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: PART })).toBeNull();
});
