"use client";
// Name and value of a quote option as standalone text, with units.
import { useTranslations } from "next-intl";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import type { FormOption } from "@/lib/core/pcb/form-sections";
import { isAsked } from "@/lib/core/pcb/asked";
import { formatLength } from "@/lib/core/pcb/length";
import { isScheduled } from "@/lib/core/pcb/lead-time";
import { isPanel } from "@/lib/core/pcb/panel";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export interface OptionWords {
  optionLabel: (option: FormOption) => string;
  /** Two dashes if the option does not apply to the board. */
  valueOf: (option: FormOption, specification: PcbSpecification) => string;
}

export function useOptionWords(): OptionWords {
  const names = useTranslations("pcb.options");
  const values = useTranslations("pcb.values");
  const unknown = useTranslations("common")("unknown");
  const labelOf = useOptionLabel();
  return {
    optionLabel(option) {
      if (option === "widthMm") return names("size");
      return option === "panelColumns" ? names("panelGrid") : names(option);
    },
    valueOf(option, specification) {
      if (!isAsked(option, specification)) return unknown;
      const { widthMm, heightMm, quantity, panelColumns, panelRows, leadTimeDays, goldFingerCount } = specification;
      switch (option) {
        case "widthMm":
          return values("size", { width: formatLength(widthMm, "mm"), height: formatLength(heightMm, "mm") });
        case "quantity":
          return values(isPanel(specification) ? "panels" : "pieces", { count: quantity });
        case "panelColumns":
          return `${panelColumns} × ${panelRows}`;
        case "leadTimeDays":
          return isScheduled({ leadTimeDays }) ? values("scheduled") : values("leadTime", { days: leadTimeDays });
        case "goldFingerCount":
          return goldFingerCount === "" ? unknown : goldFingerCount;
        case "thicknessMm":
          return values("thickness", { mm: labelOf(option, specification[option]) });
        default:
          return labelOf(option, specification[option]);
      }
    },
  };
}
