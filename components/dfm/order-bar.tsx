"use client";
// For what the board is checked: the options that limits follow; a change checks again.
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useSpecification } from "@/components/dfm/use-specification";
import { Select } from "@/components/ui/select";
import { type ListedOption, PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import { useDfm } from "@/stores/dfm-check";
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

export function OrderBar() {
  const t = useTranslations("dfm.order");
  const { layers } = useSpecification();
  const shown = SHOWN.filter((option) => option !== "innerCopperUm" || layers > 2);
  return (
    <div className={styles.bar} role="group" aria-label={t("label")}>
      <b title={t("hint")}>{t("label")}</b>
      {shown.map((option) => (
        <OptionSelect key={option} option={option} />
      ))}
    </div>
  );
}

function OptionSelect({ option }: { option: (typeof SHOWN)[number] }) {
  const t = useTranslations("pcb.options");
  const labelOf = useOptionLabel();
  const id = useId();
  const value = useSpecification()[option];
  const name = useDfm((dfm) => dfm.name);
  const isShared = useDfm((dfm) => dfm.isShared);
  const values: readonly (string | number)[] = PCB_OPTIONS[option];
  return (
    <span className={styles.option}>
      <label htmlFor={id}>{t(option)}</label>
      <Select
        id={id}
        value={String(value)}
        disabled={isShared}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.target.value);
          name({ [option]: chosen });
        }}
      >
        {values.map((one) => (
          <option key={one} value={String(one)}>
            {labelOf(option, one as never)}
          </option>
        ))}
      </Select>
    </span>
  );
}
