"use client";
// What a person may say of a line: how often, which number, whether it is placed, who sends it, that it is right so.
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BomRow } from "@/components/bom/bom-row";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import type { LineEdit } from "@/lib/core/bom/edited-lines";
import { useBomDraftStore } from "@/stores/bom-draft";
import { usePcbaDraft, usePcbaDraftStore } from "@/stores/pcba-draft";
import styles from "./line-panel.module.css";

const MAX_QUANTITY = 100_000;
/** Specification, section 5: a part number has 0 to 200 characters in a BOM. */
const MAX_MPN = 200;

/** Digits of any width; null for anything else, and for too many. */
function readCount(text: string): number | null {
  const plain = text.normalize("NFKC").replace(/[\s,]/g, "");
  const count = /^\d{1,7}$/.test(plain) ? Number(plain) : null;
  return count !== null && count <= MAX_QUANTITY ? count : null;
}

export function LineForm({ row }: { row: BomRow }) {
  const t = useTranslations("bom.line");
  const draft = useBomDraftStore();
  const edit = (patch: LineEdit) => draft.getState().edit([row.key], patch);
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <QuantityField key={`q${row.quantity}`} row={row} onQuantity={(quantity) => edit({ quantity })} />
        <MpnField key={`m${row.mpn}`} row={row} onMpn={(mpn) => edit({ mpn })} />
      </div>
      <Placing row={row} />
      <div className={styles.actions}>
        {row.standing === "Normal" && row.needsLook && row.quantity !== null && row.line.designators.length > 0 && (
          <Button size="sm" onClick={() => edit({ isSeen: true })}>
            <Icon name="check" size={16} />
            {t("seen")}
          </Button>
        )}
        <Button size="sm" variant="danger" onClick={() => edit({ isRemoved: true })}>
          <Icon name="trash" size={16} />
          {t("remove")}
        </Button>
      </div>
    </div>
  );
}

function QuantityField({ row, onQuantity }: { row: BomRow; onQuantity: (quantity: number) => void }) {
  const t = useTranslations("bom");
  const [text, setText] = useState(row.quantity === null ? "" : String(row.quantity));
  const count = readCount(text);
  const missing = row.isPlaced && text.trim() === "" ? t("problems.quantityMissing") : undefined;
  return (
    <FormField label={t("line.quantity")} error={missing ?? (count === null ? t("line.quantityWrong") : undefined)}>
      {(control) => (
        <Field
          {...control}
          isNumeric
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => count !== null && count !== row.quantity && onQuantity(count)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && count !== null && count !== row.quantity) onQuantity(count);
          }}
        />
      )}
    </FormField>
  );
}

function MpnField({ row, onMpn }: { row: BomRow; onMpn: (mpn: string) => void }) {
  const t = useTranslations("bom.line");
  const [text, setText] = useState(row.mpn);
  const mpn = text.trim();
  const isLong = mpn.length > MAX_MPN;
  const isMissing = mpn === "" && row.isPlaced && row.standing === "Part Number Missing";
  const keep = () => {
    if (!isLong && mpn !== row.mpn) onMpn(mpn);
  };
  return (
    <FormField label={t("mpn")} error={isLong ? t("mpnLong") : isMissing ? t("mpnMissing") : undefined}>
      {(control) => (
        <Field
          {...control}
          className="mpn"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={keep}
          onKeyDown={(event) => event.key === "Enter" && keep()}
        />
      )}
    </FormField>
  );
}

function Placing({ row }: { row: BomRow }) {
  const t = useTranslations("bom.line");
  const draft = useBomDraftStore();
  const assemblies = usePcbaDraftStore();
  const supply = usePcbaDraft((assembly) => assembly.assembly.supply);
  const edit = draft.getState().edit;
  return (
    <div className={styles.checks}>
      <Checkbox
        label={t("dnp")}
        checked={!row.isPlaced}
        onChange={(event) => edit([row.key], { isPlaced: !event.target.checked })}
      />
      <Checkbox
        label={t("own")}
        checked={row.isOwn}
        disabled={!row.isPlaced || supply === "customer"}
        onChange={(event) => {
          // The first line that somebody sends makes the whole a partial supply.
          if (event.target.checked && supply === "turnkey") assemblies.getState().change({ supply: "partial" });
          edit([row.key], { isOwn: event.target.checked });
        }}
      />
    </div>
  );
}
