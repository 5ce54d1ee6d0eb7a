"use client";
// Properties of the chosen pin or shape: other names, line, fill and text.
import { useTranslations } from "next-intl";
import { CommitField } from "@/components/schematic/panels/commit-field";
import { useSymbolEditor, useSymbolState } from "@/components/schematic/symbol-editor/symbol-editor-context";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { Fill, Graphic } from "@/lib/core/schematic/model/graphic";
import { toMm, toUnits } from "@/lib/core/schematic/model/units";
import { changeGraphic } from "@/lib/core/schematic/symbol-editor/graphics";
import { shownPinName, typedPinName } from "@/lib/core/schematic/symbol-editor/pin-name";
import { changePins } from "@/lib/core/schematic/symbol-editor/pins";
import panels from "@/components/schematic/panels/panels.module.css";
import styles from "./symbol-editor.module.css";

export function ChosenPanel() {
  const pins = useSymbolState((state) => state.pins);
  const graphic = useSymbolState((state) => state.graphic);
  const [pin] = pins;
  if (pin !== undefined && pins.size === 1) return <PinPanel index={pin} />;
  return graphic === null ? null : <GraphicPanel index={graphic} />;
}

function PinPanel({ index }: { index: number }) {
  const t = useTranslations("schematic.symbolEditor");
  const editor = useSymbolEditor();
  const pin = useSymbolState((state) => state.symbol.pins[index]);
  if (!pin) return null;
  function typeNames(text: string): void {
    const names = text.split(",").flatMap((each) => typedPinName(each) || []);
    editor.change("changePins", (symbol) =>
      changePins(symbol, new Set([index]), {
        alternates: names.slice(0, 100).map((name) => ({
          name: name.slice(0, 200),
          type: pin?.alternates.find((each) => each.name === name)?.type ?? pin?.type ?? "unspecified",
        })),
      }),
    );
  }
  return (
    <section className={styles.panel} aria-label={t("chosen.pin", { number: pin.number })}>
      <h3>{t("chosen.pin", { number: pin.number })}</h3>
      <div className={panels.fields}>
        <CommitField
          label={t("chosen.alternates")}
          value={pin.alternates.map(({ name }) => shownPinName(name)).join(", ")}
          placeholder={t("chosen.none")}
          onCommit={typeNames}
        />
      </div>
      <p className={styles.note}>{t("chosen.place", { x: toMm(pin.at.x).toFixed(2), y: toMm(pin.at.y).toFixed(2) })}</p>
      <p className={styles.note}>{t("chosen.barNote")}</p>
    </section>
  );
}

const FILLS: readonly Fill[] = ["none", "body", "ink"];
const MAX_WIDTH_MM = 5;

function GraphicPanel({ index }: { index: number }) {
  const t = useTranslations("schematic.symbolEditor");
  const editor = useSymbolEditor();
  const graphic = useSymbolState((state) => state.symbol.graphics[index]?.graphic);
  if (!graphic) return null;
  const change = (map: (graphic: Graphic) => Graphic) =>
    editor.change("changeGraphic", (symbol) => changeGraphic(symbol, index, map));
  function typeLength(text: string, set: (graphic: Graphic, length: number) => Graphic): void {
    const mm = Number(text.trim().replace(",", "."));
    if (text.trim() !== "" && mm >= 0 && mm <= MAX_WIDTH_MM) change((before) => set(before, toUnits(mm)));
  }
  return (
    <section className={styles.panel} aria-label={t(`chosen.shapes.${graphic.shape}`)}>
      <h3>{t(`chosen.shapes.${graphic.shape}`)}</h3>
      <div className={panels.fields}>
        {graphic.shape === "text" ? (
          <>
            <CommitField
              label={t("chosen.text")}
              value={graphic.text}
              onCommit={(text) => change((before) => (before.shape === "text" ? { ...before, text } : before))}
            />
            <CommitField
              label={t("chosen.size")}
              unit="mm"
              isNumeric
              value={String(toMm(graphic.style.size))}
              onCommit={(text) =>
                typeLength(text, (before, size) =>
                  before.shape === "text" && size > 0 ? { ...before, style: { ...before.style, size } } : before,
                )
              }
            />
          </>
        ) : (
          <>
            <label>
              <span>{t("chosen.fill")}</span>
              <Select
                value={graphic.fill}
                onChange={({ target }) => {
                  const fill = FILLS.find((each) => each === target.value);
                  if (fill) change((before) => (before.shape === "text" ? before : { ...before, fill }));
                }}
              >
                {FILLS.map((fill) => (
                  <option key={fill} value={fill}>
                    {t(`chosen.fills.${fill}`)}
                  </option>
                ))}
              </Select>
            </label>
            <CommitField
              label={t("chosen.width")}
              unit="mm"
              isNumeric
              value={String(toMm(graphic.stroke.width))}
              onCommit={(text) =>
                typeLength(text, (before, width) =>
                  before.shape === "text" ? before : { ...before, stroke: { ...before.stroke, width } },
                )
              }
            />
          </>
        )}
      </div>
      <Button size="sm" variant="danger" onClick={() => editor.remove()}>
        {t("chosen.remove")}
      </Button>
    </section>
  );
}
