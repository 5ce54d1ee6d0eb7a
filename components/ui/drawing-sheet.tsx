// Section with a double frame and a title block, like a sheet of drawings.
import type { ComponentProps, ReactNode } from "react";
import { TitleBlock } from "@/components/ui/title-block";
import styles from "./drawing-sheet.module.css";

interface DrawingSheetProps {
  cells: ComponentProps<typeof TitleBlock>["cells"];
  children: ReactNode;
}

export function DrawingSheet({ cells, children }: DrawingSheetProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <article className={styles.sheet}>
        {children}
        <TitleBlock cells={cells} />
      </article>
    </div>
  );
}
