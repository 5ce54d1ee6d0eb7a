"use client";
// Quantity: typed, stepped, or chosen from common quantities with unit prices.
import { useLocale, useTranslations } from "next-intl";
import { nearbyQuantities, stepFrom } from "@/components/pcb/price/nearby-quantities";
import { ChipEffect } from "@/components/pcb/form/chip-effect";
import { RowFixes } from "@/components/pcb/form/fix-button";
import { OptionRow } from "@/components/quote/option-row";
import { Problems } from "@/components/quote/problems";
import type { TypedFields } from "@/components/pcb/form/use-typed-fields";
import { useViolations } from "@/components/pcb/form/use-violations";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { ChipGroup } from "@/components/ui/chip-group";
import { Field } from "@/components/ui/field";
import { isPanel } from "@/lib/core/pcb/panel";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { scaleMicro } from "@/lib/base/money";
import { shownUnitMicro } from "@/lib/base/shown-amounts";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "@/components/quote/typed-row.module.css";

const QUANTITY = ["quantity"] as const;
/** Number of chips that fit in a row. */
const CHIPS = 4;

interface QuantityRowProps {
  typed: TypedFields;
  /** Effect on the chips of a page that prices more than the board; without it they show the board's unit price. */
  effectAt?: ((quantity: number) => string | undefined) | undefined;
}

export function QuantityRow({ typed, effectAt }: QuantityRowProps) {
  "use memo";
  const t = useTranslations("quote");
  const label = useTranslations("pcb.options")("quantity");
  const quantity = useQuoteDraft((draft) => draft.specification.quantity);
  const arePanels = useQuoteDraft((draft) => isPanel(draft.specification));
  const change = useQuoteDraft((draft) => draft.change);
  const unitPriceText = useUnitPriceText();
  const error = typed.error("quantity");
  const messages = [...(error ? [t(`errors.${error}`)] : []), ...useViolations("quantity")];
  return (
    <OptionRow label={label}>
      <div className={styles.fields}>
        <StepButton direction={-1} />
        <Field
          {...typed.input("quantity")}
          name="quantity"
          isNumeric
          inputMode="numeric"
          unit={arePanels ? t("units.panels") : t("units.pieces")}
          className={styles.count}
          aria-label={label}
          aria-invalid={messages.length > 0 || undefined}
          aria-describedby={messages.length > 0 ? "quantity-problems" : undefined}
        />
        <StepButton direction={1} />
      </div>
      <Problems id="quantity-problems" messages={messages} />
      <RowFixes options={QUANTITY} />
      {typed.nextStep !== null && <p className={styles.hint}>{t("quantity.steps", { next: typed.nextStep })}</p>}
      <div className={styles.chips}>
        <ChipGroup
          label={t("quantity.common")}
          value={quantity}
          onChange={(chosen) => change({ quantity: chosen })}
          options={nearbyQuantities(quantity, CHIPS).map((value) => ({
            value,
            label: String(value),
            effect: effectAt ? (
              effectAt(value)
            ) : (
              <ChipEffect
                of={({ totalMicroAt }) => totalMicroAt(value)}
                say={(totalMicro) => unitPriceText(value, totalMicro)}
              />
            ),
          }))}
        />
      </div>
    </OptionRow>
  );
}

function StepButton({ direction }: { direction: 1 | -1 }) {
  "use memo";
  const t = useTranslations("quote.quantity");
  const quantity = useQuoteDraft((draft) => draft.specification.quantity);
  const change = useQuoteDraft((draft) => draft.change);
  const label = direction === 1 ? t("more") : t("less");
  return (
    <Button
      isIconOnly
      className={`${styles.step} needs-script`}
      aria-label={label}
      title={label}
      disabled={stepFrom(QUANTITY_STEPS, quantity, direction) === quantity}
      onClick={() => change({ quantity: stepFrom(QUANTITY_STEPS, quantity, direction) })}
    >
      <Icon name={direction === 1 ? "plus" : "minus"} size={16} />
    </Button>
  );
}

/** "$0.60 each", with cents if there are any; undefined if the quantity is not offered. */
function useUnitPriceText(): (quantity: number, totalMicro: number | null) => string | undefined {
  "use memo";
  const t = useTranslations("quote.units");
  const tag = useLocale();
  const { currency } = useMarket();
  const arePanels = useQuoteDraft((draft) => isPanel(draft.specification));
  return (quantity, totalMicro) => {
    if (totalMicro === null) return undefined;
    const amountMicro = shownUnitMicro(scaleMicro(totalMicro, 1, quantity));
    return t(arePanels ? "eachPanel" : "each", { price: formatMoney({ currency, amountMicro }, tag) });
  };
}
