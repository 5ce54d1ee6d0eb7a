// Account slot of the header; works on public pages, which have no messages in the browser.
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { AccountIsland } from "@/components/account/account-island";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";

/** Entries of the account menu. */
const PLACES = [
  { key: "overview", href: "/my-center" },
  { key: "orders", href: "/my-center/orders" },
  { key: "personalInformation", href: "/my-center/personal-information" },
  { key: "address", href: "/my-center/address" },
] as const;

export function AccountSlot() {
  const t = useTranslations("account");
  const shell = useTranslations("shell");
  const tag = useLocale();
  const { prefix } = useMarket();
  return (
    <AccountIsland
      tag={tag}
      words={{ signIn: shell("signIn"), menu: t("slot.menu"), signOut: t("slot.signOut") }}
      links={PLACES.map(({ key, href }) => ({ key, label: t(`center.${key}`), href: withPrefix(href, prefix) }))}
      signInHref={withPrefix("/my-center", prefix)}
    >
      <Icon name="user" />
    </AccountIsland>
  );
}
