"use client";
// Shipping estimate, with a dialog for another destination or method.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type Parcel, useFreightText } from "@/components/quote/use-freight-text";
import { useLateDialog } from "@/components/ui/use-late-dialog";
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
  const dialog = useLateDialog();
  return (
    <>
      <p className="num">
        {freightText(parcel, freight)}{" "}
        <button type="button" className={`link needs-script no-print ${styles.change}`} onClick={dialog.open}>
          {t("change")}
        </button>
      </p>
      {dialog.isLoaded && (
        <FreightDialog
          parcel={parcel}
          freight={freight}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onChange={onChange}
        />
      )}
    </>
  );
}
