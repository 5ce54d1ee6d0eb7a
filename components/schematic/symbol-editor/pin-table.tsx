"use client";
// All pins as a table: edited by keyboard, pasted from a datasheet, sorted, and sent to a side together.
import { useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import { fillDown } from "@/components/schematic/symbol-editor/fill-down";
import { PastePinsDialog } from "@/components/schematic/symbol-editor/paste-pins-dialog";
import { PinRow } from "@/components/schematic/symbol-editor/pin-row";
import { useSymbolEditor, useSymbolState } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { Button } from "@/components/ui/button";
import { addPin, setSide, SIDES, sortPins } from "@/lib/core/schematic/symbol-editor/pins";
import styles from "./symbol-editor.module.css";

export function PinTable() {
  const t = useTranslations("schematic.symbolEditor");
  const editor = useSymbolEditor();
  const symbol = useSymbolState((state) => state.symbol);
  const chosen = useSymbolState((state) => state.pins);
  const [pasted, setPasted] = useState<string | null>(null);
  const last = useRef(0);
  const { pins, unitCount } = symbol;
  const areAll = pins.length > 0 && chosen.size === pins.length;

  const choose = useCallback(
    (index: number, isRange: boolean) => {
      const before = editor.state.pins;
      const [from, to] = [Math.min(last.current, index), Math.max(last.current, index)];
      last.current = index;
      if (isRange) editor.choosePins([...before, ...Array.from({ length: to - from + 1 }, (_, at) => from + at)]);
      else editor.choosePins(before.has(index) ? [...before].filter((each) => each !== index) : [...before, index]);
    },
    [editor],
  );
  return (
    <section className={styles.pins} aria-label={t("pins.label")}>
      <div className={styles.pinTools}>
        <h3>
          {t("pins.label")} <small>{pins.length}</small>
        </h3>
        <Button
          size="sm"
          onClick={() => editor.change("addPin", (before) => addPin(before, { unit: editor.state.unit }))}
        >
          {t("pins.add")}
        </Button>
        <Button size="sm" onClick={() => setPasted("")}>
          {t("paste.open")}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={pins.length < 2}
          onClick={() => editor.change("sortPins", sortPins)}
        >
          {t("pins.sort")}
        </Button>
        {chosen.size > 0 && (
          <div className={styles.chosenTools} role="group" aria-label={t("pins.forChosen", { count: chosen.size })}>
            {SIDES.map((side) => (
              <Button
                key={side}
                size="sm"
                variant="quiet"
                onClick={() => editor.change("changePins", (before) => setSide(before, chosen, side))}
              >
                {t(`sides.${side}`)}
              </Button>
            ))}
            {chosen.size > 1 && (
              <Button size="sm" variant="quiet" onClick={() => fillDown(editor, Math.min(...chosen), "type")}>
                {t("pins.fillType")}
              </Button>
            )}
            <Button size="sm" variant="danger" onClick={() => editor.remove()}>
              {t("pins.remove", { count: chosen.size })}
            </Button>
          </div>
        )}
      </div>
      {pins.length === 0 ? (
        <p className={styles.empty}>{t("pins.none")}</p>
      ) : (
        <div className={styles.tableFrame}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <input
                    type="checkbox"
                    aria-label={t("pins.chooseAll")}
                    checked={areAll}
                    onChange={() => editor.choosePins(areAll ? [] : pins.keys())}
                  />
                </th>
                {(["number", "name", "type", "side", "shape", "length"] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`pins.${column}`)}
                  </th>
                ))}
                {unitCount > 1 && <th scope="col">{t("pins.unit")}</th>}
                <th scope="col">{t("pins.hidden")}</th>
              </tr>
            </thead>
            <tbody>
              {pins.map((pin, index) => (
                <PinRow
                  key={index}
                  {...{ pin, index, unitCount }}
                  isChosen={chosen.has(index)}
                  onPasteTable={setPasted}
                  onChoose={choose}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <PastePinsDialog text={pasted} onText={setPasted} />
    </section>
  );
}
