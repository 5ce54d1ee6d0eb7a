import type { ReactNode } from "react";
import { GroupShell } from "@/components/shell/group-shell";

export default function ShopLayout({ children }: { children: ReactNode }) {
  return <GroupShell group="shop">{children}</GroupShell>;
}
