import type { ReactNode } from "react";
import { GroupShell } from "@/components/shell/group-shell";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <GroupShell group="site">{children}</GroupShell>;
}
