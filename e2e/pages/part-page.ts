// Components: the search with its comparison tray, the comparison, a part.
import type { Locator } from "@playwright/test";
import { SitePage } from "./site-page";

export class PartPage extends SitePage {
  async search(query: string): Promise<this> {
    await this.page.goto(this.market.at(`/component?${query}`));
    return this;
  }

  tick(mpn: string): Locator {
    return this.main.getByRole("checkbox", { name: this.t("part.compare.tick", { mpn }), exact: true });
  }

  get tray(): Locator {
    return this.page.getByRole("region", { name: this.t("part.compare.tray") });
  }

  /** The row of the comparison with this header. */
  line(name: string): Locator {
    return this.main
      .getByRole("row")
      .filter({ has: this.page.getByRole("rowheader", { name: new RegExp(`^${name}`) }) });
  }

  heading(mpn: string): Locator {
    return this.main.getByRole("heading", { level: 1, name: mpn, exact: true });
  }
}
