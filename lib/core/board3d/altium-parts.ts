// The parts of an Altium board, as a compound file or saved as text: its components.

import { readCompoundFile } from "@/lib/base/compound-file";
import type { NamedPart } from "@/lib/core/board3d/assemble";
import { MIL_MM } from "@/lib/core/formats/altium/board";
import { type AltiumComponent, toComponent } from "@/lib/core/formats/altium/component";
import { parseAltiumComponents } from "@/lib/core/formats/altium/parse-board";
import { readTextRecords } from "@/lib/core/formats/altium/properties";

export function altiumParts(bytes: Uint8Array): NamedPart[] {
  const opened = readCompoundFile(bytes);
  return opened.ok ? parseAltiumComponents(opened.value).flatMap((component) => toPart(component) ?? []) : [];
}

export function altiumTextParts(bytes: Uint8Array): NamedPart[] {
  const parts: NamedPart[] = [];
  for (const record of readTextRecords(bytes)) {
    const part = record.record === "COMPONENT" ? toPart(toComponent(record)) : null;
    if (part) parts.push(part);
  }
  return parts;
}

/** Null for a component on neither side: drawings on mechanical layers are components, too. */
function toPart({ layer, angleDeg, ...component }: AltiumComponent): NamedPart | null {
  const designator = component.designator.trim();
  const [xMm, yMm] = [component.xMil * MIL_MM, component.yMil * MIL_MM];
  const isBottom = layer === "BOTTOM";
  if (designator === "" || (layer !== "TOP" && !isBottom) || !Number.isFinite(xMm) || !Number.isFinite(yMm))
    return null;
  return {
    designator,
    value: component.libraryReference.trim(),
    packageName: component.pattern.trim(),
    ...{ xMm, yMm },
    // Mirrored about y and then turned: see placing.ts.
    rotationDeg: (((angleDeg + (isBottom ? 180 : 0)) % 360) + 360) % 360,
    side: isBottom ? "bottom" : "top",
  };
}
