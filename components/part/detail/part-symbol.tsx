// Schematic symbol of a part, as the editor places it.
import { useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet";
import { SvgDrawing } from "@/components/ui/svg-drawing";
import type { PartDetail } from "@/lib/contracts/part";
import { symbolSvg } from "@/lib/core/schematic/paint/symbol-svg";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { SYMBOL_CATALOG } from "@/lib/core/schematic/symbols/catalogue";
import { symbolOfPart } from "@/lib/core/schematic/symbols/part-symbol";
import styles from "./part-symbol.module.css";

/** Larger symbols are not legible in the width of a page. */
const MAX_PINS = 120;
/** Texts of pins are 1.27 mm high. */
const PIXELS_PER_MM = 8;

type Part = Pick<PartDetail, "mpn" | "category" | "pins" | "packageName" | "parameters">;

/** Units of the symbol, such as the four gates of a 74HC00, from 1. */
function unitsOf({ pins }: SchematicSymbol): number[] {
  return [...new Set(pins.map(({ unit }) => unit || 1))].toSorted((a, b) => a - b);
}

/** Nothing where the library has no symbol for the part. */
export function PartSymbol({ part }: { part: Part }) {
  const t = useTranslations("part.symbol");
  const entry = symbolOfPart(SYMBOL_CATALOG, part);
  if (!entry) return null;
  const symbol = { ...entry.build(), name: entry.name };
  if (symbol.pins.length > MAX_PINS) return null;
  return (
    <Sheet title={t("title")} note={entry.name} isPadded>
      <ul className={styles.units}>
        {unitsOf(symbol).map((unit) => (
          <li key={unit}>
            <SvgDrawing svg={symbolSvg(symbol, { unit })} pixelsPerMm={PIXELS_PER_MM} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t("note")}</p>
    </Sheet>
  );
}
