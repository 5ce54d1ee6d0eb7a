import type { ReactNode } from "react";
import { AppProviders } from "@/components/providers/app-providers";
import { PageMessages } from "@/components/shell/page-messages";

export default function ChatPagesLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages namespaces={["order"]}>
      <AppProviders>{children}</AppProviders>
    </PageMessages>
  );
}
