"use client";
// On phones the price stands at the foot of the screen; its details come as a drawer.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FreightLine } from "@/components/pcb/freight-line";
import { PriceBreakdown } from "@/components/pcb/price-breakdown";
import { usePriceTexts } from "@/components/pcb/use-price-texts";
import type { Quote } from "@/components/pcb/use-quote";
import styles from "./price-bar.module.css";

const Drawer = dynamic(() => import("@/components/ui/drawer").then((file) => file.Drawer), { ssr: false });

interface PriceBarProps {
  quote: Quote;
  shipsOn: (days: number) => string;
  action: ReactNode;
}

export function PriceBar({ quote, shipsOn, action }: PriceBarProps) {
  "use memo";
  const t = useTranslations("quote.price");
  const [isOpen, setOpen] = useState(false);
  // Once opened the drawer stays, so that closing it can give the focus back.
  const [isLoaded, setLoaded] = useState(false);
  function open() {
    setLoaded(true);
    setOpen(true);
  }
  const texts = usePriceTexts(quote, shipsOn);
  return (
    <div className={`${styles.bar} no-print`}>
      <div>
        <b className="num">{texts.total}</b>
        <span className="label">
          {texts.pieces}{" "}
          {quote.price && (
            <button type="button" className="link needs-script" onClick={open}>
              {t("details")}
            </button>
          )}
        </span>
      </div>
      {action}
      {isLoaded && (
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t("lines")}>
          {quote.price && <PriceBreakdown price={quote.price} specification={quote.specification} />}
          <div className={styles.freight}>
            <p className="num">{texts.each}</p>
            <FreightLine specification={quote.specification} book={quote.prices.current} />
          </div>
        </Drawer>
      )}
    </div>
  );
}
