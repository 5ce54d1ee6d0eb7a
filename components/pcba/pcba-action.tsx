"use client";
// Main action of the page: add to cart, or an inquiry if parts are open.
import { useTranslations } from "next-intl";
import type { PcbaQuote } from "@/components/pcba/use-quote";
import type { SaveQuote } from "@/components/pcba/use-save-quote";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { useIsSignedIn } from "@/stores/account/session";
import styles from "./pcba-action.module.css";

interface PcbaActionProps {
  quote: PcbaQuote;
  actions: SaveQuote;
  /** Room for one button only, in the bottom bar. */
  isBare?: boolean;
}

export function PcbaAction({ quote, actions, isBare = false }: PcbaActionProps) {
  const t = useTranslations("pcba.save");
  const isSignedIn = useIsSignedIn();
  const canBeMade = quote.violations.length === 0;
  const { save, addToCart, isSaving, isAdding } = actions;
  const size = { size: "lg", isBlock: !isBare } as const;
  return (
    <div className={styles.actions}>
      {quote.isWhole ? (
        <Button variant="primary" {...size} isBusy={isAdding} disabled={!canBeMade || isSaving} onClick={addToCart}>
          <Icon name="cart" />
          {t("cart")}
        </Button>
      ) : (
        <Button variant="primary" {...size} isBusy={isSaving} disabled={!canBeMade} onClick={save}>
          <Icon name="doc" />
          {t("ask")}
        </Button>
      )}
      {!isBare && <p className={`label ${styles.note}`}>{isSignedIn ? t("note") : t("signIn")}</p>}
    </div>
  );
}

/** Saves the quote; if parts are open, an inquiry is the main action. */
export function SaveButton({ quote, actions }: Pick<PcbaActionProps, "quote" | "actions">) {
  const t = useTranslations("pcba.save");
  if (!quote.isWhole) return null;
  const { save, isSaving, isAdding } = actions;
  return (
    <Button isBusy={isSaving} disabled={quote.price === null || isAdding} onClick={save}>
      <Icon name="doc" />
      {t("quote")}
    </Button>
  );
}
