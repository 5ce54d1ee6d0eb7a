"use client";
// Stands where an item was, until the page is left: it can come back.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import styles from "./cart.module.css";

interface RemovedRowProps {
  name: string;
  onUndo: () => void;
  isBusy: boolean;
}

export function RemovedRow({ name, onUndo, isBusy }: RemovedRowProps) {
  const t = useTranslations("cart");
  return (
    <li className={styles.removed} role="status">
      {t("removed", { name })}
      <Button size="sm" isBusy={isBusy} onClick={onUndo}>
        {t("undo")}
      </Button>
    </li>
  );
}
