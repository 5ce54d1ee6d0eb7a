// Claims in the footer of en-US pages agree with the settings.
import { describe, expect, it } from "vitest";
import { trackingUrl } from "@/lib/core/order/carriers";
import { trustGroups } from "@/lib/i18n/trust-marks";

const marksOf = (key: string, settings: Record<string, string>) =>
  trustGroups(settings).find((group) => group.key === key)?.marks;

describe("ways to pay", () => {
  it("are play money where nothing is configured", () => {
    expect(marksOf("payWith", {})).toEqual([{ method: "sandbox" }]);
  });

  it("are the brands of what Stripe takes, and transfers to an account that is named", () => {
    const settings = { STRIPE_SECRET_KEY: "sk", STRIPE_METHODS: "card, alipay", BANK_TRANSFER_USD: "A; B; 1" };
    expect(marksOf("payWith", settings)).toEqual([
      { name: "Visa" },
      { name: "Mastercard" },
      { name: "American Express" },
      { name: "Alipay" },
      { method: "bankTransfer" },
    ]);
  });
});

describe("carriers", () => {
  it("are those whose parcels an order can follow", () => {
    const names = marksOf("deliveredBy", {})?.map(({ name }) => name ?? "") ?? [];
    expect(names).toContain("DHL");
    for (const name of names) expect(trackingUrl(name, "1"), name).not.toBeNull();
  });
});

describe("social links", () => {
  it("hand the site on where no account is named", () => {
    const marks = marksOf("share", { BASE_URL: "https://boards.example/?a" });
    expect(marks?.map(({ name }) => name)).toEqual(["X", "LinkedIn", "Facebook", "Reddit"]);
    expect(marks?.map(({ href }) => href?.split("https%3A%2F%2F")[1])).toEqual(Array(4).fill("boards.example%2F%3Fa"));
  });

  it("are the accounts that are named, an address with an equals sign too", () => {
    const settings = { SOCIAL_LINKS: "LinkedIn=https://l.example/us, Videos=https://v.example/?c=1" };
    expect(marksOf("share", settings)).toBeUndefined();
    expect(marksOf("follow", settings)).toEqual([
      { name: "LinkedIn", href: "https://l.example/us" },
      { name: "Videos", href: "https://v.example/?c=1" },
    ]);
  });
});
