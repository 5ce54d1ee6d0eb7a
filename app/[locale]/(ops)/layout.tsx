import type { ReactNode } from "react";
import { AccountSlot } from "@/components/account/account-slot";
import { DeskFrame } from "@/components/ops/desk-frame";
import { AppProviders } from "@/components/providers/app-providers";
import { ShopLink } from "@/components/ops/shop-link";
import { GroupShell } from "@/components/shell/group-shell";

export default function OpsLayout({ children }: { children: ReactNode }) {
  return (
    <GroupShell group="ops" accountSlot={<AccountSlot />} cartSlot={<ShopLink />}>
      <AppProviders>
        <DeskFrame>{children}</DeskFrame>
      </AppProviders>
    </GroupShell>
  );
}
