"use client";
// Why a file was taken for what it was, in a sentence.
import { useTranslations } from "next-intl";
import { useLayerName } from "@/components/gerber/preview/layer-names";
import type { BoardFinding } from "@/stores/viewer/gerber-view";

/** As the engine and the contract have them; boards kept before they were written down have none. */
type Explained = Pick<BoardFinding["layers"][number], "file" | "type" | "side" | "evidence">;
type Evidence = NonNullable<Explained["evidence"]>[number];

/** Null where nothing speaks for anything. */
export function useEvidenceWords(): (layer: Explained) => string | null {
  const t = useTranslations("gerber.layers.evidence");
  const nameOf = useLayerName();
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
      name: nameOf({ file, type: against.type, side: against.side ?? "all" }),
    });
  };
}
