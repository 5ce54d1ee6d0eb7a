"use client";
// Actions on the selected rows, at the bottom of the window.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { OnlineOnly } from "@/components/ui/online-only";
import type { RowSelection } from "@/components/workbench/use-selection";
import styles from "./selection-bar.module.css";

interface SelectionBarProps {
  selection: RowSelection;
  children: ReactNode;
}

export function SelectionBar({ selection, children }: SelectionBarProps) {
  const t = useTranslations("workbench.selection");
  const count = selection.ids.size;
  return (
    <div role="region" aria-label={t("label")} className={styles.place}>
      {count > 0 && (
        <div className={styles.bar}>
          <span role="status" className="num">
            {t("count", { count })}
          </span>
          <OnlineOnly>{children}</OnlineOnly>
          <Button variant="quiet" isIconOnly aria-label={t("clear")} title={t("clear")} onClick={selection.clear}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </div>
  );
}
