// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  AccountForm,
  type AccountFormMode,
  type AccountRefusal,
  type Credentials,
} from "@/components/account/account-form";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

type Submit = (credentials: Credentials) => Promise<AccountRefusal | null>;

function show(mode: AccountFormMode, onSubmit: Submit, tag: "en-US" | "zh-CN" = "en-US") {
  return renderPage(<AccountForm mode={mode} onSubmit={onSubmit} account="" onAccountChange={() => {}} />, { tag });
}

it("sends what was typed, pasted passwords included", async () => {
  const onSubmit = vi.fn<Submit>().mockResolvedValue(null);
  const { user } = show("signIn", onSubmit);
  await user.type(screen.getByLabelText("Email address"), " mara@halden.example ");
  await user.click(screen.getByLabelText("Password"));
  await user.paste("correct horse battery");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(onSubmit.mock.calls).toEqual([
    [{ account: "mara@halden.example", password: "correct horse battery", code: "" }],
  ]);
});

it("is understood by password managers, in both forms", () => {
  const { unmount } = show("signIn", async () => null);
  expect(screen.getByLabelText("Email address")).toHaveAttribute("autocomplete", "username");
  expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
  unmount();
  show("register", async () => null);
  expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "new-password");
});

it("shows the password on request and hides it again", async () => {
  const { user } = show("signIn", async () => null);
  const field = screen.getByLabelText("Password");
  expect(field).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(field).toHaveAttribute("type", "text");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field).toHaveAttribute("type", "password");
});

it("says what is missing beside the field, and sends nothing", async () => {
  const onSubmit = vi.fn<Submit>().mockResolvedValue(null);
  const { user } = show("register", onSubmit);
  await user.type(screen.getByLabelText("Email address"), "mara");
  await user.type(screen.getByLabelText("Password"), "short");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  const account = await screen.findByLabelText("Email address");
  expect(account).toHaveAccessibleDescription("Enter an email address such as name@example.com");
  expect(account).toHaveFocus();
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/Use at least 8 characters$/);
  expect(onSubmit).not.toHaveBeenCalled();
});

it("puts the server's words beside the field they concern", async () => {
  const taken = { fields: { account: "An account with this address already exists. Sign in instead." } };
  const { user } = show("register", async () => taken);
  await user.type(screen.getByLabelText("Email address"), "mara@halden.example");
  await user.type(screen.getByLabelText("Password"), "correct horse battery");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  await screen.findByText(taken.fields.account);
  expect(screen.getByLabelText("Email address")).toHaveAccessibleDescription(taken.fields.account);
  expect(screen.getByLabelText("Password")).toHaveValue("correct horse battery");
});

it("says a refusal of the whole above the fields", async () => {
  const { user } = show("signIn", async () => ({ message: "账号与密码不符。" }), "zh-CN");
  await user.type(screen.getByLabelText("邮箱地址或手机号码"), "mara@halden.example");
  await user.type(screen.getByLabelText("密码"), "wrong{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("账号与密码不符。");
});
