import type { ReactNode } from "react";
import { AccountSlot } from "@/components/account/account-slot";
import { GroupShell } from "@/components/shell/group-shell";

export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <GroupShell group="studio" accountSlot={<AccountSlot />}>
      {children}
    </GroupShell>
  );
}
