import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function GerberViewerLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["board3d"]}>{children}</PageMessages>;
}
