"use client";
// One pin in the table of pins.
import { useTranslations } from "next-intl";
import { memo } from "react";
import { CellField } from "@/components/schematic/symbol-editor/cell-field";
import { fillDown, type FilledColumn } from "@/components/schematic/symbol-editor/fill-down";
import { useSymbolEditor } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { PIN_SHAPES, PIN_TYPES, type SymbolPin } from "@/lib/core/schematic/model/symbol";
import { toMm, toUnits } from "@/lib/core/schematic/model/units";
import { shownPinName, typedPinName } from "@/lib/core/schematic/symbol-editor/pin-name";
import { changePins, setLength, setSide, SIDES, sideOfPin } from "@/lib/core/schematic/symbol-editor/pins";

interface PinRowProps {
  pin: SymbolPin;
  index: number;
  isChosen: boolean;
  unitCount: number;
  onPasteTable: (text: string) => void;
  onChoose: (index: number, isRange: boolean) => void;
}

const MAX_LENGTH_MM = 100;

export const PinRow = memo(function PinRow(props: PinRowProps) {
  const { pin, index, isChosen, unitCount, onPasteTable, onChoose } = props;
  const t = useTranslations("schematic.symbolEditor");
  const editor = useSymbolEditor();
  const only = new Set([index]);
  const change = (fields: Partial<SymbolPin>) =>
    editor.change("changePins", (symbol) => changePins(symbol, only, fields));
  const fill = (column: FilledColumn) => () => fillDown(editor, index, column);
  const name = (column: Parameters<typeof t>[0]) => t("pins.cell", { pin: pin.number || index + 1, field: t(column) });
  function typeLength(text: string): void {
    const mm = Number(text.trim().replace(",", "."));
    if (text.trim() !== "" && mm >= 0 && mm <= MAX_LENGTH_MM)
      editor.change("changePins", (symbol) => setLength(symbol, only, toUnits(mm)));
  }
  return (
    <tr data-chosen={isChosen || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={t("pins.choose", { pin: pin.number || index + 1 })}
          checked={isChosen}
          onChange={(event) => onChoose(index, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
        />
      </td>
      <td>
        <CellField
          label={name("pins.number")}
          value={pin.number}
          onPasteTable={onPasteTable}
          onFillDown={fill("number")}
          onCommit={(text) => change({ number: text.trim().slice(0, 40) })}
        />
      </td>
      <td>
        <CellField
          label={name("pins.name")}
          value={shownPinName(pin.name)}
          onPasteTable={onPasteTable}
          onFillDown={fill("name")}
          onCommit={(text) => change({ name: typedPinName(text).slice(0, 200) })}
        />
      </td>
      <td>
        <select
          aria-label={name("pins.type")}
          value={pin.type}
          onChange={({ target }) => change({ type: target.value as SymbolPin["type"] })}
        >
          {PIN_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`types.${type}`)}
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          aria-label={name("pins.side")}
          value={sideOfPin(pin)}
          onChange={({ target }) => {
            const side = SIDES.find((each) => each === target.value);
            if (side) editor.change("changePins", (symbol) => setSide(symbol, only, side));
          }}
        >
          {SIDES.map((side) => (
            <option key={side} value={side}>
              {t(`sides.${side}`)}
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          aria-label={name("pins.shape")}
          value={pin.shape}
          onChange={({ target }) => change({ shape: target.value as SymbolPin["shape"] })}
        >
          {PIN_SHAPES.map((shape) => (
            <option key={shape} value={shape}>
              {t(`shapes.${shape}`)}
            </option>
          ))}
        </select>
      </td>
      <td>
        <CellField
          label={name("pins.length")}
          value={String(toMm(pin.length))}
          isNumeric
          onFillDown={fill("length")}
          onCommit={typeLength}
        />
      </td>
      {unitCount > 1 && (
        <td>
          <select
            aria-label={name("pins.unit")}
            value={pin.unit}
            onChange={({ target }) => change({ unit: Number(target.value) })}
          >
            <option value={0}>{t("pins.allUnits")}</option>
            {Array.from({ length: unitCount }, (_, at) => (
              <option key={at} value={at + 1}>
                {t("pins.unitNumber", { number: at + 1 })}
              </option>
            ))}
          </select>
        </td>
      )}
      <td>
        <input
          type="checkbox"
          aria-label={name("pins.hidden")}
          checked={pin.isHidden}
          onChange={({ target }) => change({ isHidden: target.checked })}
        />
      </td>
    </tr>
  );
});
