"use client";
// On phones the price stands at the foot of the screen; its details come as a drawer.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
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
}

export function PriceFoot({ total, label, lines, each, action }: PriceFootProps) {
  const t = useTranslations("quote.price");
  const [isOpen, setOpen] = useState(false);
  // Once opened the drawer stays, so that closing it can give the focus back.
  const [isLoaded, setLoaded] = useState(false);
  function open() {
    setLoaded(true);
    setOpen(true);
  }
  return (
    <div className={`${styles.bar} no-print`}>
      <div>
        <b className="num">{total}</b>
        <span className="label">
          {label}{" "}
          {lines && (
            <button type="button" className="link needs-script" onClick={open}>
              {t("details")}
            </button>
          )}
        </span>
      </div>
      {action}
      {isLoaded && (
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t("lines")}>
          {lines}
          <div className={styles.freight}>{each}</div>
        </Drawer>
      )}
    </div>
  );
}
