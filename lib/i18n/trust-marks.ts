// Footer of en-US pages: payment methods and carriers on offer, standards, social links.
import { originForArea, readOriginSettings } from "@/lib/core/market/origin";
import { CARRIERS } from "@/lib/core/order/carriers";
import { SITE_FACTS } from "@/lib/i18n/site-facts";
import type { Messages } from "@/messages/en";

type Method = keyof Messages["order"]["payments"]["method"];

export interface TrustMark {
  /** A name that is the same in every language; otherwise `method` is the key of its label. */
  name?: string;
  method?: Method;
  href?: string;
}

export interface TrustGroup {
  key: "payWith" | "deliveredBy" | "certificates" | "follow" | "share";
  marks: readonly TrustMark[];
}

type Settings = Readonly<Record<string, string | undefined>>;

const BRANDS: Readonly<Record<string, readonly string[]>> = {
  card: ["Visa", "Mastercard", "American Express"],
  alipay: ["Alipay"],
  wechatPay: ["WeChat Pay"],
};

/** Share addresses of the networks. */
const SHARE = {
  X: "https://x.com/intent/post?url=",
  LinkedIn: "https://www.linkedin.com/sharing/share-offsite/?url=",
  Facebook: "https://www.facebook.com/sharer/sharer.php?u=",
  Reddit: "https://www.reddit.com/submit?url=",
} as const;

const named = (names: readonly string[]): TrustMark[] => names.map((name) => ({ name }));

/** Configured payment methods; the sandbox if there are none. */
function waysToPay(settings: Settings): TrustMark[] {
  const methods = settings.STRIPE_SECRET_KEY ? (settings.STRIPE_METHODS ?? "card").split(",") : [];
  const names = [...named(methods.flatMap((method) => BRANDS[method.trim()] ?? []))];
  if (settings.BANK_TRANSFER_USD) names.push({ method: "bankTransfer" });
  return names.length > 0 ? names : [{ method: "sandbox" }];
}

/** Our accounts named in `SOCIAL_LINKS` (`name=address,...`); without any, links to share the site. */
function social(settings: Settings): TrustGroup {
  const { SOCIAL_LINKS = "" } = settings;
  const accounts = SOCIAL_LINKS.split(",").flatMap((entry) => {
    const at = entry.indexOf("=");
    return at < 1 ? [] : [{ name: entry.slice(0, at).trim(), href: entry.slice(at + 1).trim() }];
  });
  if (accounts.length > 0) return { key: "follow", marks: accounts };
  const site = encodeURIComponent(originForArea(readOriginSettings(settings), "en-US"));
  return { key: "share", marks: Object.entries(SHARE).map(([name, start]) => ({ name, href: start + site })) };
}

export function trustGroups(settings: Settings): TrustGroup[] {
  return [
    { key: "payWith", marks: waysToPay(settings) },
    { key: "deliveredBy", marks: named(CARRIERS) },
    { key: "certificates", marks: named(SITE_FACTS.standards) },
    social(settings),
  ];
}
