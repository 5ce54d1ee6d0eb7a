"use client";
// Actions for a whole quote: share, reset with undo.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/client/copy";

interface QuoteToolsProps<T> {
  current: T;
  /** Shareable address of the quote. */
  link: () => string;
  onReset: () => void;
  onUndo: (previous: T) => void;
}

export function QuoteTools<T>({ current, link, onReset, onUndo }: QuoteToolsProps<T>) {
  const t = useTranslations("quote");
  // Undo state of the reset, until another option is chosen; `after` is known with the next render.
  const [taken, setTaken] = useState<{ previous: T; after: T | null } | null>(null);
  if (taken?.after === null && current !== taken.previous) setTaken({ ...taken, after: current });
  const previous = taken && taken.after === current ? taken.previous : null;

  async function share() {
    if (await copyText(link())) toast({ kind: "success", message: t("shared") });
  }

  return (
    <>
      {previous === null ? (
        <Button
          variant="quiet"
          onClick={() => {
            onReset();
            setTaken({ previous: current, after: null });
          }}
        >
          {t("reset")}
        </Button>
      ) : (
        <Button
          onClick={() => {
            onUndo(previous);
            setTaken(null);
          }}
        >
          <Icon name="swap" />
          {t("undo")}
        </Button>
      )}
      <Button onClick={() => void share()}>
        <Icon name="copy" />
        {t("share")}
      </Button>
    </>
  );
}
