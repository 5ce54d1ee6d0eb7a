"use client";
// What can be done with a whole quote: share its address, or start over and take that back.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/client/copy";

interface QuoteToolsProps<T> {
  current: T;
  /** The address under which somebody else sees the same quote. */
  link: () => string;
  onReset: () => void;
  onUndo: (previous: T) => void;
}

export function QuoteTools<T>({ current, link, onReset, onUndo }: QuoteToolsProps<T>) {
  const t = useTranslations("quote");
  // What a reset took away, as long as nothing was chosen since; what stands there after it comes with the next drawing.
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
