import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function ImportReportLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["importReport"]}>{children}</PageMessages>;
}
