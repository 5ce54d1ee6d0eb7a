"use client";
// Copies of the selection in columns and rows.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionDialog, type ActionDialogProps } from "@/components/schematic/actions/action-dialog";
import { useEditor } from "@/components/schematic/editor-context";
import { Field } from "@/components/ui/field";
import { arraySelection, fitsArray, MAX_ARRAY_OBJECTS } from "@/lib/core/schematic/editor/actions/array";
import { toUnits } from "@/lib/core/schematic/model/units";
import styles from "./actions.module.css";

const START = { columns: "4", rows: "1", pitchX: "25.4", pitchY: "12.7" };
const FIELDS = ["columns", "rows", "pitchX", "pitchY"] as const;
/** Farther away than any sheet is wide. */
const MAX_PITCH_MM = 1_000;

export function ArrayDialog({ isOpen, onClose }: ActionDialogProps) {
  const t = useTranslations("schematic.dialogs.array");
  const editor = useEditor();
  const [typed, setTyped] = useState(START);
  const [columns, rows] = [Number(typed.columns), Number(typed.rows)];
  const pitch = [typed.pitchX, typed.pitchY].map((text) => Number(text.replace(",", ".")));
  const isFit = isOpen && fitsArray(editor, { columns, rows });
  const isReady = isFit && pitch.every((mm) => Number.isFinite(mm) && Math.abs(mm) <= MAX_PITCH_MM);
  const run = () => {
    const [x = 0, y = 0] = pitch.map(toUnits);
    arraySelection(editor, { columns, rows, pitch: { x, y } });
  };
  return (
    <ActionDialog {...{ isOpen, onClose, isReady }} title={t("title")} run={t("run")} onRun={run}>
      <div className={styles.pair}>
        {FIELDS.map((name) => (
          <label key={name}>
            <span>{t(name)}</span>
            <Field
              isNumeric
              unit={name.startsWith("pitch") ? "mm" : undefined}
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          </label>
        ))}
      </div>
      <p role="status">
        {isReady ? t("result", { count: columns * rows - 1 }) : t("tooMany", { max: MAX_ARRAY_OBJECTS })}
      </p>
    </ActionDialog>
  );
}
