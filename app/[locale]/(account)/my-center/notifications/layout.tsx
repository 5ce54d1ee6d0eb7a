import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function NotificationsLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["discussion", "notifications"]}>{children}</PageMessages>;
}
