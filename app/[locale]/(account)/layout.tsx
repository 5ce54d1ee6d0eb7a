import type { ReactNode } from "react";
import { AccountSlot } from "@/components/account/account-slot";
import { WidgetSlot } from "@/components/chat/widget/widget-slot";
import { CartSlot } from "@/components/cart/cart-slot";
import { NotificationSlot } from "@/components/notifications/notification-slot";
import { AppProviders } from "@/components/providers/app-providers";
import { GroupShell } from "@/components/shell/group-shell";
import { getMarket } from "@/lib/i18n/get-market";
import { siteMenu } from "@/lib/server/content/site-menu";

export default async function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <GroupShell
      group="account"
      menu={await siteMenu(await getMarket())}
      accountSlot={<AccountSlot />}
      notificationSlot={<NotificationSlot />}
      chatSlot={<WidgetSlot />}
      cartSlot={<CartSlot />}
    >
      <AppProviders>{children}</AppProviders>
    </GroupShell>
  );
}
