// Free assembly, and the account's coupons.
import type { Locator } from "@playwright/test";
import { SitePage } from "@/e2e/pages/site-page";

export class CouponPage extends SitePage {
  async openPromotion(): Promise<void> {
    await this.page.goto(this.market.at("/promotion"));
  }

  async openGroup(group: "unused" | "used" | "expired"): Promise<void> {
    await this.page.goto(this.market.at(`/my-center/coupon?group=${group}`));
  }

  /** The number of remaining coupons within its text. */
  get left(): Locator {
    const [before = "", after = ""] = this.t("coupon.claim.left", { left: 0, limit: 0 }).split("0");
    return this.main.getByText(new RegExp(`${before}[\\d,]+${after}[\\d,]+`));
  }

  get claimButton(): Locator {
    return this.main.getByRole("button", { name: this.t("coupon.claim.action") });
  }

  get claimed(): Locator {
    return this.main.getByRole("link", { name: this.t("coupon.claim.all") });
  }

  get cards(): Locator {
    return this.main.getByRole("listitem").filter({ has: this.page.getByRole("heading", { level: 2 }) });
  }
}
