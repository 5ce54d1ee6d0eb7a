import type { ReactNode } from "react";
import { AccountSlot } from "@/components/account/account-slot";
import { WidgetSlot } from "@/components/chat/widget/widget-slot";
import { NotificationSlot } from "@/components/notifications/notification-slot";
import { GroupShell } from "@/components/shell/group-shell";
import { getMarket } from "@/lib/i18n/get-market";
import { siteMenu } from "@/lib/server/content/site-menu";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <GroupShell
      group="site"
      menu={await siteMenu(await getMarket())}
      accountSlot={<AccountSlot />}
      notificationSlot={<NotificationSlot />}
      chatSlot={<WidgetSlot />}
    >
      {children}
    </GroupShell>
  );
}
