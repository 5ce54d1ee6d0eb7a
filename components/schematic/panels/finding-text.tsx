"use client";
// A finding in words: what, and what would mend it.
import { useTranslations } from "next-intl";
import { hasText } from "@/lib/base/has-text";
import type { Finding } from "@/lib/core/schematic/erc/finding";
import { plainText } from "@/lib/core/schematic/paint/text-metrics";

export function FindingText({ finding }: { finding: Finding }) {
  const t = useTranslations("schematic.rules");
  const help = `${finding.rule}.help`;
  // Overbars of pin names are marks of the drawing.
  const values = Object.fromEntries(Object.entries(finding.values).map(([name, text]) => [name, plainText(text)]));
  return (
    <span>
      <b>{t(`${finding.rule}.title`, values)}</b>
      {hasText(t, help) && <span>{t(help, values)}</span>}
    </span>
  );
}
