// Menus of a market, with entries only for pages that exist.
import type { Locale, MarketArea } from "@/lib/core/market/area";
import { PAGES } from "@/lib/i18n/pages";
import { policyHref } from "@/lib/i18n/policies";
import type { Messages } from "@/messages/en";

export type NavKey = keyof Messages["shell"]["nav"];
export type ColumnKey = keyof Messages["shell"]["columns"];

/** An entry named by the catalog, or a page of content under its own title. */
export type MenuItem = { key: NavKey; href: string } | { title: string; href: string };

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

/** The part that content supplies. */
export interface MenuPages {
  products: readonly { title: string; href: string }[];
  /** Columns of the resource center; without any, it has no entry. */
  columns: readonly { title: string; href: string }[];
}

const NO_PAGES: MenuPages = { products: [], columns: [] };

const item = (key: NavKey, href: string): MenuItem => ({ key, href });

/** Pages about the company, its terms and privacy. */
const COMPANY: MenuColumn = {
  key: "company",
  items: [
    item("aboutUs", PAGES.aboutUs),
    item("contact", PAGES.contact),
    item("terms", policyHref("terms")),
    item("privacy", policyHref("privacy-policy")),
    item("refund", policyHref("refund")),
    item("shippingPolicy", policyHref("shipping")),
    item("cookies", policyHref("cookies")),
  ],
};

const CAPABILITIES = [item("capability", PAGES.pcbCapability), item("assemblyCapability", PAGES.assemblyCapability)];

const ORDERED = [
  item("assembly", PAGES.pcba),
  item("bom", PAGES.bom),
  item("stencil", PAGES.stencil),
  item("components", PAGES.components),
  item("promotion", PAGES.promotion),
];

const TOOLS = [item("viewer", PAGES.viewer), item("dfm", PAGES.freeDfm)];

const headerOf = ({ products, columns }: MenuPages): Menu["header"] => [
  item("pcb", PAGES.pcb),
  item("assemblyService", PAGES.assembly),
  {
    key: "products",
    items: [
      item("allProducts", PAGES.products),
      ...ORDERED,
      ...TOOLS,
      ...CAPABILITIES,
      ...products,
      item("boards", "/#boards"),
      item("downloads", PAGES.downloads),
    ],
  },
  item("design", PAGES.design),
  ...(columns.length > 0
    ? [{ key: "resources" as const, items: [item("allArticles", PAGES.resources), ...columns] }]
    : []),
  {
    key: "about",
    items: [
      item("aboutUs", PAGES.aboutUs),
      item("contact", PAGES.contact),
      item("help", PAGES.help),
      item("how", "/#how"),
    ],
  },
];

function footerOf(area: MarketArea, { columns }: MenuPages): MenuColumn[] {
  const resources = columns.length > 0 ? [item("resources", PAGES.resources)] : [];
  const support = [item("help", PAGES.help), item("how", "/#how"), item("feedback", PAGES.feedback)];
  const account = [item("cart", "/shopping-cart"), item("orders", "/my-center/orders")];
  const made = [item("quote", PAGES.pcb), ...ORDERED];
  const design = [item("design", PAGES.design), item("simulate", PAGES.simulate)];
  if (area === "en-US") {
    return [
      { key: "make", items: [...made, ...CAPABILITIES] },
      {
        key: "design",
        items: [
          item("openGerber", "/#drop"),
          ...TOOLS,
          ...design,
          ...resources,
          item("downloads", PAGES.downloads),
          item("boards", "/#boards"),
        ],
      },
      { key: "orders", items: [...account, ...support] },
      COMPANY,
    ];
  }
  return [
    { key: "make", items: [...made, item("boards", "/#boards")] },
    {
      key: "service",
      items: [item("openGerber", "/#drop"), ...TOOLS, ...CAPABILITIES, ...design],
    },
    {
      key: "support",
      items: [...account, ...support, ...resources, item("downloads", PAGES.downloads)],
    },
    COMPANY,
  ];
}

export async function getMenu(area: MarketArea, _locale: Locale, pages = NO_PAGES): Promise<Menu> {
  return { header: headerOf(pages), footer: footerOf(area, pages) };
}
