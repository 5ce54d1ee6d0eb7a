// The assistant: a visitor asks, a member keeps, finds, shares and deletes conversations.
import { expectNoFindings } from "@/e2e/axe";
import { expect, signedInTest, test } from "@/e2e/fixtures";
import { ChatPage } from "@/e2e/pages/chat-page";

const QUESTIONS = { en: "Can you make 0.10 mm traces on 2 oz copper?", zh: "2oz铜厚能做0.10mm线宽吗？" };

for (const language of ["en", "zh"] as const) {
  test.describe(`the assistant in ${language}`, () => {
    test.use({ language });
    const question = QUESTIONS[language];

    test("stands without header, footer and progress bar", async ({ page, market }) => {
      const chat = new ChatPage(page, market);
      await chat.open();
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: market.t("chat.empty.title") })).toBeVisible();
      await expectNoFindings(page, "an empty conversation");
    });

    test("answers a visitor, labeled, and has the answer after a reload", async ({ page, market, complaints }) => {
      const chat = new ChatPage(page, market);
      await chat.open();
      await chat.ask(question);
      await expect(chat.answers().first()).toContainText(market.t("chat.label.ai"));
      await expectNoFindings(page, "an answer");
      await chat.message.fill("half");
      await page.reload();
      await expect(chat.answers()).toHaveCount(1);
      await expect(chat.message).toHaveValue("half");
      expect(complaints).toEqual([]);
    });

    test("keeps both versions of an edited question", async ({ page, market }) => {
      const { t } = market;
      const chat = new ChatPage(page, market);
      await chat.open();
      await chat.ask(question);
      await page.getByRole("button", { name: t("chat.thread.edit"), exact: true }).click();
      const field = page.getByRole("textbox", { name: t("chat.thread.editLabel") });
      await field.fill(`${question} ENIG?`);
      await chat.thread.getByRole("button", { name: t("chat.thread.resend"), exact: true }).click();
      await expect(page.getByText(t("chat.thread.branchNamed", { place: 2, count: 2 }))).toBeAttached();
      await page.getByRole("button", { name: t("chat.thread.previous") }).click();
      await expect(chat.thread.getByText(`${question} ENIG?`)).toHaveCount(0);
      await expect(chat.thread.getByText(question)).toBeVisible();
    });

    test("has its list in a drawer on a phone", async ({ page, market }) => {
      const { t } = market;
      await page.setViewportSize({ width: 390, height: 844 });
      const chat = new ChatPage(page, market);
      await chat.open();
      await page.getByRole("button", { name: t("chat.open"), exact: true }).click();
      const drawer = page.getByRole("dialog", { name: t("chat.open") });
      await expect(drawer.getByRole("button", { name: t("chat.account.signIn") })).toBeVisible();
      await expectNoFindings(page, "the drawer");
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest).toBeLessThanOrEqual(390);
    });
  });

  signedInTest.describe(`kept conversations in ${language}`, () => {
    signedInTest.use({ language });
    const question = QUESTIONS[language];

    signedInTest("are found, renamed, shared as they were, and deleted", async ({ page, market, browser }) => {
      const { t } = market;
      const chat = new ChatPage(page, market);
      await chat.open();
      await chat.ask(question);
      await expect(page).toHaveURL(/\/chat\?id=/);
      await expect(chat.list.getByRole("link")).toHaveCount(1);

      await chat.list.getByRole("button", { name: t("chat.list.actions", { title: question }) }).click();
      await page.getByRole("menuitem", { name: t("chat.list.rename") }).click();
      await page.getByRole("textbox", { name: t("chat.rename.name") }).fill("Copper");
      await page.getByRole("button", { name: t("chat.rename.submit") }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Copper" })).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("searchbox")).toBeFocused();
      await page.keyboard.type("nothing like it");
      await expect(page.getByText(t("chat.list.noMatch", { keyword: "nothing like it" }))).toBeVisible();
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Delete");

      const link = await chat.share();
      const reader = await browser.newPage();
      await reader.goto(link);
      await expect(reader.getByRole("heading", { level: 1, name: "Copper" })).toBeVisible();
      await expect(reader.getByRole("textbox")).toHaveCount(0);
      await expectNoFindings(reader, "a shared conversation");
      await page.getByRole("button", { name: t("chat.share.end") }).click();
      await expect(page.getByRole("button", { name: t("chat.share.create") })).toBeVisible();
      await reader.reload();
      await expect(reader.getByText(t("chat.thread.missing"))).toBeVisible();
      await reader.close();
      await page.keyboard.press("Escape");

      await chat.list.getByRole("button", { name: t("chat.list.actions", { title: "Copper" }) }).click();
      await page.getByRole("menuitem", { name: t("chat.list.delete") }).click();
      await page.getByRole("button", { name: t("chat.list.undo") }).click();
      await expect(chat.list.getByRole("link", { name: /Copper/ })).toBeVisible();
    });
  });
}

test.describe("the panel over English pages", () => {
  test("opens by a press and answers about the page", async ({ page, market }) => {
    const { t } = market;
    await page.goto(market.at("/pcb-capability"));
    await page.getByRole("button", { name: t("chat.widget.open") }).click();
    const panel = page.getByRole("dialog", { name: t("chat.title") });
    await expect(panel.getByRole("textbox", { name: t("chat.composer.label"), exact: true })).toBeFocused();
    await expectNoFindings(page, "the panel");
    const chat = new ChatPage(page, market);
    await chat.ask(QUESTIONS.en);
    await panel.getByRole("button", { name: t("chat.widget.close") }).click();
    await expect(panel).toBeHidden();
  });

  test.describe("of the Chinese site", () => {
    test.use({ language: "zh" });
    test("is absent", async ({ page, market }) => {
      await page.goto(market.at("/pcb-capability"));
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.getByRole("button", { name: market.t("chat.widget.open") })).toHaveCount(0);
    });
  });
});
