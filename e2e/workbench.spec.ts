// The workbench: projects are created, renamed, copied, shared, deleted and restored.
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { read, utils } from "xlsx";
import { expectNoFindings } from "@/e2e/axe";
import { expect, signedInTest as test, test as visitorTest } from "@/e2e/fixtures";
import { WorkbenchPage } from "@/e2e/pages/workbench-page";
import { copyProject, createProject, getDocument, listProjects, putDocument } from "@/lib/contracts/project";
import { newSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";

/** A drawing that the browser could show, not the icon of a kind. */
async function expectPicture(picture: Locator): Promise<void> {
  const image = picture.locator("img");
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth)).toBeTruthy();
}

for (const language of ["en", "zh"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("a project is created, renamed, duplicated, deleted, restored and purged", async ({
      page,
      market,
      api,
      person,
    }) => {
      await api.call(createProject, { projectType: 0, projectName: "Amplifier" }, person.token);
      const workbench = await new WorkbenchPage(page, market).open("my-files");
      await expect(workbench.names).toHaveText(["Amplifier"]);
      await expectNoFindings(page, "a list of files");

      await workbench.button("workbench.new.schematic").click();
      await expect(page).toHaveURL(/\/eda\/sch\?id=/);
      const untitled = market.t("project.untitled");
      await workbench.open("my-files");
      await expect(workbench.names).toHaveText([untitled, "Amplifier"]);

      await workbench.row(untitled).getByRole("link").focus();
      await page.keyboard.press("F2");
      const field = workbench.dialog.getByRole("textbox", { name: market.t("workbench.rename.name") });
      await expect(field).toBeFocused();
      await field.fill("Amplifier");
      await page.keyboard.press("Enter");
      await expect(workbench.dialog.getByText(market.t("workbench.rename.taken"))).toBeVisible();
      await expect(field).toHaveValue("Amplifier");
      await field.fill("Filter");
      await page.keyboard.press("Enter");
      await expect(workbench.dialog).toBeHidden();
      await expect(workbench.names).toHaveText(["Filter", "Amplifier"]);
      await expect(workbench.row("Filter").getByRole("link")).toBeFocused();

      await workbench.choose("Filter", "workbench.menu.duplicate");
      await expect(workbench.names).toHaveText(["Filter 2", "Filter", "Amplifier"]);

      await workbench.choose("Filter 2", "workbench.menu.delete");
      await expect(workbench.names).toHaveText(["Filter", "Amplifier"]);
      await workbench.messages.getByRole("button", { name: market.t("workbench.delete.undo") }).click();
      await expect(workbench.names).toHaveText(["Filter 2", "Filter", "Amplifier"]);

      await workbench.row("Filter 2").getByRole("checkbox").check();
      await workbench.row("Amplifier").getByRole("checkbox").check();
      await page.keyboard.press("Delete");
      await expect(workbench.names).toHaveText(["Filter"]);

      await workbench.open("recycle-bin");
      await expectNoFindings(page, "a recycle bin");
      await workbench.choose("Amplifier", "workbench.bin.restore");
      await expect(workbench.row("Amplifier")).toBeHidden();
      await workbench.choose("Filter 2", "workbench.bin.purge");
      await workbench.confirm("workbench.purge.confirm");
      await expect(workbench.main.getByText(market.t("workbench.bin.empty.title"))).toBeVisible();
      const { rows } = await api.call(listProjects, { sort: "name", order: "asc" }, person.token);
      expect(rows.map(({ projectName }) => projectName)).toEqual(["Amplifier", "Filter"]);
    });
  });
}

test("a link opens the drawing for others until sharing ends", async ({ page, market, api, person }) => {
  await api.call(createProject, { projectType: 0, projectName: "Sensor" }, person.token);
  const workbench = await new WorkbenchPage(page, market).open("my-files");
  const link = new URL(await workbench.share("Sensor", "copy"));
  const [projectId, token] = [link.searchParams.get("id") ?? "", link.searchParams.get("token") ?? ""];
  const opened = await api.call(getDocument, { projectId, token });
  expect([opened.projectName, opened.right]).toEqual(["Sensor", "copy"]);

  await workbench.open("my-shared");
  await expect(workbench.row("Sensor")).toContainText(market.t("sharing.right.copy.name"));
  await expectNoFindings(page, "shared projects");
  await workbench.choose("Sensor", "workbench.menu.stop");
  await workbench.confirm("sharing.stopping.confirm");
  await expect(workbench.main.getByText(market.t("workbench.shared.empty.title"))).toBeVisible();
  await expect(api.call(getDocument, { projectId, token })).rejects.toThrow("NOT_FOUND");
});

test("search, type, order and view survive a reload and the way back", async ({ page, market, api, person }) => {
  for (const [projectName, projectType] of [
    ["Buck", 1],
    ["Amplifier", 0],
    ["Boost", 1],
  ] as const)
    await api.call(createProject, { projectType, projectName }, person.token);
  const workbench = await new WorkbenchPage(page, market).open("my-files");
  await expect(workbench.names).toHaveText(["Boost", "Amplifier", "Buck"]);
  await workbench.main.getByRole("link", { name: market.t("workbench.column.name"), exact: true }).click();
  await expect(workbench.names).toHaveText(["Amplifier", "Boost", "Buck"]);
  await workbench.main.getByRole("link", { name: market.t("workbench.kinds.simulation"), exact: true }).click();
  await expect(workbench.names).toHaveText(["Boost", "Buck"]);
  await workbench.main.getByRole("searchbox").fill("uc");
  await expect(workbench.names).toHaveText(["Buck"]);
  await page.reload();
  await expect(workbench.names).toHaveText(["Buck"]);
  await expect(workbench.main.getByRole("searchbox")).toHaveValue("uc");
  await page.goBack();
  await expect(workbench.names).toHaveText(["Boost", "Buck"]);
  await expect(workbench.main.getByRole("searchbox")).toHaveValue("");
  await workbench.button("workbench.files.view.cards").click();
  await expect(workbench.main.getByRole("list", { name: market.t("workbench.files.caption") })).toBeVisible();
  await page.reload();
  await expect(workbench.main.getByRole("list", { name: market.t("workbench.files.caption") })).toBeVisible();
  await expectNoFindings(page, "files as cards");
});

test("a schematic file becomes a project with its drawing", async ({ page, market, api, person }) => {
  const content = writeSchematic(newSchematic("sheet_1", "Power"));
  const file = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  const workbench = await new WorkbenchPage(page, market).open("import");
  await expectNoFindings(page, "import");
  const choose = () => workbench.button("common.upload.choose").click();
  await workbench.chooseThrough(choose, file("Supply.json", JSON.stringify({ ...content, sheets: [] })));
  await expect(
    workbench.main.getByText(market.t("workbench.import.fault.notWhole", { name: "Supply.json" })),
  ).toBeVisible();
  await workbench.chooseThrough(choose, file("Supply.json", JSON.stringify(content)));
  await expect(page).toHaveURL(/\/eda\/sch\?id=/);
  const { rows } = await api.call(listProjects, {}, person.token);
  expect(rows.map(({ projectName }) => projectName)).toEqual(["Supply"]);
  const [{ projectId } = { projectId: "" }] = rows;
  const document = await api.call(getDocument, { projectId }, person.token);
  expect(document.content.sheets.map(({ name }) => name)).toEqual(["Power"]);
  // Its version is that of a drawing that was saved once: the editor goes on from there.
  await api.call(putDocument, { projectId, version: document.version, content: document.content }, person.token);
});

test("files show what is drawn, and the editor prints it, for those with a link too", async ({
  page,
  market,
  api,
  person,
  browser,
  baseURL,
}) => {
  const { projectId } = await api.call(copyProject, { projectId: "example-sensor-node" }, person.token);
  const workbench = await new WorkbenchPage(page, market).open("my-files");
  const picture = workbench.row("Sensor node").getByRole("img", { name: market.t("workbench.kind.schematic") });
  await expectPicture(picture);
  const link = await workbench.share("Sensor node", "view");

  await page.goto(market.at(`/eda/sch?id=${projectId}`));
  const exported = async (on: Page, command: "exportPdf" | "exportBomXlsx") => {
    await on.getByRole("button", { name: market.t("schematic.groups.file"), exact: true }).click();
    const [download] = await Promise.all([
      on.waitForEvent("download"),
      on.getByRole("menuitem", { name: market.t(`schematic.commands.${command}`) }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const pdf = await exported(page, "exportPdf");
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(["Sensor node.pdf", "%PDF-"]);
  // The root, the supply, the controller, and the channel twice.
  expect(pdf.bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(5);
  const workbook = await exported(page, "exportBomXlsx");
  const [head, first] = utils.sheet_to_json<string[]>(read(workbook.bytes).Sheets.BOM ?? {}, { header: 1 });
  expect([workbook.name, head?.slice(0, 2)]).toEqual(["Sensor node-bom.xlsx", ["Designator", "Quantity"]]);
  expect(typeof first?.[1]).toBe("number");

  const visitor = await browser.newContext({ baseURL });
  const visited = await visitor.newPage();
  await visited.goto(link);
  const theirs = await exported(visited, "exportPdf");
  expect(theirs.bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(5);
  await visitor.close();
});

visitorTest(
  "a visitor sees the examples, and a header without the menu of the site",
  async ({ page, market, complaints }) => {
    const workbench = new WorkbenchPage(page, market);
    await page.goto(market.at("/workbench"));
    await expect(workbench.main.getByRole("heading", { name: market.t("workbench.examples.title") })).toBeVisible();
    await expect(workbench.header.getByRole("navigation")).toHaveCount(0);
    await expect(workbench.footer).toHaveCount(0);
    await expectNoFindings(page, "examples");
    const picture = workbench.main.getByRole("img", { name: market.t("workbench.kind.simulation") }).first();
    await expectPicture(picture);
    // Without an account there is nothing to create: an example opens in its place.
    await workbench.button("workbench.new.schematic").click();
    await expect(page).toHaveURL(/\/eda\/sch\?id=example-/);
    await expect(page.getByRole("log")).toContainText(market.t("workbench.examples.signIn"));
    expect(complaints).toEqual([]);
  },
);
