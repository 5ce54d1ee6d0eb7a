// Pages of the admin in the order of its navigation.

export const ADMIN_ENTRIES = [
  { key: "overview", href: "/ops" },
  { key: "quotes", href: "/ops/quotes" },
  { key: "orders", href: "/ops/orders" },
  { key: "complaints", href: "/ops/complaints" },
  { key: "refunds", href: "/ops/refunds" },
  { key: "coupons", href: "/ops/coupons" },
  { key: "books", href: "/ops/books" },
  { key: "parts", href: "/ops/parts" },
  { key: "outbox", href: "/ops/outbox" },
  { key: "reports", href: "/ops/reports" },
  { key: "audit", href: "/ops/audit" },
] as const;

export type AdminEntry = (typeof ADMIN_ENTRIES)[number]["key"];
