"use client";
// Places of a warning; a click shows the place.
import { useTranslations } from "next-intl";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import { useLengths } from "@/components/gerber/viewer/lengths";
import { createPicker } from "@/components/gerber/viewer/pick-order";
import { grow } from "@/lib/base/bbox";
import { pickAt } from "@/lib/core/board-view/pick";
import { useBoardViewer, useBoardViewerStore } from "@/stores/viewer/board-viewer";
import type { ShownWarning } from "@/stores/viewer/board-viewer-state";
import styles from "./warning-places.module.css";

type Place = NonNullable<ShownWarning["places"]>[number];

/** Margin around a shown place. */
const AROUND_MM = 2;
/** A place is on its object, except for rounding. */
const REACH_MM = 0.05;

export function WarningPlaces({ warning }: { warning: ShownWarning }) {
  const t = useTranslations("viewer.places");
  const unit = useBoardViewer((viewer) => viewer.unit);
  const lengths = useLengths(unit);
  const show = useShowPlace();
  const { places = [], count = places.length } = warning;
  if (places.length === 0) return null;
  return (
    <div className={styles.places}>
      <span className="label">{t("places", { count })}</span>
      <ul>
        {places.map((place, at) => {
          const [x, y] = [lengths.length(place.xMm), lengths.length(place.yMm)];
          return (
            <li key={at}>
              <button type="button" aria-label={t("show", { x, y })} onClick={() => show(place)}>
                {`${x}, ${y}`}
              </button>
            </li>
          );
        })}
      </ul>
      {count > places.length && <span className="label">{t("more", { count: count - places.length })}</span>}
    </div>
  );
}

/** Centers the place and selects the object there. */
function useShowPlace(): (place: Place) => void {
  const store = useBoardViewerStore();
  const { viewport } = useInstruments();
  return ({ xMm, yMm }) => {
    const { board, set, ...shown } = store.getState();
    if (!board) return;
    const hits = pickAt(createPicker()(board.scene, shown), [xMm, yMm], REACH_MM);
    set({ lit: null, selection: hits.length === 0 ? null : { at: [xMm, yMm], hits, chosen: 0 } });
    viewport.show(grow({ minX: xMm, minY: yMm, maxX: xMm, maxY: yMm }, AROUND_MM));
  };
}
