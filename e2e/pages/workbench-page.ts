// The workbench: files, links, recycle bin.
import { expect, type Locator } from "@playwright/test";
import { SitePage } from "@/e2e/pages/site-page";

type Section = "my-files" | "my-shared" | "recycle-bin" | "import";

export class WorkbenchPage extends SitePage {
  async open(section: Section): Promise<this> {
    await this.page.goto(this.market.at(`/workbench/${section}`));
    return this;
  }

  /** Row of a project in a list; names are whole. */
  row(name: string): Locator {
    return this.main.getByRole("row").filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Names of the projects, from top to bottom. */
  get names(): Locator {
    return this.main.locator("tbody [data-row-focus]");
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  button(key: Parameters<typeof this.market.t>[0]): Locator {
    return this.main.getByRole("button", { name: this.t(key), exact: true });
  }

  async choose(name: string, key: Parameters<typeof this.market.t>[0]): Promise<void> {
    await this.row(name)
      .getByRole("button", { name: this.t("workbench.table.menuOf", { name }), exact: true })
      .click();
    // Some items show their key beside their label.
    await this.page.getByRole("menuitem", { name: this.t(key) }).click();
  }

  async confirm(key: Parameters<typeof this.market.t>[0]): Promise<void> {
    await this.dialog.getByRole("button", { name: this.t(key), exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Creates a link with the right, and returns its address. */
  async share(name: string, right: "view" | "copy" | "edit"): Promise<string> {
    await this.choose(name, "workbench.menu.share");
    await this.dialog.getByRole("radio", { name: this.t(`sharing.right.${right}.name`) }).check();
    await this.dialog.getByRole("button", { name: this.t("sharing.create") }).click();
    const link = this.dialog.getByRole("textbox", { name: this.t("sharing.link") });
    await expect(link).toHaveValue(/token=/);
    const href = await link.inputValue();
    await this.dialog.getByRole("button", { name: this.t("sharing.done"), exact: true }).click();
    return href;
  }
}
