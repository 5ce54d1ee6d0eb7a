import type { ReactNode } from "react";
import { AppProviders } from "@/components/providers/app-providers";
import { GroupShell } from "@/components/shell/group-shell";

export default function EmbedLayout({ children }: { children: ReactNode }) {
  return (
    <GroupShell group="embed">
      <AppProviders>{children}</AppProviders>
    </GroupShell>
  );
}
