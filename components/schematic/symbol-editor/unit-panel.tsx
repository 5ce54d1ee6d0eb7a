"use client";
// Units of the symbol and its body styles: which one is shown, and how many there are.
import { useTranslations } from "next-intl";
import { useSymbolEditor, useSymbolState } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/segments";
import { Select } from "@/components/ui/select";
import { unitLetters } from "@/lib/core/schematic/connectivity/pin-name";
import { addBodyStyle, addUnit, removeBodyStyle, removeUnit } from "@/lib/core/schematic/symbol-editor/units";
import styles from "./symbol-editor.module.css";

export function UnitPanel() {
  const t = useTranslations("schematic.symbolEditor.units");
  const editor = useSymbolEditor();
  const { unitCount, styleCount } = useSymbolState((state) => state.symbol);
  const unit = useSymbolState((state) => state.unit);
  const style = useSymbolState((state) => state.style);
  function add(): void {
    editor.change("units", addUnit);
    editor.showUnit(editor.state.symbol.unitCount);
  }
  return (
    <section className={styles.panel} aria-label={t("label")}>
      <h3>{t("label")}</h3>
      <div className={styles.units}>
        {unitCount > 1 && (
          <Select aria-label={t("shown")} value={unit} onChange={({ target }) => editor.showUnit(Number(target.value))}>
            {Array.from({ length: unitCount }, (_, at) => (
              <option key={at} value={at + 1}>
                {t("unit", { letter: unitLetters(at + 1) })}
              </option>
            ))}
          </Select>
        )}
        <Button size="sm" onClick={add}>
          {t("add")}
        </Button>
        {unitCount > 1 && (
          <Button
            size="sm"
            variant="danger"
            onClick={() => editor.change("units", (symbol) => removeUnit(symbol, unit))}
          >
            {t("remove", { letter: unitLetters(unit) })}
          </Button>
        )}
      </div>
      <div className={styles.units}>
        {styleCount > 1 && (
          <Segments
            label={t("bodyStyle")}
            size="field"
            items={(["1", "2"] as const).map((id) => ({ id, label: t(`styles.${id}`) }))}
            value={style === 2 ? "2" : "1"}
            onChange={(id) => editor.showUnit(unit, Number(id))}
          />
        )}
        <Button
          size="sm"
          variant="quiet"
          onClick={() => editor.change("bodyStyle", styleCount > 1 ? removeBodyStyle : addBodyStyle)}
        >
          {t(styleCount > 1 ? "removeStyle" : "addStyle")}
        </Button>
      </div>
    </section>
  );
}
