// Two people in one drawing, and a server that dies while it is drawn.
import type { Browser } from "@playwright/test";
import { expectNoFindings } from "@/e2e/axe";
import type { Api } from "@/e2e/api";
import { createApi } from "@/e2e/api";
import { expect, type Market, newCredentials, type Person, signedInTest as test } from "@/e2e/fixtures";
import { startOwnServer } from "@/e2e/own-server";
import { SchematicPage } from "@/e2e/pages/schematic-page";
import { register } from "@/lib/contracts/account";
import { copyProject, createProject, getDocument, shareProject, unshareProject } from "@/lib/contracts/project";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";
import { TOKEN_KEY, USER_KEY } from "@/stores/drafts/browser-storage";

test.use({ viewport: { width: 1440, height: 900 } });

async function signUp(api: Api): Promise<Person> {
  const credentials = newCredentials();
  const { email: account, password } = credentials;
  return { ...credentials, ...(await api.call(register, { account, password })) };
}

async function openAs(
  browser: Browser,
  { token, user }: Person,
  { market, origin, projectId, link }: { market: Market; origin: string; projectId: string; link?: string },
): Promise<SchematicPage> {
  const localStorage = Object.entries({ [TOKEN_KEY]: token, [USER_KEY]: JSON.stringify(user) });
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: localStorage.map(([name, value]) => ({ name, value })) }],
    },
  });
  return new SchematicPage(await context.newPage(), market).open(projectId, link);
}

async function designatorsOf(api: Api, person: Person, projectId: string): Promise<string[]> {
  const { content } = await api.call(getDocument, { projectId }, person.token);
  return readSchematic(content)
    .records.flatMap((record) => (record.kind === "component" ? Object.values(record.designators) : []))
    .toSorted();
}

test("two people draw on one sheet, see each other, and the link's end shows the second one out", async ({
  page,
  browser,
  market,
  api,
  person,
  origin,
}) => {
  test.slow();
  const { projectId } = await api.call(createProject, { projectType: 0, projectName: "Together" }, person.token);
  const { token: link } = await api.call(shareProject, { projectId, right: "edit" }, person.token);
  const ann = await new SchematicPage(page, market).open(projectId);
  const bob = await openAs(browser, await signUp(api), { market, origin, projectId, link });
  const people = (editor: SchematicPage) => editor.page.getByRole("list", { name: market.t("schematic.people.label") });
  await expect(people(ann).getByRole("button")).toHaveCount(1);
  await expect(people(bob).getByRole("button")).toHaveCount(1);

  await ann.calibrate();
  await bob.calibrate();
  await ann.take("R");
  await ann.click([101.6, 101.6]);
  const parts = (editor: SchematicPage, count: number) =>
    editor.outline.getByRole("tab", { name: new RegExp(`${count}$`) }).first();
  await expect(parts(bob, 1)).toBeVisible();

  // Both place a resistor before they know of the other's: they get different numbers.
  await bob.take("R");
  await bob.page.context().setOffline(true);
  await bob.click([127, 114.3]);
  await ann.click([127, 101.6]);
  await bob.page.context().setOffline(false);
  await expect.poll(() => designatorsOf(api, person, projectId)).toEqual(["R1", "R2", "R3"]);
  await expect(parts(ann, 3)).toBeVisible();
  await expect(parts(bob, 3)).toBeVisible();

  // One's own step alone is taken back.
  await ann.press("Escape");
  await ann.press("Control+z");
  await expect(parts(bob, 2)).toBeVisible();

  await api.call(unshareProject, { id: projectId }, person.token);
  await expect(bob.page.getByText(market.t("schematic.notices.ended"))).toBeVisible();
  await expect(people(ann)).toBeHidden();
  await bob.page.context().close();
});

test("what was called saved outlives a server that is killed, and the rest follows from the device", async ({
  browser,
  market,
  area,
}) => {
  test.slow();
  const server = await startOwnServer(area);
  try {
    const { origin } = server;
    const api = createApi({ origin, address: "10.9.8.7", locale: market.locale });
    const person = await signUp(api);
    const { projectId } = await api.call(createProject, { projectType: 0 }, person.token);
    const editor = await openAs(browser, person, { market, origin, projectId });
    await editor.calibrate();
    await editor.take("R");
    for (const x of [76.2, 101.6, 127, 152.4]) await editor.click([x, 101.6]);
    await expect(editor.saved).toBeVisible();
    await server.kill();
    await editor.click([101.6, 127]);
    await expect(editor.page.getByText(market.t("schematic.save.offline", { count: 1 }))).toBeVisible();
    await editor.page.goto("about:blank");

    await server.restart();
    expect(await designatorsOf(api, person, projectId)).toEqual(["R1", "R2", "R3", "R4"]);
    const again = await new SchematicPage(editor.page, market).open(projectId);
    await expect(again.page.getByText(market.t("schematic.notices.recovered", { count: 1 }))).toBeVisible();
    await expect.poll(() => designatorsOf(api, person, projectId)).toEqual(["R1", "R2", "R3", "R4", "R5"]);
    await editor.page.context().close();
  } finally {
    await server.stop();
  }
});

test("who may view comments on a place, and the owner answers and resolves it", async ({
  page,
  browser,
  market,
  api,
  person,
  origin,
}) => {
  const projectId = (await api.call(copyProject, { projectId: "example-filters" }, person.token)).projectId;
  const { token: link } = await api.call(shareProject, { projectId, right: "view" }, person.token);
  const ann = await new SchematicPage(page, market).open(projectId);
  const bob = await openAs(browser, await signUp(api), { market, origin, projectId, link });
  const t = (key: "new" | "answer" | "resolve" | "reopen") => market.t(`schematic.comments.${key}`);
  const box = await bob.sheet.boundingBox();
  if (!box) throw new Error("the sheet has no box");
  await bob.page.mouse.click(box.x + 300, box.y + 300, { button: "right" });
  await bob.page.getByRole("menuitem", { name: market.t("schematic.commands.comment") }).click();
  await expect(bob.page.getByRole("textbox", { name: t("new") })).toBeFocused();
  await bob.page.keyboard.type("Is this corner frequency right?");
  await bob.press("Control+Enter");
  await expect(bob.page.getByText("Is this corner frequency right?")).toBeVisible();

  // It is on the owner's sheet without reloading.
  await ann.page.getByRole("button", { name: /Is this corner frequency right/ }).click();
  await ann.page.getByRole("textbox", { name: t("answer") }).fill("Yes, 1.6 kHz.");
  await ann.press("Control+Enter");
  await expect(bob.page.getByText("Yes, 1.6 kHz.")).toBeVisible();
  await ann.page.getByRole("button", { name: t("resolve"), exact: true }).click();
  await expect(ann.page.getByRole("button", { name: t("reopen"), exact: true })).toBeVisible();
  await expectNoFindings(ann.page, "a schematic with a comment");
  await bob.page.context().close();
});

test("a version is kept, compared with what has changed, and restored as one step", async ({
  page,
  market,
  api,
  person,
}) => {
  const projectId = (await api.call(copyProject, { projectId: "example-filters" }, person.token)).projectId;
  const before = await designatorsOf(api, person, projectId);
  const editor = await new SchematicPage(page, market).open(projectId);
  const t = (key: "name" | "same" | "restore") => market.t(`schematic.versions.${key}`);
  await editor.sheet.focus();
  await editor.press("Control+k");
  await page.keyboard.type(market.t("schematic.commands.versions"));
  await expect(page.getByRole("option").first()).toContainText(market.t("schematic.commands.versions"));
  await editor.press("Enter");
  await page.getByRole("textbox", { name: t("name") }).fill("For review");
  await editor.press("Enter");
  const version = page.getByRole("button", { name: /For review/ });
  await expect(version).toBeVisible();

  await editor.sheet.focus();
  await editor.press("Control+a");
  await editor.press("Delete");
  await expect.poll(() => designatorsOf(api, person, projectId)).toEqual([]);
  await version.click();
  await expect(page.getByText(t("same"))).toBeHidden();
  await expect(page.getByRole("button", { name: /R1/ }).first()).toBeVisible();
  await expectNoFindings(page, "a comparison of versions");
  await page.getByRole("button", { name: t("restore") }).click();
  await expect(page.getByText(t("same"))).toBeVisible();
  await expect.poll(() => designatorsOf(api, person, projectId)).toEqual(before);
  await editor.sheet.focus();
  await editor.press("Control+z");
  await expect.poll(() => designatorsOf(api, person, projectId)).toEqual([]);
});
