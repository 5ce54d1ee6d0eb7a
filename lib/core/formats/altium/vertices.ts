// Outlines in the properties of an Altium record.

import type { AltiumVertex } from "@/lib/core/formats/altium/primitives";
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";

const MAX_OUTLINE_POINTS = 100_000;

/** KIND0, VX0, VY0 and for arcs CX0, CY0, SA0, EA0, and so on, in mils; `prefix` is HOLE0 for the first hole of an area. */
export function propertyVertices(record: AltiumProperties, prefix = ""): AltiumVertex[] {
  const vertices: AltiumVertex[] = [];
  for (let k = 0; k < MAX_OUTLINE_POINTS && record.has(`${prefix}VX${k}`); k++) {
    const name = (field: string) => prefix + field + k;
    const at = record.point(name("VX"), name("VY"));
    const isRound = Number(record.text(name("KIND"))) !== 0;
    const arc = () => ({
      center: record.point(name("CX"), name("CY")),
      startDeg: record.number(name("SA")),
      endDeg: record.number(name("EA")),
    });
    vertices.push(isRound ? { at, arc: arc() } : { at });
  }
  return vertices;
}
