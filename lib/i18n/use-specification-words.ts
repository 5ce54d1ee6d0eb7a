// A board's specification as one line of words.
import { useTranslations } from "next-intl";
import { isAsked } from "@/lib/core/pcb/asked";
import { isScheduled } from "@/lib/core/pcb/lead-time";
import { isOurPanel, isPanel } from "@/lib/core/pcb/panel";
import {
  COPPER_OUNCES,
  DEFAULT_SPECIFICATION,
  type PcbOption,
  type PcbSpecification,
  TRACK_GRADE_MM,
} from "@/lib/core/pcb/specification";

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

/** Said only where they are not at their default; whatever is kept by an older version has none of some. */
const EXTRAS = [
  "railWidthMm",
  "fiducials",
  "xOutAllowance",
  "differentDesigns",
  "skipVScoring",
  "materialTg",
  "solderMask",
  "silkscreen",
  "minTraceSpaceMil",
  "minHoleMm",
  "holeCopperUm",
  "viaProcess",
  "viaFilledWithResin",
  "viaInPad",
  "blindBuriedVias",
  "laserDrill",
  "stackedMicroVia",
  "impedanceControl",
  "fineBgaPads",
  "edgePlating",
  "halfcutCastellatedHoles",
  "goldFingers",
  "goldFingerCount",
  "goldFingerChamferDeg",
  "pressfitHoles",
  "countersinksCounterbores",
  "carbonMask",
  "peelableSoldermask",
  "kaptonTape",
  "testing",
  "testType",
  "ulMarking",
  "dateCodeMarking",
] as const satisfies Exclude<PcbOption, "leadTimeDays">[];

type Extra = (typeof EXTRAS)[number];

/** "Press-fit holes" for a yes, "Impedance control: ±10 %" for any other choice. */
function useExtraWords(): (board: WordedSpecification) => string[] {
  const t = useTranslations("pcb");

  function valueOf(option: Extra, value: PcbSpecification[Extra]): string {
    if (option === "minTraceSpaceMil") {
      return t("values.tracks", { mil: Number(value), mm: TRACK_GRADE_MM[Number(value)] ?? 0 });
    }
    if (option === "minHoleMm") return t("values.hole", { mm: Number(value) });
    const key = `values.${option}.${value}`;
    return t.has(key as never) ? t(key as never) : String(value);
  }

  function wordOf(option: Extra, value: PcbSpecification[Extra]): string {
    const isPlainYes = value === true && !t.has(`values.${option}.true` as never);
    if (isPlainYes) return t(`options.${option}`);
    return t("values.named", { option: t(`options.${option}`), value: valueOf(option, value) });
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

/** Answers the words of a specification, the most telling first; a value without words of its own stays as it is. */
export function useSpecificationWords(): (specification: WordedSpecification) => string {
  const t = useTranslations("cart.specification");
  const extrasOf = useExtraWords();
  // Options are open lists on the wire, so which keys exist is known only at run time.
  const word = (key: string, value: string) =>
    t.has(`${key}.${value}` as never) ? t(`${key}.${value}` as never) : value;

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
