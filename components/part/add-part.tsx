"use client";
// Quantity field and cart button of a part, in its orderable quantities.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAddPart } from "@/components/part/use-add-part";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { availabilityOf, MAX_PART_QUANTITY, orderable } from "@/lib/core/part/order-quantity";
import styles from "./part.module.css";

interface AddPartProps {
  part: { id: string; mpn: string; minimum: number; multiple: number; stock: number };
  quantity: number;
  onQuantity?: (quantity: number) => void;
  /** Main action of the page. */
  isMain?: boolean;
}

export function AddPart({ part, quantity, onQuantity, isMain = false }: AddPartProps) {
  const t = useTranslations("part");
  const { mpn } = part;
  const { add, isPending } = useAddPart();
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const now = onQuantity ? quantity : (chosen ?? quantity);
  const isThere = availabilityOf(part, now) === "inStock";

  /** Rounds up to the next orderable quantity and returns it. */
  function take(): number {
    const wanted = Number(typed);
    setTyped(null);
    if (typed === null || typed === "" || wanted < 1) return now;
    const sold = orderable(part, Math.min(wanted, MAX_PART_QUANTITY));
    setChosen(sold);
    onQuantity?.(sold);
    return sold;
  }

  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        const sold = take();
        if (availabilityOf(part, sold) === "inStock") add({ partId: part.id, quantity: sold, mpn });
      }}
    >
      <Field
        isNumeric
        inputMode="numeric"
        aria-label={t("quantityOf", { mpn })}
        value={typed ?? String(now)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, "").slice(0, 7))}
        onBlur={take}
      />
      <Button
        type="submit"
        variant={isMain ? "primary" : "secondary"}
        isBusy={isPending}
        disabled={!isThere}
        aria-label={isMain ? undefined : t("addOf", { mpn })}
      >
        {t("add")}
      </Button>
    </form>
  );
}
