"use client";
// Detected layer of each file in the archive.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CertaintyTag } from "@/components/gerber/preview/certainty-tag";
import { useEvidenceWords } from "@/components/gerber/preview/evidence-words";
import { innerLayers, layerColour, useLayerName } from "@/components/gerber/preview/layer-names";
import { Icon } from "@/components/icons/icon";
import type { BoardFinding, FoundLayer } from "@/stores/viewer/gerber-view";
import styles from "./layer-list.module.css";

const PHONE = "(max-width: 719px)";
const ORDER = ["silkscreen", "soldermask", "copper", "paste", "drill", "outline"];
const SIDES = ["top", "inner", "all", "bottom"];

/** From top to bottom, then holes and outline, then files that are not drawn. */
export function inStackOrder(layers: BoardFinding["layers"]): BoardFinding["layers"] {
  const rank = ({ type, side }: BoardFinding["layers"][number]) => {
    const at = ORDER.indexOf(type);
    if (at < 0) return 1000;
    if (at >= 4) return 900 + at;
    const height = side === "bottom" ? 3 - at : at;
    return SIDES.indexOf(side) * 10 + height;
  };
  const inner = innerLayers(layers);
  return [...layers].sort((a, b) => rank(a) - rank(b) || inner.indexOf(a) - inner.indexOf(b));
}

/** Null if the detection is certain, and for files that are not used. */
function doubtOf(layer: FoundLayer): "likely" | "guess" | null {
  const { certainty } = layer;
  return certainty === undefined || certainty === "certain" || layerColour(layer) === null ? null : certainty;
}

export function LayerList({ layers }: { layers: BoardFinding["layers"] }) {
  const t = useTranslations("gerber.layers");
  const layerLabel = useLayerName(innerLayers(layers));
  const evidenceOf = useEvidenceWords();
  const guessed = layers.filter((layer) => doubtOf(layer) === "guess").length;
  // Rendered in the browser only, after a file was read; on a phone an open list would push the options far down.
  const [isOpen] = useState(() => !window.matchMedia(PHONE).matches);
  return (
    <details className={styles.layers} open={isOpen}>
      <summary>
        {t("title")}
        <span className="label">
          {t("count", { count: layers.length })}
          {guessed > 0 && `, ${t("toCheck", { count: guessed })}`}
        </span>
        <Icon name="down" size={16} />
      </summary>
      <ul>
        {inStackOrder(layers).map((layer) => {
          const colour = layerColour(layer);
          const doubt = doubtOf(layer);
          const evidence = evidenceOf(layer);
          return (
            <li key={layer.file} data-unused={colour === null || undefined} title={evidence ?? undefined}>
              <i style={colour === null ? undefined : { background: colour }} />
              <span className={styles.purpose}>
                {layerLabel(layer)}
                {doubt && <CertaintyTag certainty={doubt} />}
              </span>
              <span className={styles.file} title={layer.file}>
                {layer.file.split("/").at(-1)}
              </span>
              {doubt === "guess" && evidence && <p className={styles.why}>{evidence}</p>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
