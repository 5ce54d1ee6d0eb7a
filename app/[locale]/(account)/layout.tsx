import type { ReactNode } from "react";
import { GroupShell } from "@/components/shell/group-shell";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <GroupShell group="account">{children}</GroupShell>;
}
