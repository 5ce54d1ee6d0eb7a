// Images on sheets: inserted from a file, dropped, resized, undone, and seen by whoever has the link.
import { expect, signedInTest as test } from "@/e2e/fixtures";
import { SchematicPage } from "@/e2e/pages/schematic-page";
import { createProject, getDocument, shareProject } from "@/lib/contracts/project";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SheetImage } from "@/lib/core/schematic/model/records";
import { pngOf } from "@/scripts/attack/png";

test.use({ viewport: { width: 1440, height: 900 } });

/** Black, of 192 × 96 pixels: 50.8 × 25.4 mm. */
const LOGO = { name: "logo.png", mimeType: "image/png", buffer: pngOf(192, 96) };

test("an image is inserted, resized, undone and shown to those with the link", async ({
  page,
  browser,
  market,
  api,
  person,
  origin,
}) => {
  const { t } = market;
  const { projectId } = await api.call(createProject, { projectType: 0, projectName: "Logo" }, person.token);
  const imagesOf = async (): Promise<SheetImage[]> => {
    const { content } = await api.call(getDocument, { projectId }, person.token);
    return readSchematic(content).records.filter((record): record is SheetImage => record.kind === "image");
  };
  const editor = await new SchematicPage(page, market).open(projectId);
  await editor.calibrate();
  await page.locator("input[type=file]").setInputFiles(LOGO);
  await expect(editor.status).toContainText(t("schematic.tools.image.name"));
  await editor.click([100, 100]);
  await expect.poll(imagesOf).toHaveLength(1);
  await expect.poll(() => editor.colorAt([100, 100])).toEqual([0, 0, 0]);
  await expect.poll(() => editor.colorAt([100, 130])).not.toEqual([0, 0, 0]);
  const [placed] = await imagesOf();
  expect([placed?.width, placed?.height]).toEqual([508_000, 254_000]);

  // The lower right corner, twice as far out: the ratio stays.
  const corner = [((placed?.at.x ?? 0) + 508_000) / 10_000, ((placed?.at.y ?? 0) + 254_000) / 10_000] as const;
  await editor.drag(corner, [corner[0] + 50.8, corner[1] + 5]);
  await expect.poll(async () => (await imagesOf())[0]?.width).toBeGreaterThan(900_000);
  const [resized] = await imagesOf();
  expect((resized?.width ?? 0) / (resized?.height ?? 1)).toBeCloseTo(2, 2);
  await editor.sheet.focus();
  await editor.press("Control+z");
  await expect.poll(async () => (await imagesOf())[0]?.width).toBe(508_000);

  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], "dropped.png", { type: "image/png" }));
      return data;
    },
    [...LOGO.buffer],
  );
  const [clientX, clientY] = editor.pixelOf([200, 60]);
  await editor.sheet.dispatchEvent("drop", { dataTransfer: transfer, clientX, clientY });
  await expect.poll(imagesOf).toHaveLength(2);
  const files = (await imagesOf()).map(({ file }) => file);
  expect(new Set(files).size).toBe(1);

  const { token } = await api.call(shareProject, { projectId, right: "view" }, person.token);
  const context = await browser.newContext({ baseURL: origin, storageState: { cookies: [], origins: [] } });
  const reader = await new SchematicPage(await context.newPage(), market).open(projectId, token);
  await reader.calibrate();
  await expect.poll(() => reader.colorAt([100, 100])).toEqual([0, 0, 0]);
  await expect(reader.page.getByText(t("schematic.save.viewOnly"), { exact: true })).toBeVisible();
  await context.close();
});
