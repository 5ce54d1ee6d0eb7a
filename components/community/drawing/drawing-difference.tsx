"use client";
// Difference between two states of a drawing: marked on the sheets, and listed.
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Drawing } from "@/components/community/drawing/drawing";
import { DrawingStage, sheetName } from "@/components/community/drawing/drawing-stage";
import type { Drawer } from "@/components/community/drawing/use-drawing";
import { Segments } from "@/components/ui/segments";
import { Select } from "@/components/ui/select";
import { groupBy } from "@/lib/base/group-by";
import { hasText } from "@/lib/base/has-text";
import type { ComparedObject, FieldChange } from "@/lib/core/schematic/edit/compare";
import { nameOf } from "@/lib/core/schematic/edit/diff-subject";
import type { SheetInstance } from "@/lib/core/schematic/model/instances";
import styles from "./drawing.module.css";

interface DrawingDifferenceProps {
  drawer: Drawer;
  older: Drawing;
  newer: Drawing;
  fetchImage?: (file: string) => Promise<Blob>;
}

type Side = "older" | "newer";

/** More are seen on the sheets. */
const MAX_LISTED = 200;
const SIGNS = { added: "+", removed: "−", changed: "~" } as const;

export function DrawingDifference({ drawer, older, newer, fetchImage }: DrawingDifferenceProps) {
  const t = useTranslations("community.difference");
  const compared = useMemo(() => drawer.compareDrawings(older, newer), [drawer, older, newer]);
  const [side, setSide] = useState<Side>("newer");
  const shown = side === "newer" ? newer : older;
  const [path, setPath] = useState<string | null>(null);
  const firstPath = compared[0] ? drawer.pathOfSheet(shown, compared[0].object.sheetId) : null;
  const shownPath = path ?? firstPath ?? "/";
  const marksOf = useCallback(
    (instance: SheetInstance) => drawer.marksOn(compared, { drawing: shown, instance, side }),
    [drawer, compared, shown, side],
  );
  function show({ mark, object }: ComparedObject): void {
    const next: Side = mark === "removed" ? "older" : mark === "added" ? "newer" : side;
    setSide(next);
    setPath(drawer.pathOfSheet(next === "newer" ? newer : older, object.sheetId));
  }
  if (compared.length === 0) return <p className={styles.note}>{t("same")}</p>;
  return (
    <div className={styles.difference}>
      <div className={styles.view}>
        <DrawingStage
          {...{ drawer, drawing: shown, marksOf, fetchImage }}
          path={shownPath}
          label={t(side === "newer" ? "after" : "before")}
        />
      </div>
      <div className={styles.side}>
        <div className={styles.bar}>
          <Segments
            label={t("side")}
            value={side}
            items={[
              { id: "older", label: t("before") },
              { id: "newer", label: t("after") },
            ]}
            onChange={setSide}
          />
          {shown.instances.length > 1 && (
            <Select
              aria-label={t("sheet")}
              className={styles.sheets}
              value={shownPath}
              onChange={({ target }) => setPath(target.value)}
            >
              {shown.instances.map((instance) => (
                <option key={instance.path} value={instance.path}>
                  {sheetName(instance)}
                </option>
              ))}
            </Select>
          )}
        </div>
        <Counts compared={compared} />
        <Differences compared={compared} onShow={show} />
      </div>
    </div>
  );
}

function Counts({ compared }: { compared: readonly ComparedObject[] }) {
  const t = useTranslations("community.difference");
  const count = (mark: ComparedObject["mark"]) => compared.filter((each) => each.mark === mark).length;
  const counts = { added: count("added"), removed: count("removed"), changed: count("changed") };
  return <p className={styles.counts}>{t("counts", counts)}</p>;
}

interface DifferencesProps {
  compared: readonly ComparedObject[];
  onShow: (compared: ComparedObject) => void;
}

/** Named records one by one, the rest by their kind. */
function Differences({ compared, onShow }: DifferencesProps) {
  const t = useTranslations("community.difference");
  const named = compared.filter(({ object }) => nameOf(object) !== null);
  const unnamed = groupBy(
    compared.filter(({ object }) => nameOf(object) === null),
    ({ mark, object }) => `${mark} ${object.kind}`,
  );
  return (
    <ul className={styles.signs}>
      {named.slice(0, MAX_LISTED).map((each) => (
        <Difference key={each.object.id} compared={each} onShow={onShow} name={nameOf(each.object)}>
          {each.mark === "changed" ? <Changes changes={each.changes} /> : t(`kinds.${each.object.kind}`)}
        </Difference>
      ))}
      {[...unnamed].map(([key, group]) => {
        const [first] = group;
        if (!first) return null;
        return (
          <Difference key={key} compared={first} onShow={onShow} name={t(`kinds.${first.object.kind}`)}>
            {t("times", { count: group.length })}
          </Difference>
        );
      })}
      {named.length > MAX_LISTED && <li className={styles.note}>{t("more", { count: named.length - MAX_LISTED })}</li>}
    </ul>
  );
}

interface DifferenceProps {
  compared: ComparedObject;
  name: string | null;
  onShow: (compared: ComparedObject) => void;
  children: ReactNode;
}

function Difference({ compared, name, onShow, children }: DifferenceProps) {
  const t = useTranslations("community.difference");
  const { mark } = compared;
  return (
    <li>
      <button type="button" onClick={() => onShow(compared)}>
        <b data-mark={mark} title={t(`marks.${mark}`)}>
          <span aria-hidden="true">{SIGNS[mark]}</span>
          <span className="visually-hidden">{t(`marks.${mark}`)}</span>
        </b>
        <span>{name}</span>
        <small>{children}</small>
      </button>
    </li>
  );
}

/** "value 10k → 22k, moved" */
function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const t = useTranslations("community.difference");
  const fields = useTranslations("community.difference.fields");
  const format = useFormatter();
  const words = changes.map(({ field, before, after }) => {
    const name = hasText(fields, field) ? fields(field) : field;
    return before === after ? name : t("change", { field: name, before: before || "–", after: after || "–" });
  });
  return format.list(words, { type: "unit" });
}
