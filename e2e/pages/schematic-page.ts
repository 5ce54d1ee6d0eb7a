// The schematic editor: places on the sheet are millimeters, found by what the status line says under the mouse.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Market } from "@/e2e/fixtures";

type Place = readonly [x: number, y: number];

export class SchematicPage {
  readonly sheet: Locator;
  readonly status: Locator;
  readonly library: Locator;
  readonly properties: Locator;
  readonly findings: Locator;
  readonly outline: Locator;
  readonly saved: Locator;
  #scale = 1;
  #origin: Place = [0, 0];

  constructor(
    readonly page: Page,
    readonly market: Market,
  ) {
    const { t } = market;
    const region = (name: string) => page.getByRole("region", { name, exact: true });
    this.sheet = page.getByRole("group", { name: t("schematic.stage.label"), exact: true });
    this.status = page.getByLabel(t("schematic.status.label"), { exact: true });
    this.library = region(t("schematic.library.label"));
    this.properties = region(t("schematic.properties.label"));
    this.findings = region(t("schematic.findings.label"));
    this.outline = region(t("schematic.outline.label"));
    this.saved = page.getByText(t("schematic.save.saved"), { exact: true });
  }

  async open(projectId: string, token?: string): Promise<this> {
    const link = token === undefined ? "" : `&token=${token}`;
    await this.page.goto(this.market.at(`/eda/sch?id=${projectId}${link}`));
    await expect(this.sheet).toBeVisible();
    await expect(this.library.getByRole("status")).toHaveText(/^9\d\d /);
    return this;
  }

  /** Reads two places of the mouse, which fix the scale of the picture. */
  async calibrate(): Promise<void> {
    const box = await this.sheet.boundingBox();
    if (!box) throw new Error("the sheet has no box");
    const read = async (x: number, y: number): Promise<Place> => {
      await this.page.mouse.move(x, y);
      await expect(this.status).toHaveText(/X [\d.]+ Y [\d.]+/);
      const [, at = "", down = ""] = /X ([\d.]+) Y ([\d.]+)/.exec((await this.status.textContent()) ?? "") ?? [];
      return [Number(at), Number(down)];
    };
    const [left, top] = [box.x + box.width * 0.3, box.y + box.height * 0.3];
    const first = await read(left, top);
    const second = await read(left + 300, top + 200);
    this.#scale = 300 / (second[0] - first[0]);
    this.#origin = [left - first[0] * this.#scale, top - first[1] * this.#scale];
  }

  #px([x, y]: Place): Place {
    return [this.#origin[0] + x * this.#scale, this.#origin[1] + y * this.#scale];
  }

  async click(place: Place): Promise<void> {
    await this.page.mouse.move(...this.#px(place));
    await this.page.mouse.click(...this.#px(place));
  }

  async drag(from: Place, to: Place): Promise<void> {
    await this.page.mouse.move(...this.#px(from));
    await this.page.mouse.down();
    await this.page.mouse.move(...this.#px([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
    await this.page.mouse.move(...this.#px(to));
    await this.page.mouse.up();
  }

  /** Arms the symbol by the library's search. */
  async take(query: string): Promise<void> {
    await this.sheet.focus();
    await this.page.keyboard.press("a");
    const field = this.library.getByRole("searchbox");
    await expect(field).toBeFocused();
    await field.fill(query);
    await expect(this.library.getByRole("listitem").first()).toContainText(query);
    await this.page.keyboard.press("Enter");
    await expect(this.sheet).toBeFocused();
  }

  /** Pixel of the page at a place of the sheet. */
  pixelOf(place: Place): Place {
    return this.#px(place);
  }

  /** Red, green and blue that the canvas shows at a place. */
  async colorAt(place: Place): Promise<number[]> {
    const [x, y] = this.#px(place);
    return this.sheet
      .locator("canvas")
      .first()
      .evaluate(
        (canvas: HTMLCanvasElement, at) => {
          const { left, top } = canvas.getBoundingClientRect();
          const pixel = [(at.x - left) * devicePixelRatio, (at.y - top) * devicePixelRatio].map(Math.round);
          const copy = new OffscreenCanvas(1, 1).getContext("2d");
          copy?.drawImage(canvas, -(pixel[0] ?? 0), -(pixel[1] ?? 0));
          return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
        },
        { x, y },
      );
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }
}
