"use client";
// The choices of a checkout, and placing the order by them.
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { AddressSlot } from "@/components/checkout/address-slot";
import { CheckoutItems } from "@/components/checkout/checkout-items";
import { CheckoutSummary } from "@/components/checkout/checkout-summary";
import { ItemPicture } from "@/components/checkout/item-picture";
import { RemarkField, REMARK_MAX, remarkLength } from "@/components/checkout/remark-field";
import { ShippingChoice, shippingOptions } from "@/components/checkout/shipping-choice";
import { useCheckoutDraft } from "@/components/checkout/use-checkout-draft";
import { usePlaceOrder } from "@/components/checkout/use-place-order";
import { Sheet } from "@/components/ui/sheet";
import type { CheckoutView } from "@/lib/contracts/cart";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./checkout.module.css";

interface CheckoutFormProps {
  view: CheckoutView;
  itemIds: readonly string[];
  address: (slot: AddressSlot) => ReactNode;
  /** Loads the new prices. */
  onPriceChanged: () => Promise<void>;
}

export function CheckoutForm({ view, itemIds, address, onPriceChanged }: CheckoutFormProps) {
  const t = useTranslations("checkout");
  const navigate = useNavigate();
  const { step, place } = usePlaceOrder();
  const draft = useCheckoutDraft();
  const [receiverId, setReceiverId] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [formerMicro, setFormerMicro] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const options = shippingOptions(view.shippingEstimates);
  const method = options.find((option) => option.method === draft.shippingMethod) ?? options[0];
  const isRemarkLong = remarkLength(draft.remark) > REMARK_MAX;
  const blockedBy = isEditing
    ? t("formOpen")
    : receiverId === null
      ? t("needAddress")
      : isRemarkLong
        ? t("remarkLong")
        : null;

  async function submit() {
    if (blockedBy !== null || receiverId === null) return;
    const seenTotalMicro = view.amountPayableMicro;
    setRefusal(null);
    const placed = await place({
      cartItemIds: [...itemIds],
      receiverId,
      shippingMethod: method?.method ?? "standard",
      remark: draft.remark,
      seenTotalMicro,
    });
    if (placed?.kind === "priceChanged") {
      setFormerMicro(seenTotalMicro);
      await onPriceChanged();
    }
    if (placed?.kind === "refused") setRefusal(placed.message);
    if (placed?.kind !== "placed") return;
    draft.forget();
    if (placed.payUrl === null) navigate(`/my-center/orders/${placed.orderId}`, { replace: true });
    else location.assign(placed.payUrl);
  }

  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {address({ value: receiverId, onChange: setReceiverId, onEditing: setEditing })}
        <Sheet title={t("shipping")} note={t("shippingNote")}>
          <ShippingChoice
            options={options}
            currency={view.currency}
            value={method?.method ?? "standard"}
            onChange={(shippingMethod) => draft.change({ shippingMethod })}
          />
        </Sheet>
        <Sheet title={t("items")}>
          <CheckoutItems items={view.items} picture={(item, name) => <ItemPicture item={item} name={name} />} />
        </Sheet>
        <Sheet title={t("remark")} isPadded>
          <RemarkField value={draft.remark} onChange={(remark) => draft.change({ remark })} />
        </Sheet>
      </div>
      <div className={styles.aside}>
        <CheckoutSummary
          view={view}
          shippingMicro={method?.amountMicro ?? null}
          formerMicro={formerMicro}
          refusal={refusal}
          blockedBy={blockedBy}
          step={step}
          onPlace={() => void submit()}
        />
      </div>
    </div>
  );
}
