// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AccountDialog } from "@/components/account/account-dialog";
import { usePendingAction } from "@/components/providers/use-pending-action";
import { accountLinkStore } from "@/stores/account/account-link";
import { modalsStore } from "@/stores/modals";
import { EMPTY_USER } from "@/stores/account/session-user";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const MARA = { ...EMPTY_USER, info: "account-1", email: "mara@halden.example" };

beforeEach(() => {
  stubBrowser();
  forgetPage();
  accountLinkStore.getState().setLink(null);
  sessionStore.getState().hydrate();
});
afterEach(cleanup);

async function open(tag: "en-US" | "zh-CN" = "en-US") {
  modalsStore.getState().open("account");
  const page = renderPage(<AccountDialog tag={tag} />, { tag });
  await screen.findByRole("dialog");
  return page;
}

async function fill(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.type(screen.getByLabelText("Email address"), "mara@halden.example");
  await user.type(screen.getByLabelText("Password"), "correct horse battery");
}

it("signing in keeps token and person, and closes the dialog", async () => {
  api.answer("login", { token: "new-token", user: MARA });
  const { user } = await open();
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sessionStore.getState()).toMatchObject({ token: "new-token", user: MARA, authStatus: 0 });
  expect(api.calls("login").map((call) => call.body)).toEqual([
    { account: "mara@halden.example", password: "correct horse battery" },
  ]);
});

it("a waiting action is named, and goes on with its payload after the sign-in", async () => {
  api.answer("login", { token: "new-token", user: MARA });
  sessionStore.getState().setAuthStatus({ kind: "checkout", payload: { quantity: 50 } });
  const resumed: unknown[] = [];
  function Page() {
    usePendingAction("checkout", (payload) => resumed.push(payload));
    return null;
  }
  modalsStore.getState().open("account");
  const { user } = renderPage(
    <>
      <Page />
      <AccountDialog tag="en-US" />
    </>,
  );
  expect(await screen.findByText("Sign in to check out. Your cart is kept.")).toBeInTheDocument();
  expect(resumed).toEqual([]);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(resumed).toEqual([{ quantity: 50 }]));
  expect(sessionStore.getState()).toMatchObject({ authStatus: 0, pendingAction: null });
});

it("whatever else waits asks to log in first", async () => {
  sessionStore.getState().setAuthStatus({ kind: "claim-coupon" });
  await open();
  expect(await screen.findByText("Please log in first")).toBeInTheDocument();
});

it("closing the dialog forgets the waiting action and nothing else", async () => {
  sessionStore.getState().setAuthStatus({ kind: "checkout" });
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(sessionStore.getState()).toMatchObject({ token: null, authStatus: 0, pendingAction: null });
  expect(modalsStore.getState().account).toBe(false);
});

it("a wrong password is said once, inside the dialog, and what was typed stays", async () => {
  api.fail("login", { kind: "refusal", code: "WRONG_CREDENTIALS", message: "The account or password is not correct." });
  const { user } = await open();
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The account or password is not correct.");
  expect(screen.getAllByText("The account or password is not correct.")).toHaveLength(1);
  expect(screen.getByLabelText("Email address")).toHaveValue("mara@halden.example");
});

it("registering signs in; a taken address is said beside the address", async () => {
  api.fail("register", { kind: "refusal", code: "ACCOUNT_EXISTS", message: "该邮箱已注册，请直接登录。" });
  const { user } = await open("zh-CN");
  await user.type(screen.getByLabelText("邮箱地址或手机号码"), "mara@halden.example");
  await user.click(screen.getByRole("button", { name: "立即注册" }));
  // The address survives the change of form.
  expect(screen.getByLabelText("邮箱地址或手机号码")).toHaveValue("mara@halden.example");
  await user.type(screen.getByLabelText("密码"), "correct horse battery");
  await user.click(screen.getByRole("button", { name: "注册" }));
  expect(await screen.findByText("该邮箱已注册，请直接登录。")).toBeInTheDocument();
  expect(screen.getByLabelText("邮箱地址或手机号码")).toHaveAccessibleDescription("该邮箱已注册，请直接登录。");

  api.answer("register", { token: "new-token", user: MARA });
  await user.click(screen.getByRole("button", { name: "注册" }));
  await waitFor(() => expect(sessionStore.getState().token).toBe("new-token"));
});

it.each([
  ["en-US", "Create one", ["/policy/terms", "/policy/privacy-policy"]],
  ["zh-CN", "立即注册", ["/policy/terms", "/policy/privacy-policy"]],
] as const)(
  "registering in %s names the terms and the privacy policy, in tabs of their own",
  async (tag, way, hrefs) => {
    const { user } = await open(tag);
    const policies = () =>
      screen.queryAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("/policy/"));
    expect(policies()).toEqual([]);
    await user.click(screen.getByRole("button", { name: way }));
    expect(policies().map((link) => link.getAttribute("href"))).toEqual(hrefs);
    expect(policies().map((link) => link.getAttribute("target"))).toEqual(["_blank", "_blank"]);
  },
);

it("a forgotten password is replaced by the code that was sent, and signs in at once", async () => {
  api.answer("login", { token: "new-token", user: MARA });
  const { user } = await open();
  await user.type(screen.getByLabelText("Email address"), "mara@halden.example");
  await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  expect(screen.getByLabelText("Email address")).toHaveValue("mara@halden.example");
  await user.click(screen.getByRole("button", { name: "Send code" }));
  expect(await screen.findByText(/If mara@halden.example is correct/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Resend in 60 s" })).toBeDisabled();
  expect(api.calls("requestCode")[0]?.body).toEqual({ account: "mara@halden.example", purpose: "reset" });
  api.fail(
    "resetPassword",
    { kind: "refusal", code: "CODE_WRONG", message: "The code is incorrect or has expired." },
    1,
  );
  await user.type(screen.getByLabelText("Code"), "111111");
  await user.type(screen.getByLabelText("New password"), "another good password");
  await user.click(screen.getByRole("button", { name: "Reset password" }));
  await waitFor(() =>
    expect(screen.getByLabelText("Code")).toHaveAccessibleDescription(/The code is incorrect or has expired/),
  );
  await user.click(screen.getByRole("button", { name: "Reset password" }));
  await waitFor(() => expect(sessionStore.getState().token).toBe("new-token"));
  expect(api.calls("resetPassword").at(-1)?.body).toEqual({
    ...{ account: "mara@halden.example", code: "111111", nPassword: "another good password" },
  });
  expect(api.calls("login")[0]?.body).toMatchObject({ password: "another good password" });
});

it("the link of a mail brings its code along", async () => {
  accountLinkStore.getState().setLink({ kind: "reset", account: "mara@halden.example", code: "out-of-the-mail" });
  await open();
  expect(screen.getByLabelText("Code")).toHaveValue("out-of-the-mail");
  expect(screen.getByLabelText("Email address")).toHaveValue("mara@halden.example");
});

it("where numbers are taken, one registers and signs in with a code by SMS", async () => {
  const { user } = await open("zh-CN");
  await user.type(screen.getByLabelText("邮箱地址或手机号码"), "139 1234 5678");
  await user.click(screen.getByRole("button", { name: "立即注册" }));
  await user.click(screen.getByRole("button", { name: "发送验证码" }));
  await screen.findByText(/验证码已发出/);
  expect(api.calls("requestCode")[0]?.body).toEqual({ account: "139 1234 5678", purpose: "register" });
  await user.type(screen.getByLabelText("验证码"), "123456");
  await user.type(screen.getByLabelText("密码"), "correct horse battery");
  await user.click(screen.getByRole("button", { name: "注册" }));
  await waitFor(() => expect(api.calls("register")[0]?.body).toMatchObject({ code: "123456" }));
});

it("signs in by a number and its code alone, and refuses an address there", async () => {
  api.answer("login", { token: "new-token", user: MARA });
  const { user } = await open("zh-CN");
  await user.click(screen.getByRole("button", { name: "改用验证码登录" }));
  await user.type(screen.getByLabelText("手机号码"), "mara@halden.example");
  await user.type(screen.getByLabelText("验证码"), "123456");
  await user.click(screen.getByRole("button", { name: "登录" }));
  expect(await screen.findByText("请输入邮箱地址或 11 位手机号码")).toBeInTheDocument();
  await user.clear(screen.getByLabelText("手机号码"));
  await user.type(screen.getByLabelText("手机号码"), "13912345678");
  await user.click(screen.getByRole("button", { name: "登录" }));
  await waitFor(() => expect(sessionStore.getState().token).toBe("new-token"));
  expect(api.calls("login")[0]?.body).toEqual({ account: "13912345678", code: "123456" });
});

it("Google is offered where it is configured, and an account that has the address is joined by its password", async () => {
  api.answer("getGoogle", { isOffered: true });
  const { unmount } = await open();
  expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeInTheDocument();
  unmount();
  accountLinkStore.getState().setLink({ kind: "google", credential: "a.b.c", state: "s" });
  const { user } = await open();
  expect(screen.queryByLabelText("Email address")).not.toBeInTheDocument();
  await user.type(screen.getByLabelText("Password"), "correct horse battery");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(sessionStore.getState().token).toBe("token-of-google"));
  expect(sessionStore.getState().userState.googleUserInfo).toEqual({
    email: "ada@example.com",
    name: "Ada",
    picture: "",
  });
  expect(api.calls("signInWithGoogle")[0]?.body).toEqual({ credential: "a.b.c", password: "correct horse battery" });
});

it("without a connection the dialog says so and keeps everything", async () => {
  api.fail("login", { kind: "cut" });
  const { user } = await open();
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Network error, please refresh the page");
  expect(screen.getByLabelText("Password")).toHaveValue("correct horse battery");
});
