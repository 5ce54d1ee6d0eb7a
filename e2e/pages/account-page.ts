// The account pages: personal information, and security and privacy.
import { expect, type Locator } from "@playwright/test";
import { SitePage } from "@/e2e/pages/site-page";

export class AccountPage extends SitePage {
  async openProfile(): Promise<this> {
    await this.page.goto(this.market.at("/my-center/personal-information"));
    await expect(this.field("username")).toBeVisible();
    return this;
  }

  async openSecurity(): Promise<this> {
    await this.page.goto(this.market.at("/my-center/security"));
    await expect(this.button("account.password.change")).toBeVisible();
    return this;
  }

  field(name: "username" | "email"): Locator {
    return this.main.getByRole("textbox", { name: this.market.t(`account.profile.${name}`), exact: true });
  }

  button(key: Parameters<typeof this.market.t>[0]): Locator {
    return this.main.getByRole("button", { name: this.market.t(key), exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  /** Chooses a picture and accepts its default crop. */
  async setAvatar(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.main.locator("input[type=file]").setInputFiles(file);
    await this.dialog.getByRole("button", { name: this.market.t("account.avatar.save") }).click();
    await expect(this.page.getByText(this.market.t("success.avatarUploaded"))).toBeVisible();
    await expect(this.dialog).toBeHidden();
  }

  get menu(): Locator {
    return this.header.locator("summary", { has: this.page.locator("img") });
  }
}
