"use client";
// Findings of the symbol's checks: a click chooses the pins, a button mends what can be mended.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useSymbolEditor, useSymbolState } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { checkSymbol, repair } from "@/lib/core/schematic/symbol-editor/checks";
import styles from "./symbol-editor.module.css";

const MAX_NUMBERS = 8;

const shortList = (numbers: readonly string[]): string =>
  numbers.length > MAX_NUMBERS ? `${numbers.slice(0, MAX_NUMBERS).join(", ")}, …` : numbers.join(", ");

export function CheckList() {
  const t = useTranslations("schematic.symbolEditor.checks");
  const editor = useSymbolEditor();
  const symbol = useSymbolState((state) => state.symbol);
  const findings = useMemo(() => checkSymbol(symbol), [symbol]);
  return (
    <section className={styles.panel} aria-label={t("label")}>
      <h3>{t("label")}</h3>
      <p role="status" className={styles.note}>
        {findings.length === 0 ? t("none") : t("count", { count: findings.length })}
      </p>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={`${finding.rule} ${finding.numbers.join(" ")}`} data-severity={finding.severity}>
            <Icon name={finding.severity === "error" ? "error" : "warning"} size={16} />
            <button type="button" disabled={finding.pins.length === 0} onClick={() => editor.choosePins(finding.pins)}>
              <span className="visually-hidden">{t(finding.severity)} </span>
              {t(`rules.${finding.rule}`, { count: finding.numbers.length, numbers: shortList(finding.numbers) })}
            </button>
            {finding.repair && (
              <Button
                size="sm"
                onClick={() => editor.change("repair", (before) => repair(before, finding, editor.state.unit))}
              >
                {t(`repairs.${finding.repair}`)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
