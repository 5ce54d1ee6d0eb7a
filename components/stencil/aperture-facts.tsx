"use client";
// Aperture counts of a side, and area ratios by sheet thickness.
import { useFormatter, useTranslations } from "next-intl";
import { useApertureWords } from "@/components/stencil/use-aperture-words";
import { TitleBlock } from "@/components/ui/title-block";
import { STENCIL_OPTIONS } from "@/lib/core/pricing/stencil/specification";
import type { ApertureSet } from "@/lib/core/measure/openings/aperture";
import { releasesPaste } from "@/lib/core/measure/openings/release";
import type { ApertureSummary } from "@/lib/core/stencil/summary";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";
import styles from "./stencil-check.module.css";

export function ApertureFacts({ set, summary }: { set: ApertureSet; summary: ApertureSummary }) {
  const t = useTranslations("stencil.check.facts");
  const unknown = useTranslations("common")("unknown");
  const format = useFormatter();
  const words = useApertureWords();
  const { count, areaMm2, narrowest, minAreaRatio } = summary;
  const area = format.number(areaMm2, { maximumFractionDigits: 1 });
  return (
    <div className={styles.facts}>
      <TitleBlock
        cells={[
          { key: "count", label: t("count"), value: format.number(count), isPrimary: true },
          { key: "area", label: t("area"), value: `${area} mm²` },
          { key: "narrowest", label: t("narrowest"), value: narrowest ? words.size(narrowest) : unknown },
          { key: "ratio", label: t("ratio"), value: words.ratio(minAreaRatio) },
        ]}
      />
      <ByThickness set={set} />
    </div>
  );
}

function ByThickness({ set: { apertures } }: { set: ApertureSet }) {
  const t = useTranslations("stencil.check");
  const chosen = useStencilDraft((draft) => draft.specification.thicknessUm);
  const change = useStencilDraft((draft) => draft.change);
  return (
    <div className={styles.thickness} role="group" aria-label={t("byThickness")}>
      {STENCIL_OPTIONS.thicknessUm.map((thicknessUm) => {
        const count = apertures.filter((aperture) => !releasesPaste(aperture, thicknessUm / 1000)).length;
        return (
          <button
            key={thicknessUm}
            type="button"
            aria-pressed={thicknessUm === chosen}
            onClick={() => change({ thicknessUm })}
          >
            <span className="num">{t("thickness", { um: thicknessUm })}</span>{" "}
            <small data-risk={count > 0 || undefined}>{t("riskCount", { count })}</small>
          </button>
        );
      })}
    </div>
  );
}
