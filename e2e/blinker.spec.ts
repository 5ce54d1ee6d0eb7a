// A 555 blinker drawn from nothing, with the mouse and by keyboard alone; its parts are quoted.
import type { Api } from "@/e2e/api";
import { CONNECTIONS, NETS, PARTS, SUPPLIES, VALUES, WIRES } from "@/e2e/blinker-circuit";
import { netsOf } from "@/e2e/drawn-nets";
import { expect, type Person, signedInTest as test } from "@/e2e/fixtures";
import { SchematicPage } from "@/e2e/pages/schematic-page";
import { createProject } from "@/lib/contracts/project";

test.use({ viewport: { width: 1440, height: 900 } });

const create = async (api: Api, { token }: Person): Promise<string> =>
  (await api.call(createProject, { projectType: 0, projectName: "Blinker" }, token)).projectId;

const GRID_MM = 1.27;
const inMm = ([x, y]: readonly [number, number]): [number, number] => [x * GRID_MM, y * GRID_MM];

async function joined(api: Api, person: Person, projectId: string): Promise<string[]> {
  const nets = await netsOf(api, person, projectId);
  return Object.values(nets)
    .map((pins) => pins.join(" "))
    .toSorted();
}

test("a 555 blinker is drawn with the mouse and quoted", async ({ page, market, api, person, complaints }) => {
  test.slow();
  const projectId = await create(api, person);
  const editor = await new SchematicPage(page, market).open(projectId);
  await editor.calibrate();
  for (const { symbol, places } of PARTS) {
    await editor.take(symbol);
    for (const place of places) await editor.click(inMm(place));
    await editor.press("Escape");
  }
  await editor.press("w");
  for (const wire of WIRES) for (const place of wire) await editor.click(inMm(place));
  await editor.press("Escape");
  for (const { name, places } of SUPPLIES) {
    await editor.press("p");
    await page.keyboard.type(name);
    await editor.press("Enter");
    for (const place of places) await editor.click(inMm(place));
    await editor.press("Escape");
  }
  for (const { at, value } of VALUES) {
    await editor.click(inMm(at));
    await editor.press("v");
    await page.keyboard.type(value);
    await editor.press("Enter");
  }
  await expect.poll(() => joined(api, person, projectId)).toEqual(NETS);
  await expect(editor.outline.getByRole("tab", { name: /7$/ }).first()).toBeVisible();

  await page.getByRole("button", { name: market.t("schematic.commands.quoteBom") }).click();
  await page.waitForURL(/\/order\/bom/);
  await expect(page.getByText("Blinker-bom.csv").first()).toBeVisible();
  for (const part of ["NE555", "470k", "330"]) await expect(page.getByText(part).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the same blinker is drawn by keyboard alone", async ({ page, market, api, person }) => {
  test.slow();
  const projectId = await create(api, person);
  const editor = await new SchematicPage(page, market).open(projectId);
  const move = async (key: string, steps: number) => {
    for (let step = 0; step < steps; step++) await editor.press(key);
  };
  const place = async (key: string, steps: number) => {
    await move(key, steps);
    await editor.press("Enter");
  };
  await editor.take("NE555");
  await place("ArrowRight", 1);
  await editor.press("Escape");
  await editor.take("R");
  await place("Shift+ArrowRight", 3);
  await place("Shift+ArrowDown", 1);
  await place("Shift+ArrowDown", 1);
  await editor.press("Escape");
  await editor.take("C");
  await place("Shift+ArrowRight", 3);
  await place("Shift+ArrowUp", 1);
  await editor.press("Escape");
  await editor.take("LED");
  await place("Shift+ArrowUp", 1);
  await editor.press("Escape");

  // Supplies on the pins 8 and 1 of the timer.
  await editor.press("p");
  await page.keyboard.type("VCC");
  await editor.press("Enter");
  await move("Shift+ArrowLeft", 6);
  await place("ArrowUp", 6);
  await editor.press("Escape");
  await editor.press("p");
  await page.keyboard.type("GND");
  await editor.press("Enter");
  await place("ArrowDown", 14);
  await editor.press("Escape");

  for (const pins of CONNECTIONS) {
    await editor.press("Control+k");
    await expect(page.getByRole("combobox").first()).toBeFocused();
    await page.keyboard.type(pins);
    await expect(page.getByRole("option").first()).toContainText(pins.split(" ")[1] ?? "");
    await editor.press("Enter");
    await expect(page.getByRole("option")).toHaveCount(0);
  }
  await expect.poll(() => joined(api, person, projectId)).toEqual(NETS);
  const names = Object.keys(await netsOf(api, person, projectId));
  expect(names).toEqual(expect.arrayContaining(["VCC", "GND"]));
});
