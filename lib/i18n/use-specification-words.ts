// A board's specification as one line of words.
import { useTranslations } from "next-intl";

interface Specification {
  boardType: string;
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

/** Answers the words of a specification, the most telling first; a value without words of its own stays as it is. */
export function useSpecificationWords(): (specification: Specification) => string {
  const t = useTranslations("cart.specification");
  // Options are open lists on the wire, so which keys exist is known only at run time.
  const word = (key: string, value: string) =>
    t.has(`${key}.${value}` as never) ? t(`${key}.${value}` as never) : value;

  return (board) => {
    const size = { width: String(board.widthMm), height: String(board.heightMm) };
    const copper =
      board.layers > 2
        ? t("innerCopper", { outer: board.outerCopperUm, inner: board.innerCopperUm })
        : t("copper", { value: board.outerCopperUm });
    const finish =
      board.surfaceFinish === "ENIG"
        ? t("gold", { value: board.enigAuThickness })
        : word("finish", board.surfaceFinish);
    return [
      t("layers", { count: board.layers }),
      board.boardType === "panel" ? t("panel", size) : t("size", size),
      t("thickness", { value: String(board.thicknessMm) }),
      finish,
      word("mask", board.solderMaskColor),
      word("silkscreen", board.silkscreenColor),
      copper,
      t("leadTime", { days: board.leadTimeDays }),
    ].join(t("separator"));
  };
}
