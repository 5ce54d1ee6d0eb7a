"use client";
// The colour of the solder mask of a painted board.
import { useTranslations } from "next-intl";
import { maskToken } from "@/lib/client/board-look";
import { useBoardViewer } from "@/stores/board-viewer";
import styles from "./layer-panel.module.css";

const COLOURS = ["Green", "Blue", "Black", "Red", "Yellow", "White"] as const;

export function BoardColourChoice() {
  const t = useTranslations("viewer.colours");
  const maskColor = useBoardViewer((viewer) => viewer.maskColor);
  const set = useBoardViewer((viewer) => viewer.set);
  return (
    <fieldset className={styles.colours}>
      <legend className="label">{t("label")}</legend>
      {COLOURS.map((colour) => (
        <label key={colour} title={t(colour)} style={{ background: `var(${maskToken(colour)})` }}>
          <input
            type="radio"
            name="mask-colour"
            checked={maskColor === colour}
            onChange={() => set({ maskColor: colour })}
          />
          <span className="visually-hidden">{t(colour)}</span>
        </label>
      ))}
    </fieldset>
  );
}
