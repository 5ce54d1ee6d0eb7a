"use client";
// What sending will likely cost, and the way to another destination or method.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFreight, useFreightText } from "@/components/pcb/use-freight";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import styles from "./freight-line.module.css";

const FreightDialog = dynamic(() => import("@/components/pcb/freight-dialog").then((file) => file.FreightDialog), {
  ssr: false,
});

export function FreightLine({ specification, book }: { specification: PcbSpecification; book: PriceBook }) {
  const t = useTranslations("quote.freight");
  const { freight, choose } = useFreight();
  const freightText = useFreightText();
  const [isOpen, setOpen] = useState(false);
  // Once opened the dialog stays, so that closing it can give the focus back.
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <p className="num">
        {freightText(specification, book)}{" "}
        <button
          type="button"
          className={`link needs-script no-print ${styles.change}`}
          onClick={() => {
            setLoaded(true);
            setOpen(true);
          }}
        >
          {t("change")}
        </button>
      </p>
      {isLoaded && (
        <FreightDialog
          specification={specification}
          book={book}
          freight={freight}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onChange={choose}
        />
      )}
    </>
  );
}
