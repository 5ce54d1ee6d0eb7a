// A schematic: drawn with the mouse and by keyboard alone, kept without a connection, shown to others, quoted.
import { expectNoFindings } from "@/e2e/axe";
import type { Api } from "@/e2e/api";
import { netsOf } from "@/e2e/drawn-nets";
import { expect, type Person, signedInTest as test } from "@/e2e/fixtures";
import { SchematicPage } from "@/e2e/pages/schematic-page";
import { createProject, getDocument, shareProject } from "@/lib/contracts/project";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";

test.use({ viewport: { width: 1440, height: 900 } });

const create = async (api: Api, { token }: Person): Promise<string> =>
  (await api.call(createProject, { projectType: 0, projectName: "Divider" }, token)).projectId;

test("a divider is drawn with the mouse, survives a reload in the middle of a drag, and is quoted", async ({
  page,
  market,
  api,
  person,
  complaints,
}) => {
  test.slow();
  const projectId = await create(api, person);
  const editor = await new SchematicPage(page, market).open(projectId);
  await expectNoFindings(page, "an empty schematic");
  await editor.calibrate();

  // Resistors lie across: pins at ±5.08 mm.
  await editor.take("R");
  await editor.click([101.6, 101.6]);
  await editor.click([127, 101.6]);
  await editor.press("Escape");
  await editor.press("w");
  await editor.click([106.68, 101.6]);
  await editor.click([121.92, 101.6]);
  await editor.press("Escape");
  await editor.press("p");
  await editor.press("Enter");
  await editor.click([132.08, 101.6]);
  await editor.press("Escape");
  await editor.press("l");
  await page.keyboard.type("OUT");
  await editor.press("Enter");
  await editor.click([114.3, 101.6]);
  await editor.press("Escape");
  await expect(editor.saved).toBeVisible();
  await expect.poll(() => netsOf(api, person, projectId)).toEqual({ "/OUT": ["R1.2", "R2.1"] });

  // The value by its key, with the part under the mouse selected.
  await editor.click([101.6, 101.6]);
  await editor.press("v");
  await page.keyboard.type("10k");
  await editor.press("Enter");
  await expect(editor.outline.getByRole("tab", { name: /2$/ }).first()).toBeVisible();

  await page.mouse.move(10, 300);
  await expect(editor.saved).toBeVisible();
  await editor.drag([127, 101.6], [127, 114.3]);
  await page.mouse.down();
  await page.reload();
  await expect(editor.sheet).toBeVisible();
  await expect.poll(() => netsOf(api, person, projectId)).toEqual({ "/OUT": ["R1.2", "R2.1"] });
  await page.mouse.up();

  await page.getByRole("button", { name: market.t("schematic.commands.quoteBom") }).click();
  await page.waitForURL(/\/order\/bom/);
  await expect(page.getByText("Divider-bom.csv").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the same is drawn by keyboard alone", async ({ page, market, api, person }) => {
  test.slow();
  const projectId = await create(api, person);
  const editor = await new SchematicPage(page, market).open(projectId);
  const move = async (key: string, steps: number) => {
    for (let step = 0; step < steps; step++) await editor.press(key);
  };
  await editor.take("R");
  await editor.press("ArrowRight");
  await editor.press("Enter");
  await move("Shift+ArrowRight", 2);
  await editor.press("Enter");
  await editor.press("Escape");

  await editor.press("Control+k");
  await page.keyboard.type("R1.2 R2.1");
  await expect(page.getByRole("option").first()).toContainText("R1.2");
  await editor.press("Enter");
  await expect.poll(() => netsOf(api, person, projectId)).toEqual({ "Net-(R1-Pad2)": ["R1.2", "R2.1"] });

  // Undo takes the wire back, redo draws it again.
  await editor.sheet.focus();
  await editor.press("Control+z");
  await expect.poll(() => netsOf(api, person, projectId)).toEqual({});
  await editor.press("Control+Shift+z");
  await expect.poll(() => netsOf(api, person, projectId)).not.toEqual({});

  // A copy of all has the next numbers.
  await editor.press("Control+a");
  await editor.press("Control+c");
  await editor.press("Control+v");
  await expect(editor.status).toContainText(market.t("schematic.tools.paste.name"));
  await move("ArrowDown", 12);
  await editor.press("Enter");
  await expect
    .poll(async () => Object.values(await netsOf(api, person, projectId)).toSorted())
    .toEqual([
      ["R1.2", "R2.1"],
      ["R3.2", "R4.1"],
    ]);
});

test("without a connection drawing goes on, and the changes arrive with it", async ({
  page,
  market,
  api,
  person,
  context,
}) => {
  const projectId = await create(api, person);
  const editor = await new SchematicPage(page, market).open(projectId);
  await editor.calibrate();
  await editor.take("R");
  await context.setOffline(true);
  await editor.click([101.6, 101.6]);
  await editor.click([127, 101.6]);
  await editor.press("Escape");
  await expect(page.getByText(market.t("schematic.save.offline", { count: 2 }))).toBeVisible();
  await context.setOffline(false);
  await expect(editor.saved).toBeVisible();
  const { content } = await api.call(getDocument, { projectId }, person.token);
  expect(readSchematic(content).records.filter(({ kind }) => kind === "component").length).toBe(2);
});

test("who has a link to view sees the drawing and cannot change it", async ({
  browser,
  market,
  api,
  person,
  origin,
}) => {
  const projectId = await create(api, person);
  const { token } = await api.call(shareProject, { projectId, right: "view" }, person.token);
  const context = await browser.newContext({ baseURL: origin, storageState: { cookies: [], origins: [] } });
  const visitor = await new SchematicPage(await context.newPage(), market).open(projectId, token);
  await expect(visitor.page.getByText(market.t("schematic.notices.viewOnly"))).toBeVisible();
  await visitor.sheet.focus();
  await visitor.press("w");
  await expect(visitor.page.getByText(market.t("schematic.tools.select.name"), { exact: true })).toBeVisible();
  await context.close();
});
