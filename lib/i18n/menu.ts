// Menus of a market, with entries only for pages that exist.
import type { Locale, MarketArea } from "@/lib/core/market/area";
import { PAGES } from "@/lib/i18n/pages";
import { policyHref } from "@/lib/i18n/policies";
import type { Messages } from "@/messages/en";

export type NavKey = keyof Messages["shell"]["nav"];
export type ColumnKey = keyof Messages["shell"]["columns"];

export interface MenuItem {
  key: NavKey;
  href: string;
}

export interface MenuGroup {
  key: NavKey;
  items: MenuItem[];
}

export interface MenuColumn {
  key: ColumnKey;
  items: MenuItem[];
}

export interface Menu {
  header: (MenuItem | MenuGroup)[];
  footer: MenuColumn[];
}

const item = (key: NavKey, href: string): MenuItem => ({ key, href });

/** Pages about the company, its terms and privacy. */
const COMPANY: MenuColumn = {
  key: "company",
  items: [
    item("aboutUs", PAGES.aboutUs),
    item("terms", policyHref("terms")),
    item("privacy", policyHref("privacy-policy")),
    item("refund", policyHref("refund")),
    item("shippingPolicy", policyHref("shipping")),
    item("cookies", policyHref("cookies")),
  ],
};

const CAPABILITIES = [item("capability", PAGES.pcbCapability), item("assemblyCapability", PAGES.assemblyCapability)];

const MADE_HERE = [
  item("quote", PAGES.pcb),
  item("assembly", PAGES.pcba),
  item("bom", PAGES.bom),
  item("stencil", PAGES.stencil),
  item("components", PAGES.components),
  item("promotion", PAGES.promotion),
];

const header: Menu["header"] = [
  item("pcb", PAGES.pcb),
  item("assemblyService", PAGES.assembly),
  {
    key: "products",
    items: [
      item("assembly", PAGES.pcba),
      item("bom", PAGES.bom),
      item("stencil", PAGES.stencil),
      item("components", PAGES.components),
      item("promotion", PAGES.promotion),
      item("viewer", PAGES.viewer),
      item("dfm", PAGES.freeDfm),
      item("make", "/#make"),
      ...CAPABILITIES,
      item("boards", "/#boards"),
    ],
  },
  { key: "about", items: [item("aboutUs", PAGES.aboutUs), item("how", "/#how")] },
];

const columns: Record<MarketArea, MenuColumn[]> = {
  "en-US": [
    {
      key: "make",
      items: [...MADE_HERE, ...CAPABILITIES],
    },
    {
      key: "check",
      items: [
        item("openGerber", "/#drop"),
        item("viewer", PAGES.viewer),
        item("dfm", PAGES.freeDfm),
        item("boards", "/#boards"),
      ],
    },
    {
      key: "orders",
      items: [item("cart", "/shopping-cart"), item("orders", "/my-center/orders"), item("how", "/#how")],
    },
    COMPANY,
  ],
  "zh-CN": [
    {
      key: "make",
      items: [...MADE_HERE, item("boards", "/#boards")],
    },
    {
      key: "service",
      items: [
        item("openGerber", "/#drop"),
        item("viewer", PAGES.viewer),
        item("dfm", PAGES.freeDfm),
        item("how", "/#how"),
        ...CAPABILITIES,
      ],
    },
    { key: "orders", items: [item("orders", "/my-center/orders"), item("cart", "/shopping-cart")] },
    COMPANY,
  ],
};

/** Asked on the server; later the resource columns of the database join here. */
export async function getMenu(area: MarketArea, _locale: Locale): Promise<Menu> {
  return { header, footer: columns[area] };
}
