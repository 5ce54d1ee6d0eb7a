import type { ReactNode } from "react";
import { GroupShell } from "@/components/shell/group-shell";

export default function StudioLayout({ children }: { children: ReactNode }) {
  return <GroupShell group="studio">{children}</GroupShell>;
}
