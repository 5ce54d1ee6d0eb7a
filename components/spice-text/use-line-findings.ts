"use client";
// Findings as marks at the lines of a text.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { LineFinding } from "@/components/spice-text/spice-editor";
import type { SpiceFinding } from "@/lib/core/spice/finding";

/** Those of included files and without a line stand at the first line. */
export function useLineFindings(findings: readonly SpiceFinding[] | null): readonly LineFinding[] {
  const t = useTranslations("simulation.findings");
  return useMemo(
    () =>
      (findings ?? []).map(({ code, subject, severity, source }) => ({
        line: source?.file === null ? source.line : 1,
        severity,
        message: `${t(`${code}.title`, { subject })}. ${t(`${code}.advice`)}`,
      })),
    [findings, t],
  );
}
