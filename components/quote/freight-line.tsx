"use client";
// What sending will likely cost, and the way to another destination or method.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Parcel, useFreightText } from "@/components/quote/use-freight-text";
import type { Freight } from "@/stores/freight";
import styles from "./freight-line.module.css";

const FreightDialog = dynamic(() => import("@/components/quote/freight-dialog").then((file) => file.FreightDialog), {
  ssr: false,
});

interface FreightLineProps {
  parcel: Parcel;
  freight: Freight;
  onChange: (freight: Freight) => void;
}

export function FreightLine({ parcel, freight, onChange }: FreightLineProps) {
  const t = useTranslations("quote.freight");
  const freightText = useFreightText();
  const [isOpen, setOpen] = useState(false);
  // Once opened the dialog stays, so that closing it can give the focus back.
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <p className="num">
        {freightText(parcel, freight)}{" "}
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
          parcel={parcel}
          freight={freight}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onChange={onChange}
        />
      )}
    </>
  );
}
