import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function Layout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["webhooks"]}>{children}</PageMessages>;
}
