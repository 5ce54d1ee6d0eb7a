"use client";
// On phones the price stands at the foot of the screen; its details come as a drawer.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useLateDialog } from "@/components/ui/use-late-dialog";
import styles from "./price-foot.module.css";

const Drawer = dynamic(() => import("@/components/ui/drawer").then((file) => file.Drawer), { ssr: false });

interface PriceFootProps {
  total: string;
  label: string;
  /** What the price is made of; null where there is none. */
  lines: ReactNode | null;
  /** What one costs, and sending. */
  each: ReactNode;
  action: ReactNode;
  /** The price is not the board's yet: its files are being read. */
  isPending?: boolean;
}

export function PriceFoot({ total, label, lines, each, action, isPending = false }: PriceFootProps) {
  const t = useTranslations("quote.price");
  const drawer = useLateDialog();
  return (
    <div className={`${styles.bar} no-print`} data-pending={isPending || undefined}>
      <div>
        <b className="num">{total}</b>
        <span className="label">
          {label}{" "}
          {lines && (
            <button type="button" className="link needs-script" onClick={drawer.open}>
              {t("details")}
            </button>
          )}
        </span>
      </div>
      {action}
      {drawer.isLoaded && (
        <Drawer isOpen={drawer.isOpen} onClose={drawer.close} title={t("lines")}>
          {lines}
          <div className={styles.freight}>{each}</div>
        </Drawer>
      )}
    </div>
  );
}
