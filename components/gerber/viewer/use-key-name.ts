"use client";
// Label of a key: its character, or its name.
import { useTranslations } from "next-intl";

const SIGNS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", "-": "−" };

export function useKeyName(): (key: string) => string {
  const t = useTranslations("viewer.keyNames");
  return (key) => {
    if (key === " ") return t("space");
    const name = key as Parameters<typeof t>[0];
    return SIGNS[key] ?? (key.length > 1 && t.has(name) ? t(name) : key.toUpperCase());
  };
}
