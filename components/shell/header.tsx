// Header: logo, menu, language, theme, cart and account; slim in workbench and studio.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { Logo } from "@/components/icons/logo";
import { HeaderState } from "@/components/shell/header-state";
import { LocaleMenu } from "@/components/shell/locale-menu";
import { CompactMenu, NavMenu } from "@/components/shell/nav-menu";
import { ThemeMenu } from "@/components/shell/theme-menu";
import type { Menu } from "@/lib/core/content/menu";
import { Link } from "@/lib/i18n/link";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./header.module.css";

interface HeaderProps {
  variant: "site" | "workbench" | "studio";
  isTranslucent?: boolean;
  entries: Menu["header"];
  accountSlot?: ReactNode;
  notificationSlot?: ReactNode;
  cartSlot?: ReactNode;
  /** Workbench and studio: tools in place of the menu. */
  toolSlot?: ReactNode;
}

export function Header(props: HeaderProps) {
  const { variant, isTranslucent = false, entries, accountSlot, notificationSlot, cartSlot, toolSlot } = props;
  const t = useTranslations("shell");
  const { locale } = useMarket();
  return (
    <header className={styles.header} data-variant={variant} data-translucent={isTranslucent || undefined}>
      <HeaderState />
      <div className={variant === "site" ? `wrap ${styles.row}` : styles.row}>
        <Link href="/" className={styles.logo} aria-label={t("home")}>
          <Logo locale={locale} />
        </Link>
        {variant === "site" ? <NavMenu entries={entries} /> : <div className={styles.tool}>{toolSlot}</div>}
        <div className={styles.tools}>
          {variant === "site" && (
            <Link
              href="/search"
              className={`${styles.tool} ${styles.search}`}
              aria-label={t("nav.search")}
              title={t("nav.search")}
            >
              <Icon name="search" />
            </Link>
          )}
          <LocaleMenu />
          <div className={styles.theme}>
            <ThemeMenu />
          </div>
          {cartSlot ?? (
            <Link href="/shopping-cart" className={styles.tool} aria-label={t("cart")} title={t("cart")}>
              <Icon name="cart" />
            </Link>
          )}
          {notificationSlot}
          {accountSlot ?? (
            <Link href="/my-center/orders" className={styles.account}>
              {t("signIn")}
            </Link>
          )}
          {variant === "site" && <CompactMenu entries={entries} />}
        </div>
      </div>
    </header>
  );
}
