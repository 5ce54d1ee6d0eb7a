import type { MarketTag } from "@/lib/i18n/variants";
import type { Messages } from "@/messages/en";

declare module "next-intl" {
  interface AppConfig {
    Locale: MarketTag;
    Messages: Messages;
  }
}
