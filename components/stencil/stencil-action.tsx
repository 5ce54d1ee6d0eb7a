"use client";
// The page's main action.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import styles from "@/components/quote/add-to-cart-button.module.css";

interface StencilActionProps {
  canBeMade: boolean;
  isBusy: boolean;
  /** The quote was opened from an item of the cart and is saved back to it. */
  isSaving: boolean;
  /** In the bottom bar there is no room for the note. */
  isBare?: boolean;
  onAdd: () => void;
}

export function StencilAction({ canBeMade, isBusy, isSaving, isBare = false, onAdd }: StencilActionProps) {
  const t = useTranslations("quote.cart");
  const words = useTranslations("cart");
  const note = useTranslations("stencil")("note");
  return (
    <>
      <Button variant="primary" size="lg" isBlock={!isBare} isBusy={isBusy} disabled={!canBeMade} onClick={onAdd}>
        <Icon name="cart" />
        {isSaving ? words("save") : t("add")}
      </Button>
      {!isBare && <p className={`label ${styles.note}`}>{note}</p>}
    </>
  );
}
