import type { ReactNode } from "react";
import { GroupShell } from "@/components/shell/group-shell";

export default function OpsLayout({ children }: { children: ReactNode }) {
  return <GroupShell group="ops">{children}</GroupShell>;
}
