"use client";
import { useTranslations } from "next-intl";
import type { FilesSending } from "@/components/stencil/use-send-files";
import { useReadFailure } from "@/components/stencil/use-read-failure";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";
import styles from "@/components/quote/add-to-cart-button.module.css";

interface StencilActionProps {
  canBeMade: boolean;
  isBusy: boolean;
  /** The quote was opened from a cart item and is saved back to it. */
  isSaving: boolean;
  sending: FilesSending;
  /** Without the note, for the bottom bar. */
  isBare?: boolean;
  onAdd: () => void;
}

export function StencilAction({ canBeMade, isBusy, isSaving, sending, isBare = false, onAdd }: StencilActionProps) {
  const t = useTranslations("quote.cart");
  const words = useTranslations("cart");
  const note = useNote(sending);
  return (
    <>
      <Button variant="primary" size="lg" isBlock={!isBare} isBusy={isBusy} disabled={!canBeMade} onClick={onAdd}>
        <Icon name="cart" />
        {isSaving ? words("save") : t("add")}
      </Button>
      {!isBare && (
        <p className={`label ${styles.note}`} role="status">
          {note}
        </p>
      )}
    </>
  );
}

function useNote(sending: FilesSending): string {
  const t = useTranslations("stencil");
  const failureText = useReadFailure();
  const hasFile = useStencilDraft(({ file }) => file !== null);
  if (!hasFile) return t("note");
  if (sending.status === "sending") return t("sendingFiles", { percent: sending.percent });
  return sending.status === "failed" ? failureText(sending.code) : t("noteWithFiles");
}
