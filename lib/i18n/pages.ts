// Public pages that search engines may list, used by sitemap and menus.
import { POLICIES, policyHref } from "@/lib/i18n/policies";

export const PAGES = {
  home: "/",
  pcb: "/order/manufacturing/pcb",
  pcba: "/order/manufacturing/pcba",
  stencil: "/order/manufacturing/stencil",
  bom: "/order/bom",
  components: "/component",
  promotion: "/promotion",
  viewer: "/gerber-viewer",
  freeDfm: "/product/free-dfm-check",
  dfm: "/order/dfm",
  pcbCapability: "/pcb-capability",
  assembly: "/assembly",
  assemblyCapability: "/assembly-capability",
  aboutUs: "/about-us",
  contact: "/contact-us",
  feedback: "/feedback",
  help: "/help",
  assistant: "/chat",
  resources: "/resources",
  downloads: "/resources-download",
  products: "/product",
  community: "/community",
  design: "/design",
  simulate: "/online-simulate",
  developers: "/developers",
  apiReference: "/developers/reference",
  widgets: "/developers/embed",
} as const;

export const LISTED_PATHS: readonly string[] = [...Object.values(PAGES), ...POLICIES.map(policyHref)];
