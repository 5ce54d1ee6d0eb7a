// Shell of a route group: loads the market's menu and provides the group's messages.
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { ShellGroup } from "@/components/shell/groups";
import { ArrivalNotice } from "@/components/shell/arrival-notice";
import { Shell } from "@/components/shell/shell";
import { type SiteSettings, SiteSettingsProvider } from "@/components/ui/site-settings";
import { ToastHost } from "@/components/ui/toast-host";
import { GROUP_NAMESPACES, pickMessages } from "@/lib/i18n/group-messages";
import type { Menu } from "@/lib/core/content/menu";

interface GroupShellProps {
  group: ShellGroup;
  /** Groups whose header or footer has links. */
  menu?: Menu;
  accountSlot?: ReactNode;
  notificationSlot?: ReactNode;
  cartSlot?: ReactNode;
  chatSlot?: ReactNode;
  children: ReactNode;
}

const settingsOf = (settings: Readonly<Record<string, string | undefined>>): SiteSettings => ({
  sendsMail: Boolean(settings.SMTP_URL),
  supportEmail: settings.SUPPORT_EMAIL || null,
});

const NO_MENU: Menu = { header: [], footer: [] };

export async function GroupShell({ group, menu = NO_MENU, children, ...slots }: GroupShellProps) {
  const shell = (
    <SiteSettingsProvider settings={settingsOf(process.env)}>
      <Shell group={group} menu={menu} {...slots}>
        {children}
      </Shell>
    </SiteSettingsProvider>
  );
  // Public pages send neither messages nor next-intl to the browser.
  if (group === "site") {
    const t = await getTranslations();
    return (
      <>
        {shell}
        <ArrivalNotice message={t("errors.UNAUTHENTICATED")} closeLabel={t("common.toast.close")} />
      </>
    );
  }
  const messages = pickMessages(await getMessages(), GROUP_NAMESPACES[group]);
  return (
    <NextIntlClientProvider messages={messages}>
      {shell}
      <ToastHost />
    </NextIntlClientProvider>
  );
}
