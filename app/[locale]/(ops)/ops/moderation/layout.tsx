import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function ModerationLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["discussion", "moderation"]}>{children}</PageMessages>;
}
