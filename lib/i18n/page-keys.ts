// Names of pages for links that a text makes to them: keys of shell.nav by path.
import { PAGES } from "@/lib/i18n/pages";
import { policyHref } from "@/lib/i18n/policies";
import type { Messages } from "@/messages/en";

export type NavKey = keyof Messages["shell"]["nav"];

export const PAGE_KEYS: Readonly<Record<string, NavKey>> = {
  [PAGES.pcb]: "quote",
  [PAGES.pcba]: "assembly",
  [PAGES.stencil]: "stencil",
  [PAGES.bom]: "bom",
  [PAGES.components]: "components",
  [PAGES.promotion]: "promotion",
  [PAGES.viewer]: "viewer",
  [PAGES.freeDfm]: "dfm",
  [PAGES.dfm]: "dfm",
  [PAGES.pcbCapability]: "capability",
  [PAGES.assembly]: "assemblyService",
  [PAGES.assemblyCapability]: "assemblyCapability",
  [PAGES.aboutUs]: "aboutUs",
  [PAGES.contact]: "contact",
  [PAGES.help]: "help",
  [PAGES.assistant]: "assistant",
  [PAGES.resources]: "resources",
  [PAGES.downloads]: "downloads",
  [PAGES.developers]: "developers",
  [PAGES.apiReference]: "developers",
  [PAGES.widgets]: "developers",
  [PAGES.products]: "allProducts",
  [PAGES.community]: "community",
  [PAGES.design]: "design",
  [PAGES.simulate]: "simulate",
  [PAGES.feedback]: "feedback",
  "/shopping-cart": "cart",
  "/my-center/orders": "orders",
  "/my-center/quotes": "quotes",
  "/my-center/coupon": "coupons",
  [policyHref("terms")]: "terms",
  [policyHref("privacy-policy")]: "privacy",
  [policyHref("refund")]: "refund",
  [policyHref("shipping")]: "shippingPolicy",
  [policyHref("cookies")]: "cookies",
};
