// Schematic symbol of a part, as the editor places it.
import { useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet";
import type { PartDetail } from "@/lib/contracts/part";
import { symbolSvg } from "@/lib/core/schematic/paint/symbol-svg";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { SYMBOL_CATALOG } from "@/lib/core/schematic/symbols/catalogue";
import { symbolOfPart } from "@/lib/core/schematic/symbols/part-symbol";
import styles from "./part-symbol.module.css";

/** Larger symbols are not legible in the width of a page. */
const MAX_PINS = 120;

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
          // Our own drawing, whose texts are escaped.
          <li key={unit} dangerouslySetInnerHTML={{ __html: symbolSvg(symbol, { unit }) }} />
        ))}
      </ul>
      <p className={styles.note}>{t("note")}</p>
    </Sheet>
  );
}
