"use client";
import { useTranslations } from "next-intl";
import { maskToken } from "@/lib/client/board-appearance";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./layer-panel.module.css";

const COLOURS = ["Green", "Blue", "Black", "Red", "Yellow", "White"] as const;

/** A white board has black silkscreen. */
const textOn = (maskColor: string) => (maskColor === "White" ? "Black" : "White");

export function BoardColourChoice() {
  const t = useTranslations("viewer.colours");
  const appearance = useBoardViewer((viewer) => viewer.appearance);
  const set = useBoardViewer((viewer) => viewer.set);
  return (
    <fieldset className={styles.colours}>
      <legend className="label">{t("label")}</legend>
      {COLOURS.map((colour) => (
        <label key={colour} title={t(colour)} style={{ background: `var(${maskToken(colour)})` }}>
          <input
            type="radio"
            name="mask-colour"
            checked={appearance.solderMaskColor === colour}
            onChange={() =>
              set({ appearance: { ...appearance, solderMaskColor: colour, silkscreenColor: textOn(colour) } })
            }
          />
          <span className="visually-hidden">{t(colour)}</span>
        </label>
      ))}
    </fieldset>
  );
}
