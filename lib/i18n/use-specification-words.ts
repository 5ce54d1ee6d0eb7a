// One-line summary of a board's specification.
import { useTranslations } from "next-intl";
import { isAsked } from "@/lib/core/pcb/asked";
import { isScheduled } from "@/lib/core/pcb/lead-time";
import { isPlainYes, valueText } from "@/lib/core/pcb/option-texts";
import { OPTION_NAMES, OPTION_RECORDS } from "@/lib/core/pcb/options";
import { isOurPanel, isPanel } from "@/lib/core/pcb/panel";
import {
  COPPER_OUNCES,
  DEFAULT_SPECIFICATION,
  type OptionValue,
  type PcbOption,
  type PcbSpecification,
} from "@/lib/core/pcb/specification";
import { hasText } from "@/lib/base/has-text";

export interface WordedSpecification extends Pick<
  PcbSpecification,
  "boardType" | "deliveryMethod" | "panelColumns" | "panelRows"
> {
  layers: number;
  widthMm: number;
  heightMm: number;
  thicknessMm: number;
  surfaceFinish: string;
  enigAuThickness: number;
  solderMaskColor: string;
  silkscreenColor: string;
  outerCopperUm: number;
  innerCopperUm: number;
  leadTimeDays: number;
}

/** Mentioned only if not at their default; stored specifications of older versions lack some. */
const EXTRAS = OPTION_NAMES.filter(
  (option): option is keyof typeof DEFAULT_SPECIFICATION => !OPTION_RECORDS[option].isInSummary,
);

/** "Press-fit holes" for a yes, "Impedance control: ±10 %" for any other choice. */
function useExtraWords(): (board: WordedSpecification) => string[] {
  const t = useTranslations("pcb");
  const values = useTranslations("pcb.values");

  function wordOf(option: PcbOption, value: OptionValue): string {
    if (isPlainYes(option, value)) return t(`options.${option}`);
    const { key, args, plain } = valueText(option, value);
    const label = key !== null && hasText(values, key) ? values(key, args) : plain;
    return t("values.named", { option: t(`options.${option}`), value: label });
  }

  return (board) => {
    const whole: PcbSpecification = {
      ...DEFAULT_SPECIFICATION,
      ...(board as Partial<PcbSpecification>),
      leadTimeDays: 0,
    };
    return EXTRAS.flatMap((option) =>
      whole[option] === DEFAULT_SPECIFICATION[option] || !isAsked(option, whole) ? [] : [wordOf(option, whole[option])],
    );
  };
}

/** Summary of a specification, most important options first; a value without a label is shown as it is. */
export function useSpecificationWords(): (specification: WordedSpecification) => string {
  const t = useTranslations("cart.specification");
  const extrasOf = useExtraWords();
  // Options are open lists on the wire, so the existing keys are known only at run time.
  const word = (group: string, value: string) => {
    const key = `${group}.${value}`;
    return hasText(t, key) ? t(key) : value;
  };

  function sizeOf(board: WordedSpecification): string {
    const size = { width: String(board.widthMm), height: String(board.heightMm) };
    if (isOurPanel(board)) return t("ourPanel", { ...size, columns: board.panelColumns, rows: board.panelRows });
    return isPanel(board) ? t("panel", size) : t("size", size);
  }

  return (board) => {
    const outer = COPPER_OUNCES[board.outerCopperUm] ?? "";
    const inner = COPPER_OUNCES[board.innerCopperUm] ?? "";
    const copper = board.layers > 2 ? t("innerCopper", { outer, inner }) : t("copper", { outer });
    const finish =
      board.surfaceFinish === "ENIG"
        ? t("gold", { value: board.enigAuThickness })
        : word("finish", board.surfaceFinish);
    return [
      t("layers", { count: board.layers }),
      sizeOf(board),
      t("thickness", { value: String(board.thicknessMm) }),
      finish,
      word("mask", board.solderMaskColor),
      word("silkscreen", board.silkscreenColor),
      copper,
      ...extrasOf(board),
      isScheduled(board) ? t("scheduled") : t("leadTime", { days: board.leadTimeDays }),
    ].join(t("separator"));
  };
}
