// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AuthorPage } from "@/components/community/author/author-page";
import { sessionStore } from "@/stores/account/session";
import { modalsStore } from "@/stores/modals";
import { COMMUNITY_ANSWERS } from "@/tests/support/mock-api/community-answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const AUTHOR = { ...COMMUNITY_ANSWERS.viewAuthor, authorId: "user_2", author: "Lin" };
const PAGES = [COMMUNITY_ANSWERS.listPublications];

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.setState({ isHydrated: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signIn = () => sessionStore.getState().setToken("a-token");
const show = (tag: "en-US" | "zh-CN" = "en-US") =>
  renderPage(<AuthorPage author={AUTHOR} page={1} pages={PAGES} />, { tag, address: "/community/author/user_2" });

describe("the page of an author", () => {
  it("reports the person to staff", async () => {
    signIn();
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Report" }));
    const dialog = screen.getByRole("dialog", { name: "Report this person" });
    await user.click(within(dialog).getByRole("button", { name: "Send report" }));
    expect(await screen.findByText(/^Thank you/)).toBeInTheDocument();
    expect(api.calls("reportContent").map(({ body }) => body)).toEqual([
      { kind: "user", id: "user_2", reason: "spam", text: "" },
    ]);
  });

  it("blocks the person after a question, and takes it back", async () => {
    signIn();
    const { user } = show("zh-CN");
    await user.click(screen.getByRole("button", { name: "屏蔽" }));
    const dialog = screen.getByRole("dialog", { name: "屏蔽Lin？" });
    await user.click(within(dialog).getByRole("button", { name: "屏蔽" }));
    await user.click(await screen.findByRole("button", { name: "取消屏蔽" }));
    expect([api.calls("blockPerson").length, api.calls("unblockPerson").length]).toEqual([1, 1]);
  });

  it("asks visitors to sign in, and has nothing of it for the author", async () => {
    const { user, unmount } = show();
    await user.click(screen.getByRole("button", { name: "Block" }));
    expect(modalsStore.getState().account).toBe(true);
    unmount();
    signIn();
    api.answer("viewOwnRelation", { ...COMMUNITY_ANSWERS.viewOwnRelation, isAuthor: true });
    show();
    expect(await screen.findByRole("heading", { name: "Lin" })).toBeInTheDocument();
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Report" })).toBeNull());
  });
});
