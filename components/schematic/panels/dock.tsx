"use client";
// A panel in place of properties and findings, with a title and a button that closes it.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Icon } from "@/components/icons/icon";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { Button } from "@/components/ui/button";
import styles from "./dock.module.css";

interface DockProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function Dock({ title, onClose, children }: DockProps) {
  const t = useTranslations("common");
  const id = useId();
  function close(): void {
    onClose();
    focusStage();
  }
  return (
    <section
      className={styles.dock}
      aria-labelledby={id}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Button variant="quiet" size="sm" isIconOnly aria-label={t("close")} title={t("close")} onClick={close}>
          <Icon name="close" size={16} />
        </Button>
      </div>
      {children}
    </section>
  );
}
