import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function ComponentLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["part"]}>{children}</PageMessages>;
}
