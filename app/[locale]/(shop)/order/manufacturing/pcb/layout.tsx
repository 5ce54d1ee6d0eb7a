import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function PcbQuoteLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages namespaces={["board3d", "finding", "gerber", "pcb", "pricing", "quote"]}>{children}</PageMessages>
  );
}
