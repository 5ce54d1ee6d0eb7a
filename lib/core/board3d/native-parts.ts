// The parts of a native board file: KiCad footprints, Eagle elements, Altium components.

import { readCompoundFile } from "@/lib/base/compound-file";
import { MAX_PARTS, type NamedPart } from "@/lib/core/board3d/assemble";
import { MIL_MM } from "@/lib/core/formats/altium/board";
import { type AltiumComponent, toComponent } from "@/lib/core/formats/altium/component";
import { parseAltiumComponents } from "@/lib/core/formats/altium/parse-board";
import { readTextRecords } from "@/lib/core/formats/altium/properties";
import type { EagleElement } from "@/lib/core/formats/eagle/board";
import { parseEagle } from "@/lib/core/formats/eagle/parse-eagle";
import { parseKicadBoard } from "@/lib/core/formats/kicad/board";
import { footprintField } from "@/lib/core/formats/kicad/footprint";
import { type NativeFormat, nativeFormatOf } from "@/lib/core/formats/native-format";

/** In the coordinates of the board that is read from these bytes; none for formats that are not read here. */
export function nativePartsOf(bytes: Uint8Array): NamedPart[] {
  const format = nativeFormatOf(bytes);
  return (format && READERS[format]?.(bytes).slice(0, MAX_PARTS)) ?? [];
}

const READERS: Partial<Record<NativeFormat, (bytes: Uint8Array) => NamedPart[]>> = {
  kicad: kicadParts,
  eagle: eagleParts,
  altium: altiumParts,
  "altium-text": altiumTextParts,
};

/** Lists that are long or many, and that hold no place of a part. */
const SKIPPED = new Set(
  (
    "uuid tstamp model image embedded_files group stackup zone segment arc via pad effects " +
    "fp_line fp_arc fp_circle fp_rect fp_poly fp_curve gr_line gr_arc gr_circle gr_rect gr_poly gr_curve"
  ).split(" "),
);

function kicadParts(bytes: Uint8Array): NamedPart[] {
  const board = parseKicadBoard(bytes, SKIPPED);
  if (!board.ok) return [];
  return board.value.items.flatMap((item) => {
    if (item.kind !== "footprint" || !item.at || !isPlaced(item.at)) return [];
    const { x, y, angleDeg } = item.at;
    return {
      designator: footprintField(item, "Reference"),
      value: footprintField(item, "Value"),
      packageName: item.libraryId,
      // KiCad's y axis points down; its angles are counter-clockwise on the screen.
      ...{ xMm: x, yMm: -y, rotationDeg: ((angleDeg % 360) + 360) % 360 },
      side: (item.layer ?? "").startsWith("B.") ? ("bottom" as const) : ("top" as const),
    };
  });
}

function eagleParts(bytes: Uint8Array): NamedPart[] {
  const parsed = parseEagle(bytes);
  return parsed.ok ? (parsed.value.board?.elements ?? []).filter(isPlaced).map(eaglePart) : [];
}

function eaglePart({ name, value, package: packageName, x, y, rotation }: EagleElement): NamedPart {
  const isBottom = rotation.isMirrored;
  return {
    designator: name,
    ...{ value, packageName, xMm: x, yMm: y },
    // Mirrored about y, then rotated: see placing.ts.
    rotationDeg: (((rotation.angleDeg + (isBottom ? 180 : 0)) % 360) + 360) % 360,
    side: isBottom ? "bottom" : "top",
  };
}

function isPlaced({ x, y }: { x: number; y: number }): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}

/** The parts of an Altium board, from a compound file. */
function altiumParts(bytes: Uint8Array): NamedPart[] {
  const opened = readCompoundFile(bytes);
  return opened.ok ? parseAltiumComponents(opened.value).flatMap((component) => toPart(component) ?? []) : [];
}

/** The parts of an Altium board saved as text. */
function altiumTextParts(bytes: Uint8Array): NamedPart[] {
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
    // Mirrored about y, then rotated: see placing.ts.
    rotationDeg: (((angleDeg + (isBottom ? 180 : 0)) % 360) + 360) % 360,
    side: isBottom ? "bottom" : "top",
  };
}
