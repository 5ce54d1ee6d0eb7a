import type { ReactNode } from "react";
import { AccountSlot } from "@/components/account/account-slot";
import { NotificationSlot } from "@/components/notifications/notification-slot";
import { GroupShell } from "@/components/shell/group-shell";

export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <GroupShell group="studio" accountSlot={<AccountSlot />} notificationSlot={<NotificationSlot />}>
      {children}
    </GroupShell>
  );
}
