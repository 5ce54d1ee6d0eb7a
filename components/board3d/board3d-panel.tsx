"use client";
// Side panel of the 3D view: visible parts, exploded view, cross-section, part list.
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { Board3dController } from "@/components/board3d/board3d-controller";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FileInput } from "@/components/ui/file-input";
import { Notice } from "@/components/ui/notice";
import { Segments } from "@/components/ui/segments";
import type { Board3dCode, ShownParts } from "@/lib/workers/board3d/board3d-messages";
import { useBoard3dView } from "@/stores/viewer/board3d-view";
import styles from "./board3d.module.css";

interface PanelProps {
  controller: Board3dController | null;
  parts: ShownParts | null;
  isFlat: boolean;
  /** A pick-and-place file can be added to a board that comes from files. */
  hasFiles: boolean;
  code: Board3dCode | null;
}

export function Board3dPanel({ controller, parts, isFlat, hasFiles, code }: PanelProps) {
  const t = useTranslations("board3d");
  return (
    <div className={styles.panel} role="group" aria-label={t("panel")}>
      {!isFlat && (
        <>
          <Shown hasParts={parts !== null} />
          <Exploded />
          <Section />
        </>
      )}
      <PartFacts parts={parts} />
      {code === "NO_PARTS" && (
        <Notice kind="warning" role="alert">
          {t("parts.none")}
        </Notice>
      )}
      {hasFiles && <AddTable controller={controller} hasParts={parts !== null} />}
      {!isFlat && <Foot />}
    </div>
  );
}

function Shown({ hasParts }: { hasParts: boolean }) {
  const t = useTranslations("board3d");
  const view = useBoard3dView((all) => all);
  return (
    <fieldset className={styles.group}>
      <legend>{t("show.label")}</legend>
      {hasParts && (
        <Checkbox
          label={t("show.parts")}
          checked={view.hasParts}
          onChange={() => view.set({ hasParts: !view.hasParts })}
        />
      )}
      {(["top", "bottom"] as const).map((side) => (
        <Checkbox
          key={side}
          label={t(`show.${side}`)}
          checked={view.sides[side]}
          onChange={() => view.toggleSide(side)}
        />
      ))}
      {(["silkscreen", "soldermask", "copper"] as const).map((layer) => (
        <Checkbox
          key={layer}
          label={t(`show.${layer}`)}
          checked={view.layers[layer]}
          onChange={() => view.toggleLayer(layer)}
        />
      ))}
    </fieldset>
  );
}

const PERCENT = 100;

function Exploded() {
  const t = useTranslations("board3d");
  const explodedFactor = useBoard3dView((view) => view.explodedFactor);
  const set = useBoard3dView((view) => view.set);
  return (
    <label className={styles.slider}>
      <span>{t("apart")}</span>
      <input
        type="range"
        min={0}
        max={PERCENT}
        value={explodedFactor * PERCENT}
        onChange={(event) => set({ explodedFactor: Number(event.target.value) / PERCENT })}
      />
    </label>
  );
}

function Section() {
  const t = useTranslations("board3d.section");
  const section = useBoard3dView((view) => view.section);
  const set = useBoard3dView((view) => view.set);
  const items = (["none", "x", "y"] as const).map((id) => ({ id, label: t(id) }));
  return (
    <div className={styles.slider}>
      <span>{t("label")}</span>
      <Segments
        label={t("label")}
        items={items}
        value={section?.axis ?? "none"}
        onChange={(axis) => set({ section: axis === "none" ? null : { axis, share: section?.share ?? 0.5 } })}
      />
      {section && (
        <input
          type="range"
          aria-label={t("place")}
          min={0}
          max={PERCENT}
          value={section.share * PERCENT}
          onChange={(event) => set({ section: { ...section, share: Number(event.target.value) / PERCENT } })}
        />
      )}
    </div>
  );
}

const TABLES = [".csv", ".txt", ".pos", ".tsv", ".xls", ".xlsx", ".mnt"];

function AddTable({ controller, hasParts }: { controller: Board3dController | null; hasParts: boolean }) {
  const t = useTranslations("board3d.parts");
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="no-print">
      <FileInput ref={input} label={t("add")} accept={TABLES} onFile={(file) => controller?.readTable(file)} />
      <Button size="sm" onClick={() => input.current?.click()}>
        {t(hasParts ? "replace" : "add")}
      </Button>
      {!hasParts && <p className={styles.hint}>{t("hint")}</p>}
    </div>
  );
}

function Foot() {
  const t = useTranslations("board3d");
  const unit = useBoard3dView((view) => view.unit);
  const hasBackground = useBoard3dView((view) => view.hasBackground);
  const set = useBoard3dView((view) => view.set);
  const reset = useBoard3dView((view) => view.reset);
  const units = (["mm", "inch"] as const).map((id) => ({ id, label: t(`units.${id}Name`) }));
  return (
    <div className={styles.foot}>
      <Segments label={t("units.label")} items={units} value={unit} onChange={(next) => set({ unit: next })} />
      <Checkbox
        label={t("background")}
        checked={hasBackground}
        onChange={() => set({ hasBackground: !hasBackground })}
      />
      <Button size="sm" variant="quiet" onClick={reset}>
        {t("reset")}
      </Button>
    </div>
  );
}

/** Below this fraction the coordinates belong to another board or are in other units. */
const WELL_INSIDE = 0.5;

/** Part counts of a board in 3D, how many are drawn as a box only, and the selected part. */
function PartFacts({ parts }: { parts: ShownParts | null }) {
  const t = useTranslations("board3d.parts");
  const picked = useBoard3dView((view) => view.picked);
  if (!parts) return null;
  const { parts: shown } = parts.assembly;
  const guessed = shown.filter(({ basis }) => basis === "guess").length;
  return (
    <div className={styles.parts}>
      {parts.inside < WELL_INSIDE && <Notice kind="warning">{t("elsewhere")}</Notice>}
      <p>{t("count", { count: shown.length })}</p>
      {guessed > 0 && <p className={styles.guess}>{t("guessed", { count: guessed })}</p>}
      <p role="status">
        {picked ? (
          <>
            <b>{picked.designator}</b> {picked.value} <br />
            {picked.packageName} · {t(`basis.${picked.basis}`)}
          </>
        ) : (
          t("pick")
        )}
      </p>
    </div>
  );
}
