import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function StencilQuoteLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["gerber", "pcb", "pricing", "quote", "stencil"]}>{children}</PageMessages>;
}
