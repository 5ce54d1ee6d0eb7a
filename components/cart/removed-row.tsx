"use client";
// Placeholder of a removed item with undo, until the page is left.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { OnlineOnly } from "@/components/ui/online-only";
import styles from "./cart.module.css";

interface RemovedRowProps {
  name: string;
  onUndo: () => void;
  isBusy: boolean;
  isKeptByServer: boolean;
}

export function RemovedRow({ name, onUndo, isBusy, isKeptByServer }: RemovedRowProps) {
  const t = useTranslations("cart");
  return (
    <li className={styles.removed} role="status">
      {t("removed", { name })}
      <OnlineOnly isNeeded={isKeptByServer}>
        <Button size="sm" isBusy={isBusy} onClick={onUndo}>
          {t("undo")}
        </Button>
      </OnlineOnly>
    </li>
  );
}
