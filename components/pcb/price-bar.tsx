"use client";
// On phones the price stands at the foot of the screen; its details come as a drawer.
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { PriceBreakdown } from "@/components/pcb/price-breakdown";
import { usePriceTexts } from "@/components/pcb/use-price-texts";
import type { Quote } from "@/components/pcb/use-quote";
import { Drawer } from "@/components/ui/drawer";
import styles from "./price-bar.module.css";

interface PriceBarProps {
  quote: Quote;
  shipsOn: (days: number) => string;
  action: ReactNode;
}

export function PriceBar({ quote, shipsOn, action }: PriceBarProps) {
  const t = useTranslations("quote.price");
  const [isOpen, setOpen] = useState(false);
  const texts = usePriceTexts(quote, shipsOn);
  return (
    <div className={`${styles.bar} no-print`}>
      <div>
        <b className="num">{texts.total}</b>
        <span className="label">
          {texts.pieces}{" "}
          {quote.price && (
            <button type="button" className="link needs-script" onClick={() => setOpen(true)}>
              {t("details")}
            </button>
          )}
        </span>
      </div>
      {action}
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t("lines")}>
        {quote.price && <PriceBreakdown price={quote.price} specification={quote.specification} />}
        <p className={`${styles.freight} num`}>
          {texts.each}, {texts.shipping}
        </p>
      </Drawer>
    </div>
  );
}
