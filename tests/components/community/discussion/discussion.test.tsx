// @vitest-environment jsdom
// The discussion of a project as a reader and a writer meet it.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Discussion } from "@/components/community/discussion/discussion";
import { draftKey } from "@/components/community/discussion/comment-draft";
import type { DiscussionComment, DiscussionThread } from "@/lib/contracts/discussion";
import { drafts } from "@/stores/drafts/draft";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { discussionComment, discussionReply } from "@/tests/support/mock-api/discussion-answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

/** The socket as the server would speak on it. */
const wire = vi.hoisted(() => {
  const listeners = new Map<string, (argument?: unknown) => void>();
  const sent: unknown[] = [];
  return {
    sent,
    listeners,
    io: () => ({
      connect: () => listeners.get("connect")?.(),
      disconnect: () => undefined,
      emit: (_name: string, message: { event: number; data: unknown }) => void sent.push([message.event, message.data]),
      on: (name: string, listener: (argument?: unknown) => void) => void listeners.set(name, listener),
    }),
  };
});
vi.mock("socket.io-client", () => ({ io: wire.io }));

const api = startMockApi();
const PROJECT = "prj_1";

const thread = (change: Partial<DiscussionThread> = {}): DiscussionThread => ({
  ...discussionComment,
  replies: [],
  ...change,
});

type Obstacle = "signed-out" | "unconfirmed-email" | "suspended" | null;

function answer(rows: DiscussionThread[], obstacle: Obstacle = null) {
  api.answer("listDiscussion", { rows, total: rows.length, count: rows.length, obstacle, suspendedUntil: null });
}

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  for (const key of await drafts.list("comment:")) await drafts.forget(key);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => renderPage(<Discussion projectId={PROJECT} />);
const newComment = () => screen.findByRole("textbox", { name: "Comment" });

describe("comments", () => {
  it("stand with their replies, the author of the project marked, and names in bold", async () => {
    answer([thread({ replies: [discussionReply] })]);
    show();
    expect(await screen.findByText("DC bias")).toBeInTheDocument();
    const replies = screen.getByRole("list", { name: "Replies to Ravi K." });
    expect(within(replies).getByText("Author")).toBeInTheDocument();
    expect(within(replies).getByText("@Ravi K.").tagName).toBe("STRONG");
    expect(within(replies).getByRole("link", { name: "Mara Lindqvist" })).toHaveAttribute(
      "href",
      "/community/author/acc_1",
    );
  });

  it("show hostile text as text", async () => {
    const text = "<img src=x onerror=alert(1)> [click](javascript:alert(1)) \u202etxt";
    answer([thread({ text })]);
    show();
    expect(await screen.findByText(/<img src=x onerror=alert\(1\)>/)).toHaveTextContent("click");
    expect(document.querySelector("article img, article script")).toBeNull();
    expect(screen.queryByRole("link", { name: "click" })).not.toBeInTheDocument();
  });

  it("link to other sites without vouching for them", async () => {
    answer([thread({ text: "[datasheet](https://example.com/a.pdf)" })]);
    show();
    expect(await screen.findByRole("link", { name: "datasheet" })).toHaveAttribute(
      "rel",
      expect.stringContaining("ugc"),
    );
  });

  it("leave a place where they were deleted or removed", async () => {
    const gone = { text: "", author: null, likes: 0, part: null };
    answer([
      thread({ ...gone, commentsId: "a", state: "deleted", replies: [discussionReply] }),
      thread({ ...gone, commentsId: "b", state: "removed", replies: [discussionReply] }),
      thread({ commentsId: "c", state: "held", isOwn: true, text: "Mine" }),
    ]);
    show();
    expect(await screen.findByText("This comment was deleted by its author.")).toBeInTheDocument();
    expect(screen.getByText("This comment was removed by our moderators.")).toBeInTheDocument();
    expect(screen.getByText(/Waiting for review/)).toBeInTheDocument();
  });

  it("are none yet", async () => {
    answer([]);
    show();
    expect(await screen.findByRole("heading", { name: "No comments yet" })).toBeInTheDocument();
  });

  it("can be loaded again after a failure", async () => {
    api.respond("listDiscussion", () => Response.json({ type: "error", code: "NOT_FOUND", message: "gone" }));
    const { user } = show();
    const retry = await screen.findByRole("button", { name: "Try again" });
    answer([thread()]);
    await user.click(retry);
    expect(await screen.findByText("DC bias")).toBeInTheDocument();
  });

  it("point at a part, which is shown in the viewer", async () => {
    const shown: string[] = [];
    answer([thread()]);
    const { user } = renderPage(<Discussion projectId={PROJECT} onShowPart={(part) => shown.push(part)} />);
    await user.click(await screen.findByRole("button", { name: "C1" }));
    expect(shown).toEqual(["C1"]);
  });
});

describe("comments of others", () => {
  const said = (commentsId: string | null, projectId = PROJECT) =>
    wire.listeners.get("message")?.({ event: 25, data: { projectId, commentsId } });

  it("wait until the reader asks for them; changes of known ones show at once", async () => {
    answer([thread()]);
    const { user } = show();
    expect(await screen.findByText("DC bias")).toBeInTheDocument();
    await waitFor(() => expect(wire.sent).toContainEqual([24, { projectId: PROJECT }]));
    const before = api.calls("listDiscussion").length;
    said("com_8");
    said("com_9");
    said("com_1");
    said("com_7", "another");
    const fresh = await screen.findByRole("button", { name: "2 new comments" });
    expect(api.calls("listDiscussion")).toHaveLength(before);
    answer([thread({ commentsId: "com_9", text: "News" }), thread({ commentsId: "com_8", text: "Older news" })]);
    await user.click(fresh);
    expect(await screen.findByText("News")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /new comment/ })).not.toBeInTheDocument();
    answer([thread({ text: "Edited" })]);
    said(null);
    expect(await screen.findByText("Edited")).toBeInTheDocument();
  });
});

describe("a new comment", () => {
  it("is written with Ctrl+Enter, once, and forgets its draft", async () => {
    answer([]);
    const { user } = show();
    const field = await newComment();
    await user.type(field, "Nice board{Control>}{Enter}{/Control}");
    await waitFor(() => expect(api.calls("addDiscussionComment")).toHaveLength(1));
    expect(api.calls("addDiscussionComment")[0]?.body).toMatchObject({ projectId: PROJECT, text: "Nice board" });
    await waitFor(() => expect(field).toHaveValue(""));
    expect(await drafts.list("comment:")).toEqual([]);
  });

  it("keeps its text when it is refused, and says why", async () => {
    answer([]);
    api.respond("addDiscussionComment", () =>
      Response.json({ type: "error", code: "COMMENT_REPEATED", message: "You have already written this." }),
    );
    const { user } = show();
    const field = await newComment();
    await user.type(field, "Again");
    await user.click(screen.getByRole("button", { name: "Post comment" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("You have already written this.");
    expect(field).toHaveValue("Again");
  });

  it("is kept as a draft over a reload, and while the reader signs in", async () => {
    sessionStore.getState().forget();
    answer([], "signed-out");
    const { user, unmount } = show();
    await user.type(await newComment(), "My question");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(modalsStore.getState().account).toBe(true);
    expect(screen.queryByRole("button", { name: "Post comment" })).not.toBeInTheDocument();
    unmount();
    sessionStore.getState().setToken("a-token");
    answer([]);
    show();
    await waitFor(async () => expect(await newComment()).toHaveValue("My question"));
  });

  it("names people, who are completed while one types", async () => {
    answer([]);
    const { user } = show();
    const field = await newComment();
    await user.type(field, "Hello @Ra");
    const people = await screen.findByRole("listbox", { name: "People to mention" });
    expect(within(people).getByRole("option", { name: "Ravi K." })).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{Enter}");
    expect(field).toHaveValue("Hello @Ravi K. ");
    expect(screen.queryByRole("listbox", { name: "People to mention" })).not.toBeInTheDocument();
    await user.type(field, "and @Ra{Escape}");
    expect(field).toHaveValue("Hello @Ravi K. and @Ra");
    expect(screen.queryByRole("listbox", { name: "People to mention" })).not.toBeInTheDocument();
  });

  it("is previewed as it will look", async () => {
    answer([]);
    const { user } = show();
    await user.type(await newComment(), "**bold**");
    await user.click(screen.getByRole("button", { name: "Preview" }));
    expect(screen.getByText("bold").tagName).toBe("STRONG");
    await user.click(screen.getByRole("button", { name: "Write" }));
    expect(await newComment()).toHaveValue("**bold**");
  });

  it("is not sent beyond its length", async () => {
    await drafts.keep(draftKey(PROJECT, "new"), "x".repeat(2_001));
    answer([]);
    show();
    expect(await screen.findByText("1 characters too many")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Post comment" })).toBeDisabled();
  });

  it("is not possible for the suspended, who read why", async () => {
    answer([], "suspended");
    show();
    expect(await screen.findByText("You can't comment in the community any more.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Post comment" })).not.toBeInTheDocument();
  });
});

describe("acts on a comment", () => {
  const own: Partial<DiscussionComment> = { isOwn: true };

  it("likes it, and takes the like back", async () => {
    answer([thread()]);
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Like, 12 likes" }));
    const liked = await screen.findByRole("button", { name: "Take the like back, 13 likes" });
    expect(liked).toHaveAttribute("aria-pressed", "true");
    expect(api.calls("likeComment")[0]?.query).toMatchObject({ commentsId: "com_1", type: "1" });
  });

  it("asks visitors to sign in first", async () => {
    sessionStore.getState().forget();
    answer([thread()], "signed-out");
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Like, 12 likes" }));
    expect(modalsStore.getState().account).toBe(true);
    expect(api.calls("likeComment")).toEqual([]);
  });

  it("replies in its place", async () => {
    answer([thread()]);
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Reply" }));
    const field = screen.getByRole("textbox", { name: "Reply to Ravi K." });
    expect(field).toHaveFocus();
    await user.type(field, "Yes");
    await user.click(screen.getByRole("button", { name: "Post reply" }));
    await waitFor(() =>
      expect(api.calls("addDiscussionComment")[0]?.body).toMatchObject({ text: "Yes", parentId: "com_1" }),
    );
  });

  it("edits one's own, which shows", async () => {
    answer([thread(own)]);
    api.answer("editComment", { ...discussionComment, ...own, editTime: discussionComment.createTime });
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Edit" }));
    const field = screen.getByRole("textbox", { name: "Edit" });
    await user.clear(field);
    await user.type(field, "Corrected");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(api.calls("editComment")[0]?.body).toMatchObject({ text: "Corrected" }));
    expect(await screen.findByText("edited")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Report" })).not.toBeInTheDocument();
  });

  it("deletes one's own, and takes that back", async () => {
    answer([thread(own)]);
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(api.calls("restoreComment")).toHaveLength(1));
    expect(api.calls("deleteOwnComment")).toHaveLength(1);
  });

  it("reports it with a reason", async () => {
    answer([thread()]);
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Report" }));
    const dialog = screen.getByRole("dialog", { name: "Report this comment" });
    await user.selectOptions(within(dialog).getByRole("combobox"), "harassment");
    await user.type(within(dialog).getByRole("textbox"), "Insults");
    await user.click(within(dialog).getByRole("button", { name: "Send report" }));
    await waitFor(() =>
      expect(api.calls("reportContent")[0]?.body).toMatchObject({
        ...{ kind: "comment", id: "com_1", reason: "harassment", text: "Insults" },
      }),
    );
    expect(await screen.findByText(/Thank you. We will look at it/)).toBeInTheDocument();
  });

  it("blocks its author after a question", async () => {
    answer([thread()]);
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Block" }));
    const dialog = screen.getByRole("dialog", { name: "Block Ravi K.?" });
    await user.click(within(dialog).getByRole("button", { name: "Block" }));
    await waitFor(() => expect(api.calls("blockPerson")[0]?.body).toMatchObject({ authorId: "acc_2" }));
    expect(await screen.findByRole("button", { name: "Unblock" })).toBeInTheDocument();
  });
});

it("speaks Chinese", async () => {
  answer([thread({ replies: [discussionReply] })]);
  renderPage(<Discussion projectId={PROJECT} />, { tag: "zh-CN" });
  expect(await screen.findByRole("heading", { name: "评论" })).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "发表评论" })).toBeInTheDocument();
  expect(screen.getByText("作者")).toBeInTheDocument();
});
