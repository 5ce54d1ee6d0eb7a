// The dialog for signing in and registering; the caller decides the page that follows.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Credentials, Market } from "@/e2e/fixtures";

export class AccountDialog<Next> {
  constructor(
    private readonly page: Page,
    private readonly market: Market,
    private readonly goOn: () => Promise<Next>,
  ) {}

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  get account(): Locator {
    return this.dialog.getByRole("textbox", { name: this.market.t("account.dialog.account") });
  }

  get password(): Locator {
    return this.dialog.getByLabel(this.market.t("account.dialog.password"), { exact: true });
  }

  get toRegister(): Locator {
    return this.dialog.getByRole("button", { name: this.market.t("account.dialog.toRegister") });
  }

  submitButton(key: "submitSignIn" | "submitRegister"): Locator {
    return this.dialog.getByRole("button", { name: this.market.t(`account.dialog.${key}`), exact: true });
  }

  async expectReason(): Promise<void> {
    await expect(this.dialog.getByText(this.market.t("account.reason.checkout"))).toBeVisible();
  }

  async register(credentials: Credentials): Promise<Next> {
    await this.toRegister.click();
    return this.send(credentials, "submitRegister");
  }

  async signIn(credentials: Credentials): Promise<Next> {
    return this.send(credentials, "submitSignIn");
  }

  private async send({ email, password }: Credentials, key: "submitSignIn" | "submitRegister"): Promise<Next> {
    await this.account.fill(email);
    await this.password.fill(password);
    await this.submitButton(key).click();
    await expect(this.dialog).toBeHidden();
    return this.goOn();
  }
}
