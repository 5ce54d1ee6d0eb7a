// @vitest-environment jsdom
// The assistant as a person meets it, over answers that the test tells.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LateAccountDialog } from "@/components/account/late-account-dialog";
import { ChatScreen } from "@/components/chat/screen/chat-screen";
import { SharedConversation } from "@/components/chat/screen/shared-conversation";
import { WidgetPanel } from "@/components/chat/widget/widget-panel";
import { WidgetSlot } from "@/components/chat/widget/widget-slot";
import { answerOf, fakeAnswers } from "../../support/chat";
import { startMockApi } from "../../support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser, stubWideScreen } from "../../support/render-page";
import { sessionStore } from "@/stores/account/session";

const socket = vi.hoisted(() => ({ current: null as unknown }));
vi.mock("@/lib/client/realtime/chat-answers", () => ({
  chatAnswers: {
    ask: (...asked: unknown[]) => (socket.current as { ask: (...asked: unknown[]) => unknown }).ask(...asked),
    stop: (turnId: string) => (socket.current as { stop: (turnId: string) => void }).stop(turnId),
  },
}));

const api = startMockApi();
let answers = fakeAnswers();

const ROW = {
  ...{ chatId: "chat_1", title: "Fifty boards with ENIG", folder: "", status: 0 as const },
  ...{ createTime: "2026-11-20T12:00:00.000Z", updateTime: "2026-11-21T12:00:00.000Z" },
};

beforeEach(() => {
  stubBrowser();
  stubWideScreen();
  forgetPage();
  answers = fakeAnswers();
  socket.current = answers.answers;
  window.history.replaceState(null, "", "/chat");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signIn = () => sessionStore.getState().setToken("a-token");
const open = (address = "/chat", tag?: "zh-CN") =>
  renderPage(<ChatScreen brand={null} signIn={<LateAccountDialog />} />, { address, tag });
const message = () => screen.getByRole("textbox", { name: /^(Message|消息)$/ });

describe("a visitor", () => {
  it("asks by a suggestion, reads the answer as it comes, and asks on by another", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: /Can you make 0.10 mm/ }));
    expect(await screen.findByText("Working on it")).toBeInTheDocument();
    act(() => answers.words("Yes, on **1 oz**."));
    expect(screen.getByText("1 oz").tagName).toBe("STRONG");
    act(() => answers.done({ answer: answerOf({ suggestions: ["And on 2 oz?"] }) }, "proof"));
    await user.click(screen.getByRole("button", { name: "And on 2 oz?" }));
    await waitFor(() => expect(answers.last().asked.question).toBe("And on 2 oz?"));
    expect(answers.last().asked.chatId).toBeNull();
  });

  it("labels every answer as the AI's", async () => {
    const { user } = open();
    await user.type(message(), "One{Enter}");
    await waitFor(() => expect(answers.questions()).toHaveLength(1));
    expect(screen.getAllByText("AI")).toHaveLength(1);
    act(() => answers.done({}, "proof"));
    expect(screen.getAllByText("AI")).toHaveLength(1);
  });

  it("sends with Enter, starts a line with Shift and Enter, and stops with Escape", async () => {
    const { user } = open();
    await user.type(message(), "One{Shift>}{Enter}{/Shift}Two{Enter}");
    await waitFor(() => expect(answers.questions().map(({ question }) => question)).toEqual(["One\nTwo"]));
    expect(message()).toHaveValue("");
    await user.keyboard("{Escape}");
    expect(answers.stopped).toEqual([answers.last().asked.turnId]);
  });

  it("finds an unsent text after a reload", async () => {
    const { user, unmount } = open();
    await user.type(message(), "Half a ques");
    unmount();
    open();
    expect(message()).toHaveValue("Half a ques");
  });

  it("edits a question and returns to its earlier version", async () => {
    const { user } = open();
    await user.type(message(), "One{Enter}");
    await waitFor(() => expect(answers.questions()).toHaveLength(1));
    act(() => answers.done({}, "proof"));
    await user.click(screen.getByRole("button", { name: "Edit" }));
    const field = screen.getByRole("textbox", { name: "Edit your question" });
    await user.clear(field);
    await user.type(field, "One, edited");
    await user.click(within(field.closest("form") ?? document.body).getByRole("button", { name: "Send" }));
    act(() => answers.done({}, "proof"));
    expect(screen.getByText("Version 2 of 2")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Previous version" }));
    expect(screen.getByText("One", { selector: "p" })).toBeInTheDocument();
    expect(screen.queryByText("One, edited", { selector: "p" })).toBeNull();
  });

  it("is told when the connection is lost, and why a question was refused", async () => {
    const { user } = open();
    await user.type(message(), "One{Enter}");
    await waitFor(() => expect(answers.questions()).toHaveLength(1));
    act(() => answers.last().listener.connection(false));
    expect(screen.getByText(/Connection lost/)).toBeInTheDocument();
    act(() => answers.last().listener.refused("TOO_MANY_REQUESTS", 30));
    expect(screen.getByRole("alert")).toHaveTextContent("Try again in 30 seconds.");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(answers.questions()).toHaveLength(2));
  });

  it("sends files with the question, each of its kind, once they are uploaded", async () => {
    const { user } = open();
    const input = screen.getByLabelText("Attach a file", { selector: "input" });
    await user.upload(input, [new File(["x"], "board.zip"), new File(["x"], "amp.kicad_sch")]);
    expect(await screen.findByText("board.zip")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: "Send" })).toBeEnabled());
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(answers.questions()).toHaveLength(1));
    const { question, files } = answers.last().asked;
    expect(question).toBe("What can you tell me about this file?");
    expect(files.map(({ fileName, fileType }) => [fileName, fileType])).toEqual([
      ["board.zip", 8],
      ["amp.kicad_sch", 7],
    ]);
    expect(screen.getByRole("button", { name: "Stop" })).toBeInTheDocument();
  });

  it("is told why a file was not uploaded, and sends once it is removed", async () => {
    const { user } = open();
    const input = screen.getByLabelText("Attach a file", { selector: "input" });
    await user.upload(input, new File([], "empty.zip"));
    expect(await screen.findByText("Remove the files that failed, then send.")).toBeInTheDocument();
    await user.type(message(), "One{Enter}");
    expect(answers.questions()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Remove empty.zip" }));
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(answers.last().asked.files).toEqual([]));
  });

  it("adds at most eight files to a message", async () => {
    const { user } = open();
    const input = screen.getByLabelText("Attach a file", { selector: "input" });
    const nine = Array.from({ length: 9 }, (_, at) => new File(["x"], `${at}.zip`));
    await user.upload(input, nine);
    expect(screen.getByText("A message takes up to 8 files.")).toBeInTheDocument();
    expect(screen.queryByText("0.zip")).toBeNull();
  });

  it("is offered to keep the conversation after signing in", async () => {
    const { user, visited } = open();
    await user.type(message(), "One{Enter}");
    await waitFor(() => expect(answers.questions()).toHaveLength(1));
    act(() => answers.done({}, "proof_1"));
    expect(screen.queryByRole("button", { name: "Save to my account" })).toBeNull();
    act(signIn);
    await user.click(await screen.findByRole("button", { name: "Save to my account" }));
    await waitFor(() => expect(visited).toEqual(["/chat?id=chat_1"]));
    const [call] = api.calls("saveChat");
    expect(call?.body).toMatchObject({ title: "One", turns: [{ question: "One", proof: "proof_1" }] });
    expect(localStorage.getItem("chatTurns")).toBeNull();
  });

  it("is asked to log in before sharing, and is then offered to keep the conversation", async () => {
    const { user } = open();
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
    await user.type(message(), "One{Enter}");
    await waitFor(() => expect(answers.questions()).toHaveLength(1));
    act(() => answers.done({}, "proof_1"));
    await user.click(await screen.findByRole("button", { name: "Share" }));
    expect(within(await screen.findByRole("dialog")).getByText("Please log in first")).toBeInTheDocument();
    expect(api.calls("setChatStatus")).toEqual([]);
    act(() => {
      signIn();
      sessionStore.getState().setAuthStatus(2);
    });
    expect(await screen.findByRole("button", { name: "Save to my account" })).toBeInTheDocument();
    expect(sessionStore.getState()).toMatchObject({ authStatus: 0, pendingAction: null });
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  });

  it("reads the screen in Chinese", async () => {
    open("/chat", "zh-CN");
    expect(await screen.findByRole("heading", { name: "电路板、器件、订单，都可以问" })).toBeInTheDocument();
    expect(message()).toHaveAttribute("placeholder", "输入问题，或拖入文件");
  });
});

describe("a person who is signed in", () => {
  beforeEach(() => {
    signIn();
    api.answer("listChats", { rows: [ROW], total: 1, folders: [{ name: "Clients", count: 9 }] });
  });

  it("finds conversations with their days, by search and in folders", async () => {
    const { user } = open();
    const list = await screen.findByRole("navigation", { name: "Conversations" });
    const link = await within(list).findByRole("link", { name: /Fifty boards/ });
    expect(link).toHaveTextContent("11/21");
    expect(link).toHaveAttribute("href", "/chat?id=chat_1");
    await user.keyboard("{Control>}k{/Control}");
    expect(screen.getByRole("searchbox", { name: "Search conversations" })).toHaveFocus();
    await user.keyboard("enig");
    await waitFor(() => expect(api.calls("listChats").at(-1)?.query).toMatchObject({ keyword: "enig" }));
    await user.click(within(list).getByRole("button", { name: /Clients/ }));
    await waitFor(() => expect(api.calls("listChats").at(-1)?.query).toMatchObject({ folder: "Clients" }));
  });

  it("opens one, asks in it, and shares it as it is", async () => {
    const { user } = open("/chat?id=chat_1");
    expect(await screen.findByText("$30.00", { selector: "strong" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Fifty boards with ENIG" })).toBeInTheDocument();
    await user.type(message(), "And 200?{Enter}");
    expect(answers.last().asked).toMatchObject({ chatId: "chat_1", parentId: "turn_1", memory: { quantity: 50 } });
    act(() => answers.done());
    await user.click(screen.getByRole("button", { name: "Share" }));
    await user.click(await screen.findByRole("button", { name: "Create link" }));
    const link = await screen.findByRole("textbox", { name: "Link" });
    expect(link).toHaveValue(`${window.location.origin}/chat/share/share_1`);
    api.answer("setChatStatus", { status: 0, shareId: null });
    await user.click(screen.getByRole("button", { name: "Stop sharing" }));
    expect(await screen.findByRole("button", { name: "Create link" })).toBeInTheDocument();
  });

  it("makes a conversation by the first question, whose address is shown", async () => {
    const { user } = open();
    await user.type(message(), "50 boards?{Enter}");
    await waitFor(() => expect(answers.questions()).toHaveLength(1));
    expect(api.calls("saveChat").map(({ body }) => body)).toEqual([{ title: "50 boards?" }]);
    expect(answers.last().asked.chatId).toBe("chat_1");
    expect(window.location.search).toBe("?id=chat_1");
  });

  it("renames, and moves to a folder", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Actions for Fifty boards with ENIG" }));
    await user.click(screen.getByRole("menuitem", { name: "Rename" }));
    const title = screen.getByRole("textbox", { name: "Title" });
    await user.clear(title);
    await user.click(screen.getByRole("button", { name: "Rename" }));
    expect(screen.getByText("Enter a title.")).toBeInTheDocument();
    await user.type(title, "Trainer");
    await user.click(screen.getByRole("button", { name: "Rename" }));
    await waitFor(() => expect(api.calls("saveChat").at(-1)?.body).toEqual({ chatId: "chat_1", title: "Trainer" }));
  });

  it("takes a deletion back; without that it is deleted when the page is left", async () => {
    const { user, unmount } = open();
    const remove = async () => {
      await user.click(await screen.findByRole("button", { name: "Actions for Fifty boards with ENIG" }));
      await user.click(screen.getByRole("menuitem", { name: "Delete" }));
    };
    await remove();
    expect(screen.queryByRole("link", { name: /Fifty boards/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("link", { name: /Fifty boards/ })).toBeInTheDocument();
    await remove();
    expect(api.calls("deleteChat")).toEqual([]);
    unmount();
    await waitFor(() => expect(api.calls("deleteChat")).toHaveLength(1));
  });

  it("is told that a conversation does not exist", async () => {
    api.fail("viewChat", { kind: "refusal", code: "NOT_FOUND", message: "Not found" });
    open("/chat?id=gone");
    expect(await screen.findByText(/does not exist/)).toBeInTheDocument();
  });
});

describe("a shared conversation", () => {
  it("is read, but neither edited nor continued", async () => {
    renderPage(<SharedConversation shareId="share_1" brand={null} />);
    expect(await screen.findByText("$30.00", { selector: "strong" })).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Ask again" })).toBeNull();
    expect(screen.getByRole("button", { name: "Copy" })).toBeInTheDocument();
  });
});

describe("the panel over a page", () => {
  it("asks about the page behind it, and closes with Escape", async () => {
    window.history.replaceState(null, "", "/order/manufacturing/pcb?layers=4");
    const closed = vi.fn();
    const { user } = renderPage(<WidgetPanel tag="en-US" onClose={closed} />);
    expect(message()).toHaveFocus();
    await user.keyboard("Cheaper?{Enter}");
    await waitFor(() => expect(answers.questions()).toHaveLength(1));
    expect(answers.last().asked.context).toEqual({
      ...{ page: "/order/manufacturing/pcb?layers=4", projectId: null, orderNumber: null },
    });
    await user.keyboard("{Escape}");
    expect([answers.stopped.length, closed.mock.calls.length]).toEqual([1, 0]);
    act(() => answers.done({ state: "stopped" }, "proof"));
    expect(screen.getByText("You stopped this answer.")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(closed).toHaveBeenCalledOnce();
  });

  it("is loaded by a press of its button", async () => {
    const { user } = renderPage(<WidgetSlot />);
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Ask the assistant" }));
    expect(await screen.findByRole("dialog", { name: "Assistant" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Close the assistant" }));
    expect(screen.getByRole("button", { name: "Ask the assistant" })).toHaveFocus();
  });
});
