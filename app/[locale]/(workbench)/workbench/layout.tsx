import type { ReactNode } from "react";
import { WorkbenchFrame } from "@/components/workbench/workbench-frame";

export default function WorkbenchSectionsLayout({ children }: { children: ReactNode }) {
  return <WorkbenchFrame>{children}</WorkbenchFrame>;
}
