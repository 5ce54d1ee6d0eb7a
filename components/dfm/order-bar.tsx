"use client";
// Options that the limits depend on; a change runs the check again.
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useSpecification } from "@/components/dfm/use-specification";
import { Select } from "@/components/ui/select";
import { useHasSides } from "@/components/ui/use-is-wide";
import { type ListedOption, PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { useDfm } from "@/stores/viewer/dfm-check";
import styles from "./order-bar.module.css";

const SHOWN = [
  "layers",
  "thicknessMm",
  "outerCopperUm",
  "innerCopperUm",
  "surfaceFinish",
  "minTraceSpaceMil",
  "minHoleMm",
  "solderMaskColor",
  "viaProcess",
] as const satisfies readonly ListedOption[];

/** Options in the summary of the collapsed bar. */
const NAMED = ["thicknessMm", "outerCopperUm", "surfaceFinish"] as const satisfies readonly (typeof SHOWN)[number][];

/** In one column the options collapse to a line, so that the board is visible. */
export function OrderBar() {
  const t = useTranslations("dfm.order");
  const hasSides = useHasSides();
  if (hasSides) {
    return (
      <div className={styles.bar} role="group" aria-label={t("label")}>
        <b title={t("hint")}>{t("label")}</b>
        <Options />
      </div>
    );
  }
  return (
    <details className={styles.fold}>
      <summary>
        <b>{t("label")}</b>
        <Named />
        <u>{t("change")}</u>
      </summary>
      <div className={styles.bar} role="group" aria-label={t("label")}>
        <Options />
      </div>
    </details>
  );
}

function Options() {
  const { layers } = useSpecification();
  const shown = SHOWN.filter((option) => option !== "innerCopperUm" || layers > 2);
  return shown.map((option) => <OptionSelect key={option} option={option} />);
}

/** Options derived from the files are unknown before these are measured; until then only chosen ones are shown. */
function useIsKnown(option: ListedOption): boolean {
  const isNamed = useDfm((dfm) => dfm.named[option] !== undefined);
  const areMeasured = useBoardViewer((viewer) => viewer.facts !== "pending");
  return isNamed || areMeasured;
}

function Named() {
  const tFacts = useTranslations("dfm.order");
  const isKnown = useIsKnown("layers");
  const labelOf = useOptionLabel();
  const specification = useSpecification();
  const labels = NAMED.map((option) => labelOf(option, specification[option]));
  if (!isKnown) return null;
  return <span>{[tFacts("layers", { count: specification.layers }), ...labels].join(" · ")}</span>;
}

function OptionSelect({ option }: { option: (typeof SHOWN)[number] }) {
  const t = useTranslations("pcb.options");
  const labelOf = useOptionLabel();
  const id = useId();
  const value = useSpecification()[option];
  const name = useDfm((dfm) => dfm.name);
  const isShared = useDfm((dfm) => dfm.isShared);
  const isKnown = useIsKnown(option);
  const values: readonly (string | number)[] = PCB_OPTIONS[option];
  return (
    <span className={styles.option}>
      <label htmlFor={id}>{t(option)}</label>
      <Select
        id={id}
        value={isKnown ? String(value) : ""}
        disabled={isShared || !isKnown}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.target.value);
          name({ [option]: chosen });
        }}
      >
        {!isKnown && <option value="" />}
        {values.map((one) => (
          <option key={one} value={String(one)}>
            {labelOf(option, one)}
          </option>
        ))}
      </Select>
    </span>
  );
}
