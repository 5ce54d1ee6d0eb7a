import type { ReactNode } from "react";
import { AppProviders } from "@/components/providers/app-providers";
import { GroupShell } from "@/components/shell/group-shell";

export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <GroupShell group="editor">
      <AppProviders>{children}</AppProviders>
    </GroupShell>
  );
}
