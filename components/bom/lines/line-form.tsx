"use client";
// Form of a line: quantity, part number, pins, placement, sourcing.
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BomRow } from "@/components/bom/lines/bom-row";
import { CountField } from "@/components/bom/lines/count-field";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { MAX_PINS } from "@/lib/contracts/bom-lines";
import type { LineEdit } from "@/lib/core/bom/edited-lines";
import { type Side, SIDES } from "@/lib/core/bom/side";
import { type Mounting, MOUNTINGS } from "@/lib/core/part/part";
import { useBomDraftStore } from "@/stores/drafts/bom-draft";
import { usePcbaDraft, usePcbaDraftStore } from "@/stores/drafts/pcba-draft";
import styles from "./line-panel.module.css";

const MAX_QUANTITY = 100_000;
/** Specification, section 5: a part number of a BOM has 0 to 200 characters. */
const MAX_MPN = 200;

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
      {row.isPlaced && <SideField row={row} onSide={(side) => edit({ side })} />}
      {row.isPlaced && row.part === null && <Joints row={row} edit={edit} />}
      <Placing row={row} />
      <div className={styles.actions}>
        {row.status === "Normal" && row.needsReview && row.quantity !== null && row.line.designators.length > 0 && (
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
  // An empty quantity of a line that is not placed is kept.
  const missing = row.isPlaced ? t("problems.quantityMissing") : t("line.quantityWrong");
  return (
    <CountField
      label={t("line.quantity")}
      count={row.quantity}
      from={0}
      to={MAX_QUANTITY}
      wrong={t("line.quantityWrong")}
      missing={missing}
      onCount={(quantity) => quantity !== null && onQuantity(quantity)}
    />
  );
}

/** Side of the board with its source. */
function SideField({ row: { resolved }, onSide }: { row: BomRow; onSide: (side: Side) => void }) {
  const t = useTranslations("bom.sides");
  const { side, source, conflict } = resolved;
  const sourceText = source === null ? t("unknownHint") : t(`sources.${source}`);
  const wrong = conflict && t("conflict", { source: t(`sources.${conflict.source}`), side: t(conflict.side) });
  return (
    <FormField label={t("label")} hint={sourceText} error={wrong ?? undefined}>
      {(control) => (
        <Select {...control} value={side ?? ""} onChange={({ target }) => onSide(target.value as Side)}>
          {side === null && <option value="">{t("unknown")}</option>}
          {SIDES.map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

/** For a part outside the catalog, only the customer can state the joints before an engineer counts them. */
function Joints({ row, edit }: { row: BomRow; edit: (patch: LineEdit) => void }) {
  const t = useTranslations("bom.line");
  const { joints } = row;
  const customerPins = joints?.by === "customer" ? joints.pins : null;
  const unknown = row.isOwn ? "pinsUnknown" : "pinsToldAlong";
  const hint = customerPins !== null ? "pinsSaid" : joints ? "pinsDrawn" : unknown;
  return (
    <div className={styles.pair}>
      <CountField
        key={`p${customerPins}`}
        label={t("pins")}
        hint={t(hint, { count: joints?.pins ?? 0 })}
        count={customerPins}
        from={1}
        to={MAX_PINS}
        wrong={t("pinsWrong", { max: MAX_PINS })}
        onCount={(pins) => edit({ pins })}
      />
      {joints && (
        <FormField label={t("mounting")}>
          {(control) => (
            <Select
              {...control}
              value={joints.mounting}
              onChange={({ target }) => edit({ pins: joints.pins, mounting: target.value as Mounting })}
            >
              {MOUNTINGS.map((mounting) => (
                <option key={mounting} value={mounting}>
                  {t(`mountings.${mounting}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
    </div>
  );
}

function MpnField({ row, onMpn }: { row: BomRow; onMpn: (mpn: string) => void }) {
  const t = useTranslations("bom.line");
  const [text, setText] = useState(row.mpn);
  const mpn = text.trim();
  const isLong = mpn.length > MAX_MPN;
  const isMissing = mpn === "" && row.isPlaced && row.status === "Part Number Missing";
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
          // The first consigned line makes the supply partial.
          if (event.target.checked && supply === "turnkey") assemblies.getState().change({ supply: "partial" });
          edit([row.key], { isOwn: event.target.checked });
        }}
      />
    </div>
  );
}
