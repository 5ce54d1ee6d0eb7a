// Layout of the workbench: navigation and content.
import type { ReactNode } from "react";
import { WorkbenchRail } from "@/components/workbench/workbench-rail";
import styles from "./workbench-frame.module.css";

export function WorkbenchFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <WorkbenchRail />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
