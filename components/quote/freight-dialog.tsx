"use client";
// Destination and shipping method, with the cost of each method.
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { ChipGroup } from "@/components/ui/chip-group";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { Select } from "@/components/ui/select";
import type { Parcel } from "@/components/quote/use-freight-text";
import { SHIPPING_METHODS, shippingByWeight } from "@/lib/core/pricing/shipping";
import { countryName } from "@/lib/i18n/address-lines";
import { formatMoney } from "@/lib/i18n/format-money";
import { ELSEWHERE, type Freight } from "@/stores/freight";
import styles from "./freight-dialog.module.css";

interface FreightDialogProps {
  parcel: Parcel;
  freight: Freight;
  isOpen: boolean;
  onClose: () => void;
  onChange: (freight: Freight) => void;
}

export function FreightDialog({ parcel, freight, isOpen, onClose, onChange }: FreightDialogProps) {
  const { weightKg, book } = parcel;
  const t = useTranslations("quote.freight");
  const tag = useLocale();
  const countries = useMemo(() => {
    const codes = book.shipping.zones.flatMap((zone) => zone.countries);
    return codes
      .map((code) => ({ code, name: countryName(code, tag) }))
      .sort((a, b) => a.name.localeCompare(b.name, tag));
  }, [book, tag]);
  const { country, method } = freight;
  const home = book.shipping.zones[0]?.countries[0] ?? "";
  const kilograms = Math.max(0.5, Math.ceil(weightKg * 2) / 2);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t("done")}
        </Button>
      }
    >
      <div className={styles.choices}>
        <FormField label={t("country")}>
          {(control) => (
            <Select
              {...control}
              value={country ?? home}
              onChange={(event) => onChange({ ...freight, country: event.target.value })}
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
              <option value={ELSEWHERE}>{t("elsewhere")}</option>
            </Select>
          )}
        </FormField>
        <ChipGroup
          label={t("method")}
          isLabelHidden={false}
          value={method}
          onChange={(chosen) => onChange({ ...freight, method: chosen })}
          options={SHIPPING_METHODS.map((name) => ({
            value: name,
            label: t(`methods.${name}`),
            effect: formatMoney(shippingByWeight(weightKg, name, book, country ?? undefined), tag),
          }))}
        />
        <p className="label num">{t("basis", { kilograms })}</p>
      </div>
    </Modal>
  );
}
