import type { ReactNode } from "react";
import { GroupShell } from "@/components/shell/group-shell";

/** Pages in frames of other sites that use no session: they have no providers of private data. */
export default function WidgetLayout({ children }: { children: ReactNode }) {
  return <GroupShell group="widget">{children}</GroupShell>;
}
