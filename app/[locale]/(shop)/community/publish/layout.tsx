import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function CommunityLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["community"]}>{children}</PageMessages>;
}
