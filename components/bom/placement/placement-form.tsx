"use client";
// Position of one part in numbers: moved, rotated, or on the other side.
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PlacedPart } from "@/components/bom/placement/use-placements";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Segments } from "@/components/ui/segments";
import { type PlacementEdit, useBomDraftStore } from "@/stores/drafts/bom-draft";
import styles from "./placement-view.module.css";

/** No panel is wider; larger values are errors. */
const MAX_MM = 2_000;

/** `12.5`, `-3,2`; null for anything else. */
function readNumber(text: string): number | null {
  const plain = text.normalize("NFKC").trim().replace(",", ".").replace("−", "-");
  const value = /^-?\d{1,6}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(value) && Math.abs(value) <= MAX_MM ? value : null;
}

const turned = (degrees: number) => ((degrees % 360) + 360) % 360;

export function PlacementForm({ part }: { part: PlacedPart }) {
  const t = useTranslations("bom.coordinates");
  const draft = useBomDraftStore();
  const { designator, xMm, yMm, rotationDeg, side, isCorrected } = part;
  const now: PlacementEdit = { xMm, yMm, rotationDeg, side };
  const move = (patch: Partial<PlacementEdit>) => draft.getState().move(designator, { ...now, ...patch });
  return (
    <div className={styles.form}>
      <NumberField key={`x${xMm}`} label={t("x")} unit="mm" value={xMm} onValue={(value) => move({ xMm: value })} />
      <NumberField key={`y${yMm}`} label={t("y")} unit="mm" value={yMm} onValue={(value) => move({ yMm: value })} />
      <NumberField
        key={`r${rotationDeg}`}
        label={t("rotation")}
        unit="°"
        value={rotationDeg}
        onValue={(value) => move({ rotationDeg: turned(value) })}
      />
      <FormField label={t("side")}>
        {() => (
          <Segments
            label={t("side")}
            size="field"
            items={[
              { id: "top", label: t("top") },
              { id: "bottom", label: t("bottom") },
            ]}
            value={now.side}
            onChange={(next) => move({ side: next })}
          />
        )}
      </FormField>
      <div className={styles.acts}>
        <Button size="sm" onClick={() => move({ rotationDeg: turned(rotationDeg + 90) })}>
          <Icon name="turn" size={16} />
          {t("turn")}
        </Button>
        {isCorrected && (
          <Button size="sm" variant="quiet" onClick={() => draft.getState().move(designator, null)}>
            {t("reset")}
          </Button>
        )}
      </div>
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  unit: string;
  value: number;
  onValue: (value: number) => void;
}

function NumberField({ label, unit, value, onValue }: NumberFieldProps) {
  const t = useTranslations("quote.errors");
  const [text, setText] = useState(String(Number(value.toFixed(4))));
  const typed = readNumber(text);
  const keep = () => typed !== null && typed !== value && onValue(typed);
  return (
    <FormField label={label} error={typed === null ? t("sizeFormat") : undefined}>
      {(control) => (
        <Field
          {...control}
          isNumeric
          unit={unit}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={keep}
          onKeyDown={(event) => event.key === "Enter" && keep()}
        />
      )}
    </FormField>
  );
}
