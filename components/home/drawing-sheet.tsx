// Drawing sheet: zone frame, one board with dimensions, and a title block.
import { useTranslations } from "next-intl";
import type { SampleBoard } from "@/components/home/sample-boards";
import { DimensionLine } from "@/components/ui/dimension-line";
import { TitleBlock, type TitleCell } from "@/components/ui/title-block";
import styles from "./drawing-sheet.module.css";

const COLUMNS = ["1", "2", "3", "4", "5", "6"];
const ROWS = ["A", "B", "C", "D"];

function Zones({ side, marks }: { side: "top" | "bottom" | "left" | "right"; marks: string[] }) {
  return (
    <div className={`${styles.zones} ${styles[side]}`} aria-hidden="true">
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </div>
  );
}

/** Formatted price of a quantity of the board. */
export interface SheetPrice {
  quantity: number;
  text: string;
}

export function DrawingSheet({ board, price }: { board: SampleBoard; price: SheetPrice | null }) {
  const t = useTranslations("home.sheet");
  const cells: TitleCell[] = [
    { key: "board", label: t("board"), value: board.title },
    { key: "outline", label: t("outline"), value: `${board.widthMm.toFixed(2)} × ${board.heightMm.toFixed(2)} mm` },
    { key: "layers", label: t("layers"), value: board.layers },
    {
      key: "holes",
      label: t("holes"),
      value: t("holesValue", { count: board.holes, diameter: board.minHoleMm.toFixed(2) }),
    },
    ...(price
      ? [{ key: "price", label: t("price", { quantity: price.quantity }), value: price.text, isPrimary: true }]
      : []),
  ];
  return (
    <figure className={styles.sheet} aria-label={t("label", { board: board.title })}>
      <Zones side="top" marks={COLUMNS} />
      <Zones side="bottom" marks={COLUMNS} />
      <Zones side="left" marks={ROWS} />
      <Zones side="right" marks={ROWS} />
      <div className={styles.frame}>
        <div className={styles.view}>
          <div className={styles.board}>
            <DimensionLine className={styles.width}>{board.widthMm.toFixed(2)}</DimensionLine>
            <DimensionLine className={styles.height} isVertical>
              {board.heightMm.toFixed(2)}
            </DimensionLine>
            <img
              src={`/boards/${board.id}-top.svg`}
              alt={t("picture", { board: board.title })}
              width={Math.round(board.widthMm * 10)}
              height={Math.round(board.heightMm * 10)}
              fetchPriority="high"
            />
          </div>
        </div>
        <TitleBlock cells={cells} />
      </div>
      <figcaption className={styles.licence}>{t("licence")}</figcaption>
    </figure>
  );
}
