"use client";
// Main action of the page: add to cart, or an inquiry if the board has no price.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type AddToCart, isOnItsWay } from "@/components/pcb/use-add-to-cart";
import { useQuote } from "@/components/pcb/quote-source";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { useGerberView } from "@/stores/viewer/gerber-view";
import styles from "@/components/quote/add-to-cart-button.module.css";

// Loaded on demand: most boards have an automatic price.
const InquireButton = dynamic(() => import("@/components/pcb/inquire-button").then((file) => file.InquireButton));

interface AddToCartButtonProps {
  cart: AddToCart;
  /** Without the note, for the bottom bar. */
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
  if (!canBeMade) return <InquireButton isBare={isBare} />;
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        isBlock={!isBare}
        isBusy={cart.isBusy || cart.isWaitingForFile || cart.isWaitingForCheck}
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
