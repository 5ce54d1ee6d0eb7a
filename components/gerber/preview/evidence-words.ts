"use client";
// Sentence that explains the detection of a file's layer.
import { useTranslations } from "next-intl";
import { useLayerName } from "@/components/gerber/preview/layer-names";
import type { BoardFinding } from "@/stores/viewer/gerber-view";

/** Shape shared by engine and contract; boards stored before evidence was recorded have none. */
type Explained = Pick<BoardFinding["layers"][number], "file" | "type" | "side" | "evidence">;
type Evidence = NonNullable<Explained["evidence"]>[number];

/** Null without evidence. */
export function useEvidenceWords(): (layer: Explained) => string | null {
  const t = useTranslations("gerber.layers.evidence");
  const layerLabel = useLayerName();
  const say = ({ basis, text }: Evidence) => {
    const key = (basis === "geometry" ? text : basis) as Parameters<typeof t>[0];
    return t(t.has(key) ? key : "none", { text });
  };
  return ({ file, type, side, evidence = [] }) => {
    const [deciding, ...others] = evidence;
    if (!deciding || deciding.basis === "none") return null;
    const against = others.find((other) => other.type !== type || (other.side !== undefined && other.side !== side));
    if (!against) return say(deciding);
    return t("but", {
      first: say(deciding),
      second: say(against),
      name: layerLabel({ file, type: against.type, side: against.side ?? "all" }),
    });
  };
}
