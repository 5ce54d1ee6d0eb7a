import type { ReactNode } from "react";
import { PageMessages } from "@/components/shell/page-messages";

export default function ProjectLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["board3d", "community", "discussion", "waveforms"]}>{children}</PageMessages>;
}
