import type { ReactNode } from "react";
import { AccountSlot } from "@/components/account/account-slot";
import { AdminFrame } from "@/components/ops/frame/admin-frame";
import { AppProviders } from "@/components/providers/app-providers";
import { ShopLink } from "@/components/ops/frame/shop-link";
import { GroupShell } from "@/components/shell/group-shell";

export default function OpsLayout({ children }: { children: ReactNode }) {
  return (
    <GroupShell group="ops" accountSlot={<AccountSlot />} cartSlot={<ShopLink />}>
      <AppProviders>
        <AdminFrame>{children}</AdminFrame>
      </AppProviders>
    </GroupShell>
  );
}
