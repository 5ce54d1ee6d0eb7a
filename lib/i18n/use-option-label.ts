"use client";
// What the values of the options are called.
import { useTranslations } from "next-intl";
import { COPPER_OUNCES, type ListedOption, type PcbSpecification, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";

/** Rooms beside the value take the unit off; a sentence needs it. */
type LabelOf = <K extends ListedOption>(option: K, value: PcbSpecification[K]) => string;

export function useOptionLabel(): LabelOf {
  "use memo";
  const t = useTranslations("pcb.values");
  return (option, value) => {
    switch (option) {
      case "boardType":
        return t(`boardType.${value as PcbSpecification["boardType"]}`);
      case "surfaceFinish":
        // Message keys hold no spaces.
        return t(`surfaceFinish.${String(value).replaceAll(" ", "") as "HASL" | "LeadFreeHASL" | "ENIG"}`);
      case "solderMaskColor":
      case "silkscreenColor":
        return t(`color.${value as PcbSpecification["solderMaskColor"]}`);
      case "thicknessMm":
        return Number(value).toFixed(1);
      case "outerCopperUm":
      case "innerCopperUm":
        return t("copper", { um: Number(value), oz: COPPER_OUNCES[Number(value)] ?? "" });
      case "minTraceSpaceMil":
        return t("tracks", { mil: Number(value), mm: TRACK_GRADE_MM[Number(value)] ?? 0 });
      case "minHoleMm":
        return t("hole", { mm: Number(value) });
      case "enigAuThickness":
        return t("gold", { microinch: Number(value) });
      case "layers":
      case "differentDesigns":
        return String(value);
      default: {
        const own = `${option}.${value}`;
        const key = t.has(own as never) || typeof value !== "boolean" ? own : `yesNo.${value}`;
        return t.has(key as never) ? t(key as never) : String(value);
      }
    }
  };
}
