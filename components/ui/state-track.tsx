// Stations of a process on a line, with brackets that show until when changes are possible.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import styles from "./state-track.module.css";

export interface Station {
  key: string;
  label: ReactNode;
  note?: ReactNode;
  state: "done" | "now" | "future";
}

export interface TrackBracket {
  key: string;
  label: ReactNode;
  /** First and last station, zero-based. */
  from: number;
  to: number;
}

export function StateTrack({
  stations,
  brackets = [],
}: {
  stations: readonly Station[];
  brackets?: readonly TrackBracket[];
}) {
  const t = useTranslations("common.track");
  return (
    <div className={styles.frame} style={{ "--stations": stations.length } as Record<string, number>}>
      <ol className={styles.track}>
        {stations.map((station) => (
          <li key={station.key} data-state={station.state} aria-current={station.state === "now" ? "step" : undefined}>
            <b>
              {station.label}
              <span className="visually-hidden">{t("named", { state: t(station.state) })}</span>
            </b>
            {station.note && <small className="num">{station.note}</small>}
          </li>
        ))}
      </ol>
      {brackets.length > 0 && (
        <div className={styles.brackets}>
          {brackets.map((bracket) => (
            <span
              key={bracket.key}
              style={{ "--from": bracket.from + 1, "--to": bracket.to + 2 } as Record<string, number>}
            >
              {bracket.label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
