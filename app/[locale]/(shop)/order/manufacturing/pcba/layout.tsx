import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function PcbaQuoteLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages namespaces={["board3d", "finding", "gerber", "pcb", "pcba", "pricing", "quote"]}>
      {children}
    </PageMessages>
  );
}
