"use client";
// Quantity of an order: usual ones as chips, every step in a list.
import { useTranslations } from "next-intl";
import { useOfferState } from "@/components/community/order/offer-state";
import { ChipGroup } from "@/components/ui/chip-group";
import { Select } from "@/components/ui/select";
import styles from "./order-panel.module.css";

const USUAL = [5, 10, 30];

export function QuantityChoice({ quantities }: { quantities: readonly number[] }) {
  const t = useTranslations("community.order");
  const { quantity, setQuantity } = useOfferState();
  const usual = USUAL.filter((each) => quantities.includes(each));
  return (
    <div className={styles.quantity}>
      <ChipGroup
        label={t("quantity")}
        isLabelHidden={false}
        options={usual.map((value) => ({ value, label: String(value) }))}
        value={quantity}
        onChange={setQuantity}
      />
      <Select
        aria-label={t("otherQuantity")}
        value={usual.includes(quantity) ? "" : quantity}
        onChange={({ target }) => target.value !== "" && setQuantity(Number(target.value))}
      >
        <option value="">{t("other")}</option>
        {quantities
          .filter((each) => !usual.includes(each))
          .map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
      </Select>
    </div>
  );
}
