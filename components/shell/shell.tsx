// Layout of a page: skip link, header, main, footer, progress bar and toasts, by route group.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CampaignConsent } from "@/components/shell/campaign-consent";
import { Footer } from "@/components/shell/footer";
import { SHELL_GROUPS, type ShellGroup, type ShellRule } from "@/components/shell/groups";
import { Header } from "@/components/shell/header";
import { ProgressBar } from "@/components/shell/progress-bar";
import type { Menu } from "@/lib/core/content/menu";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./shell.module.css";

interface ShellProps {
  group: ShellGroup;
  menu: Menu;
  /** Slots of features, such as the account; without them the header shows plain links. */
  accountSlot?: ReactNode;
  notificationSlot?: ReactNode;
  cartSlot?: ReactNode;
  /** Chat widget, for English pages only. */
  chatSlot?: ReactNode;
  children: ReactNode;
}

export function Shell({ group, menu, accountSlot, notificationSlot, cartSlot, chatSlot, children }: ShellProps) {
  const t = useTranslations("shell");
  const site = useTranslations("site");
  const { locale } = useMarket();
  const rule: ShellRule = SHELL_GROUPS[group];
  return (
    <>
      <a className={styles.skip} href="#content">
        {t("skip")}
      </a>
      <ProgressBar label={t("progress")} />
      {rule.header !== "none" && (
        <Header
          variant={rule.header}
          isTranslucent={rule.isTranslucent}
          entries={menu.header}
          accountSlot={accountSlot}
          notificationSlot={notificationSlot}
          cartSlot={cartSlot}
        />
      )}
      {/* The page around a frame has a main landmark too. */}
      <main id="content" tabIndex={-1} className={styles.main} aria-label={rule.isFramed ? site("name") : undefined}>
        {children}
      </main>
      {rule.hasFooter && <Footer columns={menu.footer} />}
      {!rule.isFramed && (
        <CampaignConsent
          words={{
            label: t("campaign.label"),
            text: t("campaign.text"),
            agree: t("campaign.agree"),
            refuse: t("campaign.refuse"),
          }}
        />
      )}
      {locale === "en" && chatSlot}
    </>
  );
}
