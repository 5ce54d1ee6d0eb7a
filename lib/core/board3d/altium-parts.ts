// The parts of an Altium board, as a compound file or saved as text: the words of its components.

import { readCompoundFile } from "@/lib/base/compound-file";
import type { NamedPart } from "@/lib/core/board3d/assemble";
import { milsToMm, readPropertyRecords } from "@/lib/core/native-board/altium/record-reader";
import { readTextRecords } from "@/lib/core/native-board/altium/text-record";

type Words = ReadonlyMap<string, string>;

export function altiumParts(bytes: Uint8Array): NamedPart[] {
  const opened = readCompoundFile(bytes);
  return opened.ok ? partsOf(readPropertyRecords(opened.value.get("Components6/Data"))) : [];
}

export function altiumTextParts(bytes: Uint8Array): NamedPart[] {
  const components: Words[] = [];
  for (const { kind, words } of readTextRecords(bytes)) if (kind === "COMPONENT") components.push(words);
  return partsOf(components);
}

function partsOf(components: Iterable<Words>): NamedPart[] {
  const parts: NamedPart[] = [];
  for (const words of components) {
    const part = partOf(words);
    if (part) parts.push(part);
  }
  return parts;
}

/** Null for what is no part of either side: drawings on mechanical layers are components, too. */
function partOf(words: Words): NamedPart | null {
  const layer = words.get("LAYER")?.trim().toUpperCase();
  const designator = words.get("SOURCEDESIGNATOR")?.trim() ?? "";
  const [xMm, yMm] = [milsToMm(words.get("X")), milsToMm(words.get("Y"))];
  const isBottom = layer === "BOTTOM";
  if (designator === "" || (layer !== "TOP" && !isBottom) || !Number.isFinite(xMm) || !Number.isFinite(yMm))
    return null;
  const degrees = Number(words.get("ROTATION")) || 0;
  return {
    designator,
    value: words.get("SOURCELIBREFERENCE")?.trim() ?? "",
    packageName: words.get("PATTERN")?.trim() ?? "",
    xMm,
    yMm,
    // Mirrored about y and then turned: see placing.ts.
    rotationDeg: (((degrees + (isBottom ? 180 : 0)) % 360) + 360) % 360,
    side: isBottom ? "bottom" : "top",
  };
}
