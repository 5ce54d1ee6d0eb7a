// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ConfirmBanner } from "@/components/account/confirm-banner";
import { SecurityPage } from "@/components/account/security/security-page";
import { drafts } from "@/stores/drafts/draft";
import { EMPTY_USER } from "@/stores/account/session-user";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const MARA = { ...EMPTY_USER, info: "account-1", email: "mara@halden.example", pointOut: "{}", contactConfirmed: true };
const HERE = {
  ...{ sessionId: "ses_1", browser: "firefox" as const, system: "linux" as const, isCurrent: true },
  ...{ startedAt: "2026-11-20T08:00:00.000Z", lastUsedAt: "2026-11-21T08:00:00.000Z" },
};
const PHONE = { ...HERE, sessionId: "ses_2", browser: "safari" as const, system: "iphone" as const, isCurrent: false };

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().hydrate();
  sessionStore.getState().setToken("a-token");
  sessionStore.getState().setUser(MARA);
});
afterEach(cleanup);

it("a password is changed by the old one; a refusal stands at its field", async () => {
  const { user } = renderPage(<SecurityPage />);
  await user.click(screen.getByRole("button", { name: "Change password" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Current password"), "old password");
  await user.type(dialog.getByLabelText("New password"), "short");
  await user.click(dialog.getByRole("button", { name: "Change password" }));
  expect(await dialog.findByText("Use at least 8 characters")).toBeInTheDocument();
  expect(api.calls("changePassword")).toEqual([]);
  api.fail(
    "changePassword",
    { kind: "refusal", code: "WRONG_PASSWORD", message: "The current password is not correct." },
    1,
  );
  await user.type(dialog.getByLabelText("New password"), " but longer");
  await user.click(dialog.getByRole("button", { name: "Change password" }));
  await waitFor(() =>
    expect(dialog.getByLabelText("Current password")).toHaveAccessibleDescription(
      /The current password is not correct/,
    ),
  );
  await user.click(dialog.getByRole("button", { name: "Change password" }));
  expect(await screen.findByText("Password changed. All other devices are signed out.")).toBeInTheDocument();
  expect(api.calls("changePassword").at(-1)?.body).toEqual({ password: "old password", nPassword: "short but longer" });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("names where one is signed in, and signs out there", async () => {
  api.answer("listSessions", { rows: [HERE, PHONE], total: 2 });
  const { user } = renderPage(<SecurityPage />);
  expect(await screen.findByText("Firefox on Linux")).toBeInTheDocument();
  expect(screen.getByText("This device")).toBeInTheDocument();
  expect(screen.getAllByText("Last used Nov 21, 2026, 8:00 AM")).toHaveLength(2);
  api.answer("listSessions", { rows: [HERE], total: 1 });
  await user.click(screen.getByRole("button", { name: "Sign out Safari on iPhone" }));
  await waitFor(() => expect(screen.queryByText("Safari on iPhone")).not.toBeInTheDocument());
  expect(api.calls("endSession")[0]?.parameters).toMatchObject({ sessionId: "ses_2" });
  expect(screen.queryByRole("button", { name: "Sign out all other devices" })).not.toBeInTheDocument();
});

it("signs all others out at once", async () => {
  api.answer("listSessions", { rows: [HERE, PHONE], total: 2 });
  api.answer("endOtherSessions", { ended: 3 });
  const { user } = renderPage(<SecurityPage />);
  await user.click(await screen.findByRole("button", { name: "Sign out all other devices" }));
  expect(await screen.findByText("3 devices signed out.")).toBeInTheDocument();
});

it("says that the list could not be had, and asks again", async () => {
  api.fail("listSessions", { kind: "refusal", code: "OPERATION_FAILED", message: "" }, 1);
  const { user } = renderPage(<SecurityPage />);
  expect(await screen.findByText("Sessions could not be loaded.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Firefox on Linux")).toBeInTheDocument();
});

it("closing asks who is there, and forgets everything of the person in this browser", async () => {
  await drafts.keep("address:account-1:new", { city: "Halden" });
  const { user, visited } = renderPage(<SecurityPage />);
  await user.click(screen.getByRole("button", { name: "Close account" }));
  const dialog = within(await screen.findByRole("dialog"));
  const submit = () => user.click(dialog.getByRole("button", { name: "Close account permanently" }));
  await submit();
  expect(await dialog.findByText("Required")).toBeInTheDocument();
  const message = "Order 1 is still in progress.";
  api.fail("closeAccount", { kind: "refusal", code: "ORDERS_OPEN", message }, 1);
  await user.type(dialog.getByLabelText("Password"), "correct horse battery");
  await submit();
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(sessionStore.getState().token).toBe("a-token");
  await user.click(dialog.getByRole("button", { name: "Code" }));
  await user.click(dialog.getByRole("button", { name: "Send code" }));
  await user.type(dialog.getByLabelText("Code"), "123456");
  await submit();
  await waitFor(() => expect(sessionStore.getState().token).toBeNull());
  expect(api.calls("requestCode")[0]?.body).toEqual({ account: "mara@halden.example", purpose: "close" });
  expect(api.calls("closeAccount").map(({ body }) => body)).toEqual([
    { password: "correct horse battery" },
    { code: "123456" },
  ]);
  expect(await drafts.list("")).toEqual([]);
  expect(localStorage.getItem("token")).toBeNull();
  await waitFor(() => expect(visited).toEqual(["/"]));
});

it("an address is not asked to be confirmed where it would stand between people and their work", async () => {
  const unconfirmed = { ...MARA, contactConfirmed: false };
  sessionStore.getState().setUser(unconfirmed);
  api.answer("getUser", unconfirmed);
  renderPage(<ConfirmBanner />, { address: "/my-center/orders" });
  await waitFor(() => expect(api.calls("getUser")).toHaveLength(1));
  expect(screen.queryByRole("textbox", { name: "Code" })).not.toBeInTheDocument();
});

it("an address is asked to be confirmed until it is", async () => {
  const unconfirmed = { ...MARA, contactConfirmed: false };
  sessionStore.getState().setUser(unconfirmed);
  api.answer("getUser", unconfirmed);
  const { user } = renderPage(<ConfirmBanner />, { address: "/my-center/security" });
  api.fail(
    "confirmContact",
    { kind: "refusal", code: "CODE_WRONG", message: "The code is incorrect or has expired." },
    1,
  );
  await user.type(await screen.findByRole("textbox", { name: "Code" }), "111111");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("The code is incorrect or has expired.")).toBeInTheDocument();
  api.answer("getUser", MARA);
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("Your email address is confirmed.")).toBeInTheDocument();
  expect(api.calls("confirmContact").at(-1)?.query).toEqual({ email: "mara@halden.example", code: "111111" });
  expect(screen.queryByRole("textbox", { name: "Code" })).not.toBeInTheDocument();
});
