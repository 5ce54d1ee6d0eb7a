// A symbol that no library has: from a datasheet's table into one's own library, and into another drawing.
import { expectNoFindings } from "@/e2e/axe";
import type { Api } from "@/e2e/api";
import { expect, type Person, signedInTest as test } from "@/e2e/fixtures";
import { SchematicPage } from "@/e2e/pages/schematic-page";
import { createProject, getDocument } from "@/lib/contracts/project";
import { listSymbols } from "@/lib/contracts/symbol-library";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";

test.use({ viewport: { width: 1440, height: 900 } });

const TABLE = "Pin\tName\tType\n1\tVIN\tPower\n2\tGND\tGround\n3\tEN\tI\n4\tPG#\tOD\n5\tFB\tI\n6\tVOUT\tPower output";

const create = async (api: Api, { token }: Person, projectName: string): Promise<string> =>
  (await api.call(createProject, { projectType: 0, projectName }, token)).projectId;

test("a symbol of six pins is pasted, kept, and placed in another drawing", async ({ page, market, api, person }) => {
  test.slow();
  const { t } = market;
  const word = (key: string) => t(`schematic.symbolEditor.${key}` as Parameters<typeof t>[0]);
  const first = await new SchematicPage(page, market).open(await create(api, person, "First"));
  await first.library.getByRole("button", { name: word("library.new"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: word("newTitle") });
  await dialog.getByRole("button", { name: word("paste.open") }).click();
  await page.getByRole("textbox", { name: word("paste.text") }).fill(TABLE);
  await page.getByRole("button", { name: t("schematic.symbolEditor.paste.take", { count: 6 }) }).click();
  await expect(dialog.getByRole("row")).toHaveCount(7);
  const name = dialog.getByRole("textbox", { name: word("symbol.name"), exact: true });
  await name.fill("TPS7A");
  await name.press("Enter");
  await expect(dialog.getByText(word("checks.none"))).toBeVisible();
  await expectNoFindings(page, "the symbol editor");
  await dialog.getByRole("button", { name: word("save.own") }).click();
  await expect(page.getByText(t("schematic.symbolEditor.save.kept", { name: "TPS7A" }))).toBeVisible();
  expect((await api.call(listSymbols, {}, person.token)).rows.map((row) => [row.name, row.pinCount])).toEqual([
    ["TPS7A", 6],
  ]);

  const projectId = await create(api, person, "Second");
  const second = await new SchematicPage(page, market).open(projectId);
  await second.calibrate();
  await second.take("TPS7A");
  await second.click([101.6, 101.6]);
  await second.press("Escape");
  await expect(second.saved).toBeVisible();
  const placed = async () => {
    const { records } = readSchematic((await api.call(getDocument, { projectId }, person.token)).content);
    return records.flatMap((record) =>
      record.kind === "symbol" ? [record.pins.map(({ number, name: pin }) => `${number} ${pin}`)] : [],
    );
  };
  await expect.poll(placed).toEqual([["1 VIN", "2 GND", "3 EN", "4 ~{PG}", "5 FB", "6 VOUT"]]);

  // Edited from the drawing, it becomes a copy; the library stays as it is.
  await second.click([101.6, 101.6]);
  await second.press("Control+e");
  const edited = page.getByRole("dialog", { name: t("schematic.symbolEditor.title", { name: "TPS7A" }) });
  await edited
    .getByRole("textbox", { name: t("schematic.symbolEditor.pins.cell", { pin: "3", field: word("pins.name") }) })
    .fill("ENABLE");
  await edited.getByRole("button", { name: word("save.here") }).click();
  await expect(second.saved).toBeVisible();
  await expect.poll(async () => (await placed()).some((pins) => pins.includes("3 ENABLE"))).toBe(true);
});
