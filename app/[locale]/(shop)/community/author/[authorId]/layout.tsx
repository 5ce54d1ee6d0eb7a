import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function AuthorLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["discussion"]}>{children}</PageMessages>;
}
