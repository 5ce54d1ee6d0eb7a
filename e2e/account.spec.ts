// The account pages: personal information, password recovery, sessions, and deleting the account.
import { expectNoFindings } from "@/e2e/axe";
import { expect, signedInTest as test, test as visitorTest } from "@/e2e/fixtures";
import { codeIn, hasOutbox, linkIn, waitForMessage } from "@/e2e/outbox";
import { AccountDialog } from "@/e2e/pages/account-dialog";
import { AccountPage } from "@/e2e/pages/account-page";
import { login } from "@/lib/contracts/account";
import { greyPng } from "@/tests/support/pictures";

const NEW_PASSWORD = "another good password";

test("a name and a picture are saved, and shown in the header after a reload", async ({ page, market }) => {
  const account = await new AccountPage(page, market).openProfile();
  await account.field("username").fill("Ada Lovelace");
  await account.button("account.profile.save").click();
  await expect(page.getByText(market.t("success.profileSaved"))).toBeVisible();
  await account.setAvatar({ name: "me.png", mimeType: "image/png", buffer: greyPng(64, 64) });
  await page.reload();
  await expect(account.field("username")).toHaveValue("Ada Lovelace");
  await expect(account.menu).toHaveText("Ada Lovelace");
  await expectNoFindings(page, "a profile");
});

test("a page that is left keeps its input", async ({ page, market }) => {
  const account = await new AccountPage(page, market).openProfile();
  await account.field("username").fill("Grace");
  await expect(account.main.getByText(market.t("account.profile.unsaved"))).toBeVisible();
  await page.reload();
  await expect(account.field("username")).toHaveValue("Grace");
});

visitorTest(
  "a forgotten password is replaced by the mailed code, and by the mail's link",
  async ({ page, market, person }) => {
    visitorTest.skip(!hasOutbox, "mails of another deployment are not ours to read");
    await page.goto(market.at("/my-center"));
    const { dialog, account } = new AccountDialog(page, market, () => Promise.resolve());
    await account.fill(person.email);
    await dialog.getByRole("button", { name: market.t("account.dialog.toForgot") }).click();
    await dialog.getByRole("button", { name: market.t("account.code.send") }).click();
    const mail = await waitForMessage(market.area, person.email, market.t("mail.codeReset.subject"));
    const set = async (password: string) => {
      await dialog.getByLabel(market.t("account.dialog.newPassword"), { exact: true }).fill(password);
      await dialog.getByRole("button", { name: market.t("account.dialog.submitReset") }).click();
    };
    await dialog.getByRole("textbox", { name: market.t("account.code.label"), exact: true }).fill("12");
    await set(NEW_PASSWORD);
    await expect(dialog.getByText(market.t("errors.CODE_WRONG"))).toBeVisible();
    await expectNoFindings(page, "a code that is wrong");
    // The link contains the code, and the page removes it from the URL.
    await page.goto("about:blank");
    await page.goto(linkIn(mail));
    await expect(dialog.getByRole("textbox", { name: market.t("account.code.label"), exact: true })).not.toHaveValue(
      "",
    );
    expect(page.url()).not.toContain("code=");
    await set(NEW_PASSWORD);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("main").getByText(person.email).first()).toBeVisible();
  },
);

test("another device is signed out, and the password changed", async ({ page, market, api, person }) => {
  await api.call(login, { account: person.email, password: person.password });
  const account = await new AccountPage(page, market).openSecurity();
  await account.button("account.sessions.endOthers").click();
  await expect(account.button("account.sessions.endOthers")).toBeHidden();
  await account.button("account.password.change").click();
  const { dialog } = account;
  await dialog.getByLabel(market.t("account.password.current"), { exact: true }).fill(person.password);
  await dialog.getByLabel(market.t("account.password.next"), { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByRole("button", { name: market.t("account.password.save"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(market.t("success.passwordChanged"))).toBeVisible();
  await expectNoFindings(page, "a changed password");
});

test("an account is deleted by the code of an email, and all its sessions end", async ({ page, market, person }) => {
  test.skip(!hasOutbox, "mails of another deployment are not ours to read");
  const account = await new AccountPage(page, market).openSecurity();
  await account.button("account.data.close").click();
  const { dialog } = account;
  await dialog.getByRole("button", { name: market.t("account.close.byCode") }).click();
  await dialog.getByRole("button", { name: market.t("account.code.send") }).click();
  const mail = await waitForMessage(market.area, person.email, market.t("mail.codeClose.subject"));
  await dialog.getByRole("textbox", { name: market.t("account.code.label"), exact: true }).fill(codeIn(mail));
  await dialog.getByRole("button", { name: market.t("account.close.submit") }).click();
  await account.expectAt("/");
  await expect(account.header.getByRole("link", { name: market.t("shell.signIn"), exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});
