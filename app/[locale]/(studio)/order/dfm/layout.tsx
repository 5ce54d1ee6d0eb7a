import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function DfmLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["dfm"]}>{children}</PageMessages>;
}
