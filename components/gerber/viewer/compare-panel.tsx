"use client";
// Changes since an earlier revision, by layer and place; a click shows the place.
import { useFormatter, useTranslations } from "next-intl";
import { useRef } from "react";
import { GERBER_FILE_RULE } from "@/components/gerber/preview/gerber-file-rule";
import { MAX_PLACES } from "@/components/gerber/viewer/changed-places";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import { useLengths } from "@/components/gerber/viewer/lengths";
import { useObjectWords } from "@/components/gerber/viewer/object-words";
import { useComparison } from "@/components/gerber/viewer/use-comparison";
import { Button } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import type { LayerDifference, Place } from "@/lib/core/board-view/revision";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./panels.module.css";

export function ComparePanel() {
  const t = useTranslations("viewer.compare");
  const input = useRef<HTMLInputElement>(null);
  const { comparing, take, cancel } = useComparison();
  const comparison = useBoardViewer((viewer) => viewer.comparison);
  const set = useBoardViewer((viewer) => viewer.set);
  return (
    <>
      <section className={styles.section}>
        <p>{comparison ? t("with", { name: comparison.name }) : t("empty")}</p>
        <FileInput ref={input} label={t("choose")} accept={GERBER_FILE_RULE.accept} onFile={take} />
        <div className={styles.actions}>
          {comparing.status === "running" ? (
            <Button size="sm" onClick={cancel}>
              {t("cancel")}
            </Button>
          ) : (
            <Button size="sm" variant={comparison ? "secondary" : "primary"} onClick={() => input.current?.click()}>
              {t("choose")}
            </Button>
          )}
          {comparison && (
            <Button size="sm" variant="quiet" onClick={() => set({ comparison: null })}>
              {t("end")}
            </Button>
          )}
        </div>
        <p role="status">{comparing.status === "running" && t("running")}</p>
        {comparing.status === "failed" && (
          <p className={styles.warning} role="alert">
            {comparing.message}
          </p>
        )}
      </section>
      {comparison?.revision.layers.length === 0 && <p className={styles.empty}>{t("same")}</p>}
      {comparison?.revision.layers.map((difference) => (
        <LayerChanges key={`${difference.before} ${difference.after}`} difference={difference} />
      ))}
    </>
  );
}

function LayerChanges({ difference }: { difference: LayerDifference }) {
  const t = useTranslations("viewer.compare");
  const { viewport } = useInstruments();
  const words = useObjectWords();
  const layers = useBoardViewer((viewer) => viewer.board?.scene.layers);
  const say = usePlaceWords();
  const { before, after, added, removed, places } = difference;
  const layer = layers?.find(({ id }) => id === after);
  return (
    <section className={styles.section}>
      <h3>{layer ? words.layer(layer) : (before ?? after)}</h3>
      <p>
        {after === null
          ? t("gone")
          : before === null
            ? t("new")
            : t("objects", { added: added?.objects.length ?? 0, removed: removed?.objects.length ?? 0 })}
      </p>
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.slice(0, MAX_PLACES).map((place, at) => (
            <li key={at}>
              <button type="button" onClick={() => viewport.show(place.bounds)}>
                <i data-kind={place.kind} />
                {say(place)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {places.length > MAX_PLACES && <p className="label">{t("more", { count: places.length - MAX_PLACES })}</p>}
    </section>
  );
}

function usePlaceWords(): (place: Place) => string {
  const t = useTranslations("viewer.compare");
  const format = useFormatter();
  const unit = useBoardViewer((viewer) => viewer.unit);
  const lengths = useLengths(unit);
  return ({ kind, bounds, areaMm2 }) =>
    t(kind, {
      area: format.number(areaMm2, { maximumSignificantDigits: 3 }),
      x: lengths.length((bounds.minX + bounds.maxX) / 2),
      y: lengths.length((bounds.minY + bounds.maxY) / 2),
    });
}
