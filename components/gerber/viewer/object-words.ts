"use client";
// Names of drawn objects and their layers.
import { useTranslations } from "next-intl";
import { useLayerName } from "@/components/gerber/preview/layer-names";
import { layerToken } from "@/components/gerber/viewer/layer-colours";
import type { ObjectFacts } from "@/lib/core/board/object-facts";
import type { SceneLayer } from "@/lib/core/board-view/scene";
import { useBoardViewer } from "@/stores/viewer/board-viewer";

type Layer = Pick<SceneLayer, "id" | "type" | "side" | "layer" | "plating">;

export interface ObjectWords {
  /** "Pad U1.3", "Trace". */
  title: (facts: ObjectFacts) => string;
  layer: (layer: Layer) => string;
  /** CSS color. */
  colour: (layer: Layer) => string;
}

export function useObjectWords(): ObjectWords {
  const t = useTranslations("viewer.objects");
  const tLayers = useTranslations("viewer.layers");
  const tPlating = useTranslations("viewer.platings");
  const layerName = useLayerName();
  const rows = useBoardViewer((viewer) => viewer.rows);
  return {
    title({ kind, part, pin }) {
      const name = t(kind);
      if (part === null) return name;
      return t("ofPart", { name, part: pin === null ? part : `${part}.${pin}` });
    },
    layer({ id, type, side, layer, plating }) {
      if (type === "copper" && side === "inner" && layer !== undefined) return tLayers("inner", { layer });
      if (type === "drill" && plating !== undefined && plating !== "unknown") return tPlating(`holes.${plating}`);
      return layerName({ file: id, type, side });
    },
    colour: (layer) => rows.find(({ id }) => id === layer.id)?.color ?? `var(${layerToken(layer)})`,
  };
}
