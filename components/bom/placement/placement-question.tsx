"use client";
// Parts with conflicting positions: the customer chooses the right row or rotation.
import { useLocale, useTranslations } from "next-intl";
import type { BomRow } from "@/components/bom/lines/bom-row";
import type { Placements } from "@/components/bom/placement/use-placements";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { PlacementChoice, PlacementConflict } from "@/lib/core/placement/placement-conflicts";
import { type PlacementEdit, useBomDraft, useBomDraftStore } from "@/stores/drafts/bom-draft";
import styles from "./placement-question.module.css";

const MAX_SHOWN = 12;

interface PlacementQuestionProps {
  rows: readonly Pick<BomRow, "isPlaced" | "line">[];
  read: Placements["read"];
}

const placementEdit = ({ xMm, yMm, rotationDeg, side }: PlacementChoice): PlacementEdit => ({
  ...{ xMm, yMm, rotationDeg, side },
});

export function PlacementQuestion({ rows, read }: PlacementQuestionProps) {
  const t = useTranslations("bom.places");
  const moved = useBomDraft((draft) => draft.moved);
  const draft = useBomDraftStore();
  const placed = new Set(rows.flatMap(({ isPlaced, line }) => (isPlaced ? line.designators : [])));
  const relevant = (read?.conflicts ?? []).filter(({ designator }) => placed.has(designator));
  const open = relevant.filter(({ designator }) => moved[designator] === undefined);
  const answered = relevant.filter(({ designator }) => moved[designator] !== undefined);
  const answer = (conflicts: readonly PlacementConflict[], pick: PickChoice) =>
    draft.getState().moveEach(
      Object.fromEntries(
        conflicts.flatMap(({ designator, choices }) => {
          const choice = pick(choices);
          return choice ? [[designator, placementEdit(choice)] as const] : [];
        }),
      ),
    );
  const undo = () =>
    draft.getState().moveEach(Object.fromEntries(answered.map(({ designator }) => [designator, null] as const)));
  if (relevant.length === 0) return null;
  return (
    <>
      {open.length > 0 && (
        <Notice kind="warning" role="status">
          <b>{t("question", { count: open.length })}</b>
          <p>{t("hint")}</p>
          {open.length > 1 && <Bulk open={open} onAnswer={(pick) => answer(open, pick)} />}
          <ul className={styles.parts}>
            {open.slice(0, MAX_SHOWN).map((conflict) => (
              <Part
                key={conflict.designator}
                conflict={conflict}
                onAnswer={(choice) => answer([conflict], () => choice)}
              />
            ))}
          </ul>
          {open.length > MAX_SHOWN && <p>{t("andMore", { count: open.length - MAX_SHOWN })}</p>}
        </Notice>
      )}
      {answered.length > 0 && (
        <Notice kind="success" role="status">
          {t("answered", { count: answered.length })}{" "}
          <Button size="sm" variant="quiet" className="no-print" onClick={undo}>
            {t("undo")}
          </Button>
        </Notice>
      )}
    </>
  );
}

type PickChoice = (choices: PlacementChoice[]) => PlacementChoice | undefined;

/** One answer for all: by coordinates or list, or by first or last row. */
function Bulk({ open, onAnswer }: { open: readonly PlacementConflict[]; onAnswer: (pick: PickChoice) => void }) {
  const t = useTranslations("bom.places");
  const isRepeated = open.some(({ kind }) => kind === "repeated");
  const isListed = open.some(({ choices }) => choices.some(({ source }) => source === "list"));
  const rows = (choices: PlacementChoice[]) => choices.filter(({ source }) => source === "coordinates");
  return (
    <div className={`${styles.answers} no-print`}>
      <Button size="sm" onClick={() => onAnswer((choices) => choices[0])}>
        {t(isRepeated ? "firstRows" : "coordinates")}
      </Button>
      {isRepeated && (
        <Button size="sm" onClick={() => onAnswer((choices) => rows(choices).at(-1))}>
          {t("lastRows")}
        </Button>
      )}
      {isListed && !isRepeated && (
        <Button size="sm" onClick={() => onAnswer((choices) => choices.find(({ source }) => source === "list"))}>
          {t("list")}
        </Button>
      )}
      <span className="label">{t("orEach")}</span>
    </div>
  );
}

interface PartProps {
  conflict: PlacementConflict;
  onAnswer: (choice: PlacementChoice) => void;
}

function Part({ conflict: { designator, kind, choices }, onAnswer }: PartProps) {
  const t = useTranslations("bom.places");
  const tag = useLocale();
  const short = (value: number) => value.toLocaleString(tag, { maximumFractionDigits: 3 });
  const isSameSide = choices.every(({ side }) => side === choices[0]?.side);
  const choiceLabel = ({ source, row, xMm, yMm, rotationDeg, side }: PlacementChoice) => {
    const angle = short(rotationDeg);
    if (source === "list") return t("byList", { angle });
    if (kind === "rotation") return t("byCoordinates", { angle });
    const sideName = isSameSide || side === null ? "" : ` · ${t(side)}`;
    return t("byRow", { row, x: short(xMm), y: short(yMm), angle }) + sideName;
  };
  const files = new Set(choices.flatMap(({ file }) => (file === "" ? [] : [file])));
  return (
    <li>
      <b>{designator}</b>
      <span className={styles.answers} role="group" aria-label={t("choose", { designator })}>
        {choices.map((choice, at) => (
          <Button key={at} size="sm" title={choice.file || undefined} onClick={() => onAnswer(choice)}>
            {files.size > 1 && choice.file !== "" && `${choice.file}: `}
            {choiceLabel(choice)}
          </Button>
        ))}
      </span>
    </li>
  );
}
