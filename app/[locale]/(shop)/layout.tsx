import type { ReactNode } from "react";
import { AccountSlot } from "@/components/account/account-slot";
import { CartSlot } from "@/components/cart/cart-slot";
import { AppProviders } from "@/components/providers/app-providers";
import { GroupShell } from "@/components/shell/group-shell";

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <GroupShell group="shop" accountSlot={<AccountSlot />} cartSlot={<CartSlot />}>
      <AppProviders>{children}</AppProviders>
    </GroupShell>
  );
}
