"use client";
// Quantity, parts sourcing, project name and notes.
import { useTranslations } from "next-intl";
import { CountRow } from "@/components/quote/count-row";
import { OptionRow } from "@/components/quote/option-row";
import { OptionSection } from "@/components/quote/option-section";
import { ChipGroup } from "@/components/ui/chip-group";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { TextArea } from "@/components/ui/text-area";
import { nameOfList } from "@/components/bom/lines/parked-input";
import { assemblySides } from "@/components/bom/board/assembly-sides";
import type { BomRow } from "@/components/bom/lines/bom-row";
import { ASSEMBLY_LIMITS, ASSEMBLY_OPTIONS, type AssemblySide, assembledPieces } from "@/lib/core/pcba/specification";
import { useBomBoards } from "@/stores/bom-boards";
import { useBomDraft, useBomDraftStore } from "@/stores/drafts/bom-draft";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "./order-fields.module.css";

const COMMON = [5, 10, 20, 50, 100, 500, 1000];
const MAX = { name: 200, remark: 500 };

export function OrderFields({ rows }: { rows: readonly BomRow[] }) {
  const t = useTranslations("bom.order");
  const change = useQuoteDraft((draft) => draft.change);
  const board = useQuoteDraft((draft) => draft.specification);
  const supply = usePcbaDraft((draft) => draft.assembly.supply);
  const pieces = assembledPieces(board);
  return (
    <OptionSection id="order" title={t("title")} holds={t(`supplies.${supply}`)} isOpenByItself>
      {() => (
        <>
          <CountRow
            label={t("quantity")}
            value={board.quantity}
            min={1}
            max={ASSEMBLY_LIMITS.maxPieces}
            unit={t("pieces")}
            hint={pieces === board.quantity ? undefined : t("panelPieces", { count: pieces })}
            common={COMMON.map((value) => ({ value, label: String(value) }))}
            onChange={(quantity) => change({ quantity })}
          />
          <SupplyRow rows={rows} />
          {supply !== "turnkey" && <PreparedRow />}
          <SideRow rows={rows} />
          <AssemblyRows />
          <Words />
        </>
      )}
    </OptionSection>
  );
}

function SupplyRow({ rows }: { rows: readonly BomRow[] }) {
  const t = useTranslations("bom.order");
  const supply = usePcbaDraft((draft) => draft.assembly.supply);
  const change = usePcbaDraft((draft) => draft.change);
  return (
    <OptionRow label={t("supply")}>
      <ChipGroup
        label={t("supply")}
        value={supply}
        onChange={(value) => change({ supply: value })}
        options={ASSEMBLY_OPTIONS.supply.map((value) => ({ value, label: t(`supplies.${value}`) }))}
      />
      <p className={styles.hint}>{t(`supplyHints.${supply}`, { count: rows.filter(({ isOwn }) => isOwn).length })}</p>
    </OptionRow>
  );
}

/** Condition in which consigned parts arrive: loose ones cost a fee per part. */
function PreparedRow() {
  const t = useTranslations("pcba");
  const isPrepared = usePcbaDraft((draft) => draft.assembly.partsPrepared);
  const change = usePcbaDraft((draft) => draft.change);
  return (
    <OptionRow label={t("options.partsPrepared")}>
      <ChipGroup
        label={t("options.partsPrepared")}
        value={isPrepared}
        onChange={(partsPrepared) => change({ partsPrepared })}
        options={[true, false].map((value) => ({
          value,
          label: t(`values.partsPrepared.${value ? "true" : "false"}`),
        }))}
      />
      <p className={styles.hint}>{t("hints.partsPrepared")}</p>
    </OptionRow>
  );
}

/** Sides with placed lines; the customer chooses if the list does not tell. */
function SideRow({ rows }: { rows: readonly BomRow[] }) {
  const t = useTranslations("pcba");
  const sides = useTranslations("bom.sides");
  const selected = usePcbaDraft((draft) => draft.assembly.assemblySide);
  const change = usePcbaDraft((draft) => draft.change);
  const { chosen, offered, top, bottom } = assemblySides(rows, selected);
  const why = (value: AssemblySide) => (offered.includes(value) ? undefined : sides("fixed", { top, bottom }));
  return (
    <OptionRow label={t("options.assemblySide")}>
      <ChipGroup
        label={t("options.assemblySide")}
        value={chosen}
        onChange={(assemblySide) => change({ assemblySide })}
        options={ASSEMBLY_OPTIONS.assemblySide.map((value) => ({
          value,
          label: t(`values.assemblySide.${value}`),
          disabledReason: why(value),
        }))}
      />
      {top + bottom > 0 && <p className={styles.hint}>{sides("counted", { top, bottom })}</p>}
    </OptionRow>
  );
}

const EXTRAS = ["icProgramming", "customTesting", "deliverStencil"] as const;

/** Options that the list does not contain. */
function AssemblyRows() {
  const t = useTranslations("pcba");
  const assembly = usePcbaDraft((draft) => draft.assembly);
  const change = usePcbaDraft((draft) => draft.change);
  return EXTRAS.map((option) => (
    <OptionRow key={option} label={t(`options.${option}`)}>
      <ChipGroup
        label={t(`options.${option}`)}
        value={assembly[option]}
        onChange={(value) => change({ [option]: value })}
        options={[false, true].map((value) => ({
          value,
          label: t(`values.${option}.${value ? "true" : "false"}`),
        }))}
      />
    </OptionRow>
  ));
}

/** A project name contains no slash (specification, section 5). */
export const nameProblem = (name: string): "nameLong" | "nameSlash" | null =>
  name.trim().length > MAX.name ? "nameLong" : name.includes("/") ? "nameSlash" : null;
export const remarkProblem = (remark: string): "remarkLong" | null =>
  remark.trim().length > MAX.remark ? "remarkLong" : null;

function Words() {
  const t = useTranslations("bom.order");
  const boards = useTranslations("bom.boards");
  const isSeveral = useBomBoards(({ others }) => others.length > 0);
  const boardName = useBomDraft((draft) => draft.boardName);
  const usualName = useBomDraft(nameOfList);
  const name = useBomDraft((draft) => draft.projectName);
  const remark = useBomDraft((draft) => draft.remark);
  const draft = useBomDraftStore();
  const wrong = { name: nameProblem(name), remark: remarkProblem(remark) };
  return (
    <div className={styles.words}>
      {isSeveral && (
        <FormField label={boards("name")} isOptional>
          {(control) => (
            <Field
              {...control}
              value={boardName}
              placeholder={usualName}
              maxLength={MAX.name}
              onChange={(event) => draft.getState().say({ boardName: event.target.value })}
            />
          )}
        </FormField>
      )}
      <FormField label={t("name")} isOptional error={wrong.name ? t(wrong.name) : undefined}>
        {(control) => (
          <Field
            {...control}
            value={name}
            onChange={(event) => draft.getState().say({ projectName: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        label={t("remark")}
        isOptional
        hint={t("remarkHint")}
        error={wrong.remark ? t(wrong.remark) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            value={remark}
            onChange={(event) => draft.getState().say({ remark: event.target.value })}
          />
        )}
      </FormField>
    </div>
  );
}
