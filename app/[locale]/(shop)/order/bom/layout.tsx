import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function BomLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages namespaces={["board3d", "bom", "finding", "gerber", "pcb", "pcba", "pricing", "quote"]}>
      {children}
    </PageMessages>
  );
}
