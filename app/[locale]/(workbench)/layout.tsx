import type { ReactNode } from "react";
import { GroupShell } from "@/components/shell/group-shell";

export default function WorkbenchLayout({ children }: { children: ReactNode }) {
  return <GroupShell group="workbench">{children}</GroupShell>;
}
