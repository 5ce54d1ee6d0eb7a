// The menus of a market: only entries whose screen exists.
import type { Locale, MarketArea } from "@/lib/core/market/area";
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

const QUOTE = "/order/manufacturing/pcb";
const COMPONENTS = "/component";
const ASSEMBLY = "/order/manufacturing/pcba";
const BOM = "/order/bom";
const STENCIL = "/order/manufacturing/stencil";
const PROMOTION = "/promotion";
const VIEWER = "/gerber-viewer";
const DFM = "/product/free-dfm-check";

/** Who we are, what a customer agrees to, and what happens to their data. */
const COMPANY: MenuColumn = {
  key: "company",
  items: [
    item("aboutUs", "/about-us"),
    item("terms", "/policy/terms"),
    item("privacy", "/policy/privacy-policy"),
    item("refund", "/policy/refund"),
    item("shippingPolicy", "/policy/shipping"),
    item("cookies", "/policy/cookies"),
  ],
};

const CAPABILITIES = [item("capability", "/pcb-capability"), item("assemblyCapability", "/assembly-capability")];

const MADE_HERE = [
  item("quote", QUOTE),
  item("assembly", ASSEMBLY),
  item("bom", BOM),
  item("stencil", STENCIL),
  item("components", COMPONENTS),
  item("promotion", PROMOTION),
];

const header: Menu["header"] = [
  item("pcb", QUOTE),
  item("assemblyService", "/assembly"),
  {
    key: "products",
    items: [
      item("assembly", ASSEMBLY),
      item("bom", BOM),
      item("stencil", STENCIL),
      item("components", COMPONENTS),
      item("promotion", PROMOTION),
      item("viewer", VIEWER),
      item("dfm", DFM),
      item("make", "/#make"),
      ...CAPABILITIES,
      item("boards", "/#boards"),
    ],
  },
  { key: "about", items: [item("aboutUs", "/about-us"), item("how", "/#how")] },
];

const columns: Record<MarketArea, MenuColumn[]> = {
  "en-US": [
    {
      key: "make",
      items: [...MADE_HERE, ...CAPABILITIES],
    },
    {
      key: "check",
      items: [item("openGerber", "/#drop"), item("viewer", VIEWER), item("dfm", DFM), item("boards", "/#boards")],
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
        item("viewer", VIEWER),
        item("dfm", DFM),
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
