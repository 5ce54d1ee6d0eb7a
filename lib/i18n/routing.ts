// Variants of an area and their address prefixes; one next-intl routing per area.
import { defineRouting } from "next-intl/routing";

// Area and language are never detected from the browser: the host determines one, the path the other.
const fixed = { localeDetection: false, localeCookie: false, alternateLinks: false } as const;

export const routingUs = defineRouting({
  locales: ["us-en", "us-zh"],
  defaultLocale: "us-en",
  localePrefix: { mode: "as-needed", prefixes: { "us-en": "/en", "us-zh": "/zh" } },
  ...fixed,
});

export const routingCn = defineRouting({
  locales: ["cn-zh", "cn-en"],
  defaultLocale: "cn-zh",
  localePrefix: { mode: "as-needed", prefixes: { "cn-zh": "/zh", "cn-en": "/en" } },
  ...fixed,
});
