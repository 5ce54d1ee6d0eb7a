"use client";
// Price bar at the bottom of the screen on phones, with the breakdown in a drawer.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useLateDialog } from "@/components/ui/use-late-dialog";
import styles from "./price-foot.module.css";

const Drawer = dynamic(() => import("@/components/ui/drawer").then((file) => file.Drawer), { ssr: false });

interface PriceFootProps {
  total: string;
  label: string;
  /** Price breakdown, or null. */
  lines: ReactNode | null;
  /** Unit price and shipping. */
  each: ReactNode;
  action: ReactNode;
  /** The files are being read, so the price is not the board's own yet. */
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
