// Primitives of an Altium board saved as text.

import type { AltiumPrimitive, AltiumRegion, AltiumVia } from "@/lib/core/formats/altium/primitives";
import { type AltiumProperties, decodeWideString } from "@/lib/core/formats/altium/properties";
import { toPad } from "@/lib/core/formats/altium/text-pad";
import { propertyVertices } from "@/lib/core/formats/altium/vertices";

/** Undefined for a record of another kind. */
export function toPrimitive(record: AltiumProperties): AltiumPrimitive | undefined {
  const base = {
    line: record.line,
    layer: record.layer("LAYER"),
    isKeepout: record.isTrue("KEEPOUT"),
    net: record.index("NET"),
    component: record.index("COMPONENT"),
    polygon: record.index("POLYGON"),
  };
  const [from, to] = [record.point("X1", "Y1"), record.point("X2", "Y2")];
  const angleDeg = record.number("ROTATION") || 0;
  switch (record.record) {
    case "TRACK":
      return { kind: "track", ...base, start: from, end: to, width: record.mil("WIDTH") };
    case "ARC":
      return {
        kind: "arc",
        ...base,
        center: record.point("LOCATION.X", "LOCATION.Y"),
        radius: record.mil("RADIUS"),
        startDeg: record.number("STARTANGLE"),
        endDeg: record.number("ENDANGLE"),
        width: record.mil("WIDTH"),
      };
    case "FILL":
      return { kind: "fill", ...base, from, to, angleDeg };
    case "REGION":
      return { kind: "region", ...base, ...toRegion(record), isShapeBased: false };
    case "SHAPEBASEDREGION":
      return { kind: "region", ...base, ...toRegion(record), isShapeBased: true };
    case "PAD":
      return toPad(record);
    case "VIA":
      return { kind: "via", ...base, ...toVia(record) };
    case "TEXT":
      return {
        kind: "text",
        ...{ ...base, angleDeg },
        at: record.point("X", "Y"),
        height: record.mil("HEIGHT"),
        strokeWidth: record.mil("WIDTH"),
        isMirrored: record.isTrue("MIRROR"),
        isComment: record.isTrue("COMMENT"),
        isDesignator: record.isTrue("DESIGNATOR"),
        text: record.has("WIDESTRING") ? decodeWideString(record.text("WIDESTRING")) : record.text("TEXT"),
      };
    default:
      return undefined;
  }
}

const MAX_HOLES = 10_000;

function toRegion(record: AltiumProperties): Pick<AltiumRegion, "regionKind" | "isBoardCutout" | "outline" | "holes"> {
  const count = Math.min(record.index("HOLECOUNT") ?? 0, MAX_HOLES);
  return {
    regionKind: record.number("KIND") || 0,
    isBoardCutout: record.isTrue("ISBOARDCUTOUT"),
    outline: propertyVertices(record),
    holes: Array.from({ length: count }, (_, k) => propertyVertices(record, `HOLE${k}`)),
  };
}

function toVia(record: AltiumProperties): Omit<AltiumVia, keyof AltiumPrimitive> {
  return {
    at: record.point("X", "Y"),
    diameter: record.mil("DIAMETER"),
    holeSize: record.mil("HOLESIZE"),
    fromLayer: record.layer("STARTLAYER"),
    toLayer: record.layer("ENDLAYER"),
    isTentedTop: record.isTrue("TENTINGTOP"),
    isTentedBottom: record.isTrue("TENTINGBOTTOM"),
  };
}
