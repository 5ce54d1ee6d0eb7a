// The community: a project is published by one person; another finds, likes, discusses, copies and orders it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectNoFindings } from "@/e2e/axe";
import { another, confirm, drawing } from "@/e2e/community-people";
import { expect, newCredentials, signedInTest as test, test as visitorTest } from "@/e2e/fixtures";
import { hasOutbox } from "@/e2e/outbox";
import { CommunityPage } from "@/e2e/pages/community-page";
import { register } from "@/lib/contracts/account";
import { listPublications } from "@/lib/contracts/community";
import { withdrawPublication } from "@/lib/contracts/community-publish";

/** Fills the form in and publishes; returns when the page of the project is shown. */
async function publish(site: CommunityPage, project: { projectId: string; boardName: string }, title: string) {
  await site.openForm(project.projectId);
  await site.field("community.publishing.name").fill(title);
  await site.field("community.publishing.introduction").fill("Blinks **once** a second.");
  await site.main.getByRole("radio", { name: /^CERN-OHL-S/ }).check();
  await site.field("community.publishing.board").selectOption({ label: project.boardName });
  const tags = site.field("community.publishing.tags");
  await tags.fill("timer");
  await tags.press("Enter");
  await expectNoFindings(site.page, "the publishing form");
  await site.button("community.publishing.publishNow").click();
  await expect(site.main.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

for (const language of ["en", "zh"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.skip(!hasOutbox, "the codes of an external deployment are not accessible");

    test("a project is published, found, liked, discussed, copied and ordered", async ({
      page,
      browser,
      market,
      api,
      person,
      origin,
    }) => {
      await confirm(api, person, market);
      const project = await drawing(api, person, origin);
      const title = `Blinker ${person.user.username || person.email.slice(7, 15)} ${language}`;
      await publish(new CommunityPage(page, market), project, title);

      const reader = await another(browser, { api, market, origin });
      const site = await new CommunityPage(reader.page, market).openList();
      await expectNoFindings(reader.page, "the list of projects");
      await site.search(title);
      await expect(site.titles).toHaveText([title]);
      await site.titles.getByRole("link").click();
      await expect(site.main.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectNoFindings(reader.page, "a project");

      await site.counted("likeOf", 0).click();
      await site.counted("unlikeOf", 1).click();
      await site.counted("likeOf", 0).click();
      await expect(site.counted("unlikeOf", 1)).toBeVisible();
      await site.counted("keepOf", 0).click();
      await expect(site.counted("unkeepOf", 1)).toBeVisible();
      await site.comment("Which capacitor do you use?");

      await site.button("community.acts.copy").click();
      await expect(site.messages.getByRole("link", { name: market.t("community.acts.openCopy") })).toBeVisible();

      await site.panel.getByRole("radio", { name: market.t("community.order.kinds.boards") }).check();
      await site.panel.getByRole("button", { name: market.t("community.order.add") }).click();
      await expect(site.panel.getByRole("link", { name: market.t("community.order.toCart") })).toBeVisible();

      await reader.page.goto(market.at("/community/favorites"));
      await expect(site.titles).toHaveText([title]);
      await reader.page.goto(market.at("/workbench/my-files"));
      await expect(site.main.getByText("CERN-OHL-S-2.0").first()).toBeVisible();

      // What is withdrawn while another reads it is gone at once.
      await site.openProject(project.projectId);
      await api.call(withdrawPublication, { projectId: project.projectId }, person.token);
      const answer = await reader.page.reload();
      expect(answer?.status()).toBe(404);
      await expect(site.main.getByRole("heading", { name: market.t("community.missing.title") })).toBeVisible();
      await reader.close();
    });
  });
}

test("a draft of a publication survives a reload", async ({ page, market, api, person, origin }) => {
  const { projectId } = await drawing(api, person, origin);
  const site = await new CommunityPage(page, market).openForm(projectId);
  await site.field("community.publishing.introduction").fill("Half a text");
  await page.reload();
  await expect(site.field("community.publishing.introduction")).toHaveValue("Half a text");
});

visitorTest.describe("without scripts", () => {
  visitorTest.use({ javaScriptEnabled: false });

  visitorTest("the list is filtered, sorted and searched, and a project is read", async ({ page, market, api }) => {
    const { rows } = await api.call(listPublications, {});
    const [first] = rows;
    const site = await new CommunityPage(page, market).openList();
    await expect(site.titles.first()).toHaveText(first?.title ?? "");
    await site.main.getByRole("link", { name: market.t("community.sort.liked"), exact: true }).click();
    await expect(page).toHaveURL(/sort=liked/);
    await site.openList(`?q=${encodeURIComponent(first?.title ?? "")}`);
    await site.titles.getByRole("link").first().click();
    await expect(site.main.getByRole("heading", { level: 1 })).toHaveText(first?.title ?? "");
    await expect(site.main.getByRole("img").first()).toBeVisible();
  });
});

visitorTest("a project in a frame of another site is shown without cookies", async ({ page, market, api, origin }) => {
  const { rows } = await api.call(listPublications, {});
  const projectId = rows[0]?.projectId ?? "";
  const embedded = `${origin}${market.at(`/embed/${projectId}`)}`;
  const site = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end(`<iframe src="${embedded}" width="800" height="500"></iframe>`),
  );
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(rows[0]?.title ?? "");
  const back = frame.getByRole("link", { name: market.t("community.embed.open", { name: market.t("site.name") }) });
  await expect(back).toHaveAttribute("target", "_blank");
  expect(await page.context().cookies()).toEqual([]);
  site.closeAllConnections();
  site.close();
});

visitorTest("a like of a visitor follows the sign-in", async ({ page, market, api }) => {
  const { rows } = await api.call(listPublications, {});
  const projectId = rows[0]?.projectId ?? "";
  const credentials = newCredentials();
  await api.call(register, { account: credentials.email, password: credentials.password });
  const site = await new CommunityPage(page, market).openProject(projectId);
  const count = rows[0]?.likeCount ?? 0;
  await site.expectAlive(site.counted("likeOf", count));
  await site.counted("likeOf", count).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: market.t("account.dialog.account") }).fill(credentials.email);
  await dialog.getByLabel(market.t("account.dialog.password"), { exact: true }).fill(credentials.password);
  await dialog.getByRole("button", { name: market.t("account.dialog.submitSignIn"), exact: true }).click();
  await expect(site.counted("unlikeOf", count + 1)).toBeVisible();
});
