import type { ReactNode } from "react";
import { AccountSlot } from "@/components/account/account-slot";
import { GroupShell } from "@/components/shell/group-shell";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <GroupShell group="site" accountSlot={<AccountSlot />}>
      {children}
    </GroupShell>
  );
}
