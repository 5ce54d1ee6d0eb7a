"use client";
// Warnings about the files; questions come first.
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { useSiteSettings } from "@/components/ui/site-settings";
import { questionSubject } from "@/lib/core/board/questions";
import type { BoardFinding } from "@/stores/viewer/gerber-view";
import styles from "./board-warnings.module.css";

type Warning = BoardFinding["warnings"][number];

/** Warnings that need a fix before production, beside the questions. */
const GRAVE = new Set([
  "OUTLINE_MISSING",
  "OUTLINE_FROM_LAYER",
  "DRILL_MISSING",
  "DRILL_TOOL_MISSING",
  "APERTURE_MISSING",
  "MACRO_MISSING",
  "UNEXPECTED_END",
]);

/** Sort order: questions, then serious warnings, then the rest. */
function weightOf(code: string): number {
  return questionSubject(code) !== null ? 2 : Number(GRAVE.has(code));
}

const SHOWN_AT_FIRST = 4;

/** An outline found elsewhere already implies that the outline layer is missing. */
const REPLACES_MISSING = ["OUTLINE_FROM_LAYER", "OUTLINE_FROM_COPPER"];

function inOrderOfWeight<W extends Warning>(warnings: readonly W[]): W[] {
  const isReplaced = warnings.some(({ code }) => REPLACES_MISSING.includes(code));
  return warnings
    .filter(({ code }) => !(isReplaced && code === "OUTLINE_MISSING"))
    .sort((a, b) => weightOf(b.code) - weightOf(a.code));
}

interface BoardWarningsProps<W extends Warning> {
  warnings: readonly W[];
  /** Content below a warning, such as its places. */
  more?: (warning: W) => ReactNode;
}

export function BoardWarnings<W extends Warning>({ warnings, more }: BoardWarningsProps<W>) {
  const t = useTranslations("gerber.warnings");
  const [isWhole, setWhole] = useState(false);
  if (warnings.length === 0) return null;
  const ordered = inOrderOfWeight(warnings);
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={styles.warnings} aria-label={t("title", { count: ordered.length })}>
      <ul>
        {shown.map((warning, at) => (
          <li key={`${warning.code} ${warning.file} ${at}`} data-grave={weightOf(warning.code) > 0 || undefined}>
            <Icon name={weightOf(warning.code) > 0 ? "warning" : "info"} size={16} />
            <div>
              <WarningText warning={warning} />
              {more?.(warning)}
            </div>
          </li>
        ))}
      </ul>
      {shown.length < ordered.length && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          {t("more", { count: ordered.length })}
        </button>
      )}
    </section>
  );
}

function WarningText({ warning }: { warning: Warning }) {
  const t = useTranslations("gerber.warnings");
  const { supportEmail } = useSiteSettings();
  const key = warning.code as Parameters<typeof t>[0];
  const { file, line, what } = warning;
  return (
    <span>
      {t(t.has(key) ? key : "other", {
        count: 0,
        file: file ?? "",
        line: line ?? 0,
        what: what ?? "",
        email: supportEmail ?? "none",
      })}
      {file && <small>{line === undefined ? file : t("place", { file, line })}</small>}
    </span>
  );
}
