import type { ReactNode } from "react";
import { AccountSlot } from "@/components/account/account-slot";
import { CartSlot } from "@/components/cart/cart-slot";
import { NotificationSlot } from "@/components/notifications/notification-slot";
import { AppProviders } from "@/components/providers/app-providers";
import { GroupShell } from "@/components/shell/group-shell";

export default function WorkbenchLayout({ children }: { children: ReactNode }) {
  return (
    <GroupShell
      group="workbench"
      accountSlot={<AccountSlot />}
      notificationSlot={<NotificationSlot />}
      cartSlot={<CartSlot />}
    >
      <AppProviders>{children}</AppProviders>
    </GroupShell>
  );
}
