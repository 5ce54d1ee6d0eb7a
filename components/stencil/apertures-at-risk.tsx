"use client";
// Aperture sizes at risk for the chosen thickness, worst first; a selected one is shown in the drawing.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useApertureWords } from "@/components/stencil/use-aperture-words";
import { Icon } from "@/components/icons/icon";
import type { Aperture } from "@/lib/core/measure/openings/aperture";
import { MIN_AREA_RATIO, MIN_ASPECT_RATIO } from "@/lib/core/measure/openings/release";
import type { SizeAtRisk } from "@/lib/core/stencil/summary";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";
import styles from "./stencil-check.module.css";

interface AperturesAtRiskProps {
  apertures: readonly Aperture[];
  sizes: readonly (SizeAtRisk & { id: string })[];
  count: number;
  /** Selected size. */
  marked: string | null;
  onMark: (id: string | null) => void;
}

const SHOWN_AT_FIRST = 6;

export function AperturesAtRisk({ apertures, sizes, count, marked, onMark }: AperturesAtRiskProps) {
  const t = useTranslations("stencil.check");
  const words = useApertureWords();
  const um = useStencilDraft((draft) => draft.specification.thicknessUm);
  const [isWhole, setWhole] = useState(false);
  if (apertures.length === 0) return null;
  if (count === 0)
    return (
      <p className={styles.good} role="status">
        <Icon name="ok" size={16} />
        {t("allGood", { um })}
      </p>
    );
  const shown = isWhole ? sizes : sizes.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.risk}>
      <p role="status">
        <Icon name="warning" size={16} />
        <span>{t("atRisk", { count, total: apertures.length, um })}</span>
      </p>
      <table>
        <caption className="visually-hidden">{t("riskTable")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("columns.size")}</th>
            <th scope="col">{t("columns.count")}</th>
            <th scope="col">{t("columns.area")}</th>
            <th scope="col">{t("columns.aspect")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((size) => (
            <tr key={size.id}>
              <td>
                <button
                  type="button"
                  className="link"
                  aria-pressed={marked === size.id}
                  onClick={() => onMark(marked === size.id ? null : size.id)}
                >
                  {words.size(size)}
                </button>
              </td>
              <td className="num">{size.members.length}</td>
              <td className="num" data-low={size.areaRatio < MIN_AREA_RATIO || undefined}>
                {words.ratio(size.areaRatio)}
              </td>
              <td className="num" data-low={size.aspectRatio < MIN_ASPECT_RATIO || undefined}>
                {words.ratio(size.aspectRatio)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < sizes.length && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          {t("more", { count: sizes.length })}
        </button>
      )}
      <p className={styles.rule}>{t("rule", { area: MIN_AREA_RATIO, aspect: MIN_ASPECT_RATIO })}</p>
    </div>
  );
}
