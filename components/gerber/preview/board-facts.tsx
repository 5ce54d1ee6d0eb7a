"use client";
// Main dimensions of a board, and differences between browser and server.
import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { TitleBlock, type TitleCell } from "@/components/ui/title-block";
import type { BoardFacts as Facts } from "@/lib/core/measure/facts";
import { statedOptions } from "@/lib/core/pcb/stated-options";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import type { Difference } from "@/stores/viewer/gerber-view";
import styles from "./board-facts.module.css";

function useMillimetres(): (value: number | null) => string {
  const format = useFormatter();
  const t = useTranslations("common");
  return (value) => (value === null ? t("unknown") : `${format.number(value, { maximumFractionDigits: 3 })} mm`);
}

/** Options stated in the files, with our labels for values we offer. */
function useStatedCells({ stated, layers }: Facts): TitleCell[] {
  const t = useTranslations("gerber.facts");
  const millimetres = useMillimetres();
  const labelOf = useOptionLabel();
  if (!stated) return [];
  const { values } = statedOptions(stated, layers);
  const word = (option: keyof typeof values, stated: string | undefined) => {
    const value = values[option];
    return value === undefined ? stated : labelOf(option, value);
  };
  const finish = word("surfaceFinish", stated.finish);
  const colors = [word("solderMaskColor", stated.maskColor), word("silkscreenColor", stated.silkColor)];
  const known = colors.filter((color) => color !== undefined);
  const cells: (TitleCell | false)[] = [
    stated.thicknessMm !== undefined && {
      key: "thickness",
      label: t("thickness"),
      value: millimetres(stated.thicknessMm),
    },
    finish !== undefined && { key: "statedFinish", label: t("statedFinish"), value: finish },
    known.length > 0 && { key: "colors", label: t("colors"), value: known.join(", ") },
  ];
  return cells.filter((cell) => cell !== false);
}

/** Features that only some boards have; omitted on the others. */
function useFeatureCells(facts: Facts): TitleCell[] {
  const t = useTranslations("gerber.facts");
  const millimetres = useMillimetres();
  const { castellatedHoles, minCastellatedMm, goldFingerCount, platedSides, scoreLines, minPlatedSlotMm } = facts;
  const spans = facts.blindBuried ?? [];
  const cells: (TitleCell | false)[] = [
    minPlatedSlotMm !== null && { key: "slot", label: t("minPlatedSlotMm"), value: millimetres(minPlatedSlotMm) },
    Boolean(castellatedHoles) && {
      key: "castellated",
      label: t("castellated"),
      value: t("castellatedFrom", { count: castellatedHoles ?? 0, size: millimetres(minCastellatedMm) }),
    },
    Boolean(goldFingerCount) && { key: "fingers", label: t("goldFingers"), value: goldFingerCount },
    Boolean(platedSides) && { key: "edges", label: t("platedEdges"), value: t("sides", { count: platedSides ?? 0 }) },
    Boolean(scoreLines) && { key: "score", label: t("scoreLines"), value: scoreLines },
    spans.length > 0 && {
      key: "spans",
      label: t("blindBuried"),
      value: spans.map(({ from, to, count }) => `L${from}–L${to}: ${count}`).join(", "),
    },
  ];
  return cells.filter((cell) => cell !== false);
}

const BASIC_FACTS = ["minTraceMm", "minSpaceMm", "minDrillMm", "holes", "minAnnularRingMm", "finish"] as const;

/** The facts that every board has, before they are measured: in the place and size that they have later. */
export function PendingFacts() {
  const t = useTranslations("gerber.facts");
  const cells = BASIC_FACTS.map((key) => ({ key, label: t(key), value: <i className={styles.pending} /> }));
  return (
    <div className={styles.facts} aria-busy="true">
      <TitleBlock cells={cells} />
    </div>
  );
}

export function BoardFacts({ facts }: { facts: Facts }) {
  const t = useTranslations("gerber.facts");
  const format = useFormatter();
  const millimetres = useMillimetres();
  const holes = format.number(facts.drillCount);
  const stated = useStatedCells(facts);
  const features = useFeatureCells(facts);
  const areas = [facts.finishTopCm2, facts.finishBottomCm2].filter((area) => area !== null);
  const finish =
    areas.length === 0
      ? millimetres(null)
      : `${format.number(
          areas.reduce((sum, area) => sum + area, 0),
          { maximumFractionDigits: 2 },
        )} cm²`;
  const cells = [
    { key: "trace", label: t("minTraceMm"), value: millimetres(facts.minTraceMm) },
    { key: "space", label: t("minSpaceMm"), value: millimetres(facts.minSpaceMm) },
    { key: "hole", label: t("minDrillMm"), value: millimetres(facts.minDrillMm) },
    {
      key: "holes",
      label: t("holes"),
      value: facts.slotCount === 0 ? holes : `${holes}, ${t("slots", { count: facts.slotCount })}`,
    },
    { key: "ring", label: t("minAnnularRingMm"), value: millimetres(facts.minAnnularRingMm) },
    { key: "finish", label: t("finish"), value: finish },
    ...stated,
    ...features,
  ];
  return (
    <div className={styles.facts}>
      <TitleBlock cells={cells} />
    </div>
  );
}

const LENGTHS: Difference["fact"][] = ["widthMm", "heightMm", "minTraceMm", "minSpaceMm", "minDrillMm"];

type Named =
  "widthMm" | "heightMm" | "layers" | "minTraceMm" | "minSpaceMm" | "minDrillMm" | "drillCount" | "slotCount";

export function FactDifferences({ differences }: { differences: readonly Difference[] }) {
  const t = useTranslations("gerber.differences");
  const millimetres = useMillimetres();
  if (differences.length === 0) return null;
  const say = (fact: Difference["fact"], value: number | null) =>
    LENGTHS.includes(fact) || value === null ? millimetres(value) : String(value);
  return (
    <div className={styles.differences} role="status">
      <Icon name="warning" size={16} />
      <div>
        <strong>{t("title")}</strong>
        <ul>
          {differences.map(({ fact, browser, server }) => (
            <li key={fact}>
              {t("row", { fact: t(`names.${fact as Named}`), browser: say(fact, browser), server: say(fact, server) })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
