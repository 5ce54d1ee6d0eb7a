// @vitest-environment jsdom
// Notifications of the account: the list, emails, blocks, decisions with their appeal, and the bell of the header.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { notificationsHref, readNotificationParams } from "@/components/notifications/notification-params";
import { NotificationPage } from "@/components/notifications/notification-page";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const wire = vi.hoisted(() => {
  const listeners = new Map<string, (argument?: unknown) => void>();
  return {
    listeners,
    io: () => ({
      connect: () => listeners.get("connect")?.(),
      disconnect: () => undefined,
      emit: () => undefined,
      on: (name: string, listener: (argument?: unknown) => void) => void listeners.set(name, listener),
    }),
  };
});
vi.mock("socket.io-client", () => ({ io: wire.io }));

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PAGE = "/my-center/notifications";

it("says what happened and leads there, which is then read", async () => {
  const { user, visited } = renderPage(<NotificationPage />, { address: PAGE });
  const link = await screen.findByRole("link", { name: "Mara Lindqvist replied to your comment on Buck converter" });
  expect(link).toHaveAttribute("href", "/community/prj_1#comment-com_2");
  expect(screen.getByText("Partly.")).toBeInTheDocument();
  expect(screen.getByText("New")).toBeInTheDocument();
  await user.click(link);
  expect(visited).toEqual(["/community/prj_1#comment-com_2"]);
  await waitFor(() => expect(api.calls("readNotifications")).toHaveLength(1));
  expect(api.calls("readNotifications")[0]?.body).toMatchObject({ notificationIds: '["ntf_1"]' });
});

it("marks all as read, and filters by the address", async () => {
  const { user, visited } = renderPage(<NotificationPage />, { address: PAGE });
  await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(api.calls("readNotifications")[0]?.body).toEqual({}));
  await user.click(screen.getByRole("button", { name: "Unread" }));
  expect(visited).toEqual([`${PAGE}?show=unread`]);
});

it("is empty, with what would be here", async () => {
  api.answer("listNotifications", { rows: [], total: 0, unread: 0 });
  renderPage(<NotificationPage />, { address: PAGE });
  expect(await screen.findByRole("heading", { name: "No notifications yet" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
});

it("chooses emails", async () => {
  const { user } = renderPage(<NotificationPage />, { address: PAGE });
  expect(await screen.findByRole("radio", { name: /Daily digest/ })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: /At once/ }));
  await waitFor(() => expect(api.calls("setNotificationSettings")[0]?.body).toMatchObject({ mail: "instant" }));
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: /At once/ })).toBeChecked();
});

it("ends a block", async () => {
  const { user } = renderPage(<NotificationPage />, { address: PAGE });
  await user.click(await screen.findByRole("button", { name: "Unblock" }));
  await waitFor(() => expect(api.calls("unblockPerson")).toHaveLength(1));
  expect(await screen.findByText("Spam Ltd is no longer blocked.")).toBeInTheDocument();
});

it("explains a decision, which is appealed once", async () => {
  const { user } = renderPage(<NotificationPage />, { address: `${PAGE}?case=case_1` });
  const dialog = await screen.findByRole("dialog", { name: "Decision of our moderators" });
  expect(await within(dialog).findByText("Your comment was hidden")).toBeInTheDocument();
  expect(within(dialog).getByText("Please don't post it again.")).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Send appeal" }));
  expect(within(dialog).getByRole("alert")).toBeInTheDocument();
  expect(api.calls("appealModeration")).toEqual([]);
  await user.type(within(dialog).getByRole("textbox", { name: "Your appeal" }), "It was a joke.");
  await user.click(within(dialog).getByRole("button", { name: "Send appeal" }));
  expect(await within(dialog).findByText("Your appeal is being reviewed.")).toBeInTheDocument();
  expect(within(dialog).queryByRole("textbox")).not.toBeInTheDocument();
});

it("speaks Chinese", async () => {
  renderPage(<NotificationPage />, { address: PAGE, tag: "zh-CN" });
  expect(
    await screen.findByRole("link", { name: "Mara Lindqvist回复了您在《Buck converter》的评论" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "您在《Buck converter》的评论已被隐藏" })).toHaveAttribute(
    "href",
    "/my-center/notifications?case=case_1",
  );
});

it("the bell counts what is unread, anew at each event, for the signed-in alone", async () => {
  const bell = <NotificationBell label="Notifications" href={PAGE} />;
  renderPage(bell);
  expect(await screen.findByRole("link", { name: "Notifications (1)" })).toHaveAttribute("href", PAGE);
  api.answer("countUnread", { unread: 120 });
  wire.listeners.get("message")?.({ event: 7, data: { isNew: true } });
  expect(await screen.findByRole("link", { name: "Notifications (99+)" })).toBeInTheDocument();
  cleanup();
  sessionStore.getState().forget();
  renderPage(bell);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

it("keeps its state in the address", () => {
  const read = (search: string) => readNotificationParams(new URLSearchParams(search));
  expect(read("show=unread&page=3&case=abc")).toEqual({ isUnread: true, page: 3, caseId: "abc" });
  expect(read("show=x&page=-1&case=../x")).toEqual({ isUnread: false, page: 1, caseId: null });
  expect(notificationsHref({ isUnread: true, page: 2, caseId: "abc" })).toBe(`${PAGE}?show=unread&page=2&case=abc`);
  expect(notificationsHref({ page: 1 })).toBe(PAGE);
});
