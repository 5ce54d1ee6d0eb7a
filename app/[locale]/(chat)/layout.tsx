import type { ReactNode } from "react";
import { GroupShell } from "@/components/shell/group-shell";

export default function ChatLayout({ children }: { children: ReactNode }) {
  return <GroupShell group="chat">{children}</GroupShell>;
}
