"use client";
// Copies a text and says so.
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/client/copy";

const COPIED_MS = 2_000;

interface CopyButtonProps {
  /** Made when it is copied. */
  text: () => string;
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTranslations("chat.thread");
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button
      size="sm"
      variant="quiet"
      isIconOnly
      aria-label={label}
      title={label}
      onClick={() => void copyText(text()).then(setCopied)}
    >
      <Icon name={isCopied ? "check" : "copy"} size={16} />
      <span role="status" className="visually-hidden">
        {isCopied && t("copied")}
      </span>
    </Button>
  );
}
