"use client";
// The page's main action, with what keeps it from being done.
import { useTranslations } from "next-intl";
import { type AddToCart, isOnItsWay } from "@/components/pcb/use-add-to-cart";
import { useQuote } from "@/components/pcb/quote-source";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { useGerberView } from "@/stores/gerber-view";
import styles from "@/components/quote/add-to-cart-button.module.css";

interface AddToCartButtonProps {
  cart: AddToCart;
  /** In the bottom bar there is no room for the note. */
  isBare?: boolean;
}

export function AddToCartButton({ cart, isBare = false }: AddToCartButtonProps) {
  "use memo";
  const t = useTranslations("quote.cart");
  const words = useTranslations("cart");
  const hasFile = useGerberView((view) => view.projectId !== null || isOnItsWay(view.sending.status));
  const note = cart.isQuestioned
    ? t("confirm")
    : cart.isWaitingForFile
      ? t("uploading")
      : cart.isWaitingForCheck
        ? t("checking")
        : hasFile
          ? t("note")
          : t("noFile");
  const canBeMade = useQuote(({ price }) => price !== null);
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        isBlock={!isBare}
        isBusy={cart.isBusy || cart.isWaitingForFile || cart.isWaitingForCheck}
        disabled={!canBeMade}
        onClick={cart.add}
      >
        <Icon name="cart" />
        {cart.isSaving ? words("save") : t("add")}
      </Button>
      {!isBare && (
        <p className={`label ${styles.note}`} role="status">
          {note}
        </p>
      )}
    </>
  );
}
