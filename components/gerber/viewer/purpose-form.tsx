"use client";
// Correction of a file's layer: type, side, layer number, plating.
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type Correction, possibleSides, possibleTypes, tidy } from "@/lib/core/gerber/correction";
import type { DrillPlating, LayerAssignment, LayerSide, LayerType } from "@/lib/core/board/layer";
import styles from "./files-panel.module.css";

interface PurposeFormProps {
  assignment: LayerAssignment;
  onSave: (correction: Correction) => void;
  onCancel: () => void;
}

const PLATINGS: DrillPlating[] = ["plated", "non-plated", "mixed", "unknown"];
const FIRST_INNER = 2;
const LAST_INNER = 63;

export function PurposeForm({ assignment, onSave, onCancel }: PurposeFormProps) {
  const t = useTranslations("viewer.purpose");
  const id = useId();
  const { type, side, layer, plating } = assignment;
  const [correction, setCorrection] = useState<Correction>(() =>
    tidy({ type, side, ...(layer === undefined ? {} : { layer }), ...(plating === undefined ? {} : { plating }) }),
  );
  const sides = possibleSides(correction.type);
  const change = (next: Partial<Correction>) => setCorrection(tidy({ ...correction, ...next }));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const isUnnumbered = correction.side === "inner" && correction.layer === undefined;
        onSave(isUnnumbered ? { ...correction, layer: FIRST_INNER } : correction);
      }}
    >
      <label htmlFor={`${id}-type`}>{t("type")}</label>
      <Select
        id={`${id}-type`}
        value={correction.type}
        onChange={({ target }) => change({ type: target.value as LayerType })}
      >
        {possibleTypes(assignment).map((name) => (
          <option key={name} value={name}>
            {t(`types.${name as "copper"}`)}
          </option>
        ))}
      </Select>
      {sides.length > 1 && (
        <>
          <label htmlFor={`${id}-side`}>{t("side")}</label>
          <Select
            id={`${id}-side`}
            value={correction.side}
            onChange={({ target }) => change({ side: target.value as LayerSide })}
          >
            {sides.map((name) => (
              <option key={name} value={name}>
                {t(`sides.${name}`)}
              </option>
            ))}
          </Select>
        </>
      )}
      {correction.side === "inner" && (
        <>
          <label htmlFor={`${id}-layer`}>{t("layer")}</label>
          <Field
            id={`${id}-layer`}
            isNumeric
            type="number"
            min={FIRST_INNER}
            max={LAST_INNER}
            required
            value={correction.layer ?? FIRST_INNER}
            onChange={({ target }) => {
              const number = target.valueAsNumber;
              if (Number.isInteger(number) && number >= 1 && number <= LAST_INNER) change({ layer: number });
            }}
          />
        </>
      )}
      {correction.type === "drill" && (
        <>
          <label htmlFor={`${id}-plating`}>{t("plating")}</label>
          <Select
            id={`${id}-plating`}
            value={correction.plating}
            onChange={({ target }) => change({ plating: target.value as DrillPlating })}
          >
            {PLATINGS.map((name) => (
              <option key={name} value={name}>
                {t(`platings.${name}`)}
              </option>
            ))}
          </Select>
        </>
      )}
      <div className={styles.buttons}>
        <Button size="sm" variant="primary" type="submit">
          {t("save")}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
