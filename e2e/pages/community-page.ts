// The community: list, project, publishing form.
import { expect, type Locator } from "@playwright/test";
import { SitePage } from "@/e2e/pages/site-page";

export class CommunityPage extends SitePage {
  async openList(query = ""): Promise<this> {
    await this.page.goto(this.market.at(`/community${query}`));
    return this;
  }

  async openProject(projectId: string): Promise<this> {
    await this.page.goto(this.market.at(`/community/${projectId}`));
    return this;
  }

  async openForm(projectId: string): Promise<this> {
    await this.page.goto(this.market.at(`/community/publish?project=${projectId}`));
    await expect(this.field("community.publishing.name")).toBeVisible();
    return this;
  }

  /** Titles of the cards, in their order. */
  get titles(): Locator {
    return this.main.getByRole("article").getByRole("heading");
  }

  get panel(): Locator {
    return this.page.getByRole("region", { name: this.t("community.order.title") });
  }

  field(key: Parameters<typeof this.market.t>[0]): Locator {
    return this.main.getByLabel(this.t(key)).first();
  }

  button(key: Parameters<typeof this.market.t>[0]): Locator {
    return this.main.getByRole("button", { name: this.t(key), exact: true });
  }

  async search(words: string): Promise<void> {
    await this.main.getByRole("searchbox").fill(words);
    await this.main.getByRole("searchbox").press("Enter");
  }

  /** Like and favorite buttons say their number. */
  counted(key: "likeOf" | "unlikeOf" | "keepOf" | "unkeepOf", count: number): Locator {
    return this.main.getByRole("button", { name: this.t(`community.acts.${key}`, { count }), exact: true });
  }

  async comment(text: string): Promise<void> {
    await this.main.getByRole("textbox", { name: this.t("discussion.composer.label"), exact: true }).fill(text);
    await this.button("discussion.composer.post").click();
    await expect(this.main.getByRole("article").filter({ hasText: text })).toBeVisible();
  }
}
