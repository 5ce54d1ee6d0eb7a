// The parts of a board as its design tool keeps it: KiCad's footprints, Eagle's elements, Altium's components.

import { childOf, childrenOf, numberOf, parseXml, type XmlElement } from "@/lib/base/xml";
import { altiumParts, altiumTextParts } from "@/lib/core/board3d/altium-parts";
import { MAX_PARTS, type NamedPart } from "@/lib/core/board3d/assemble";
import { parseKicadBoard } from "@/lib/core/formats/kicad/board";
import { footprintField } from "@/lib/core/formats/kicad/footprint";
import { type NativeFormat, nativeFormatOf } from "@/lib/core/formats/native-format";

/** Of the same coordinates as the board that is read from these bytes; none for formats that are not read here. */
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
const SKIPPED = new Set("uuid tstamp model image embedded_files group stackup zone segment arc via pad".split(" "));

function kicadParts(bytes: Uint8Array): NamedPart[] {
  const board = parseKicadBoard(bytes, SKIPPED);
  if (!board.ok) return [];
  return board.value.items.flatMap((item) => {
    if (item.kind !== "footprint") return [];
    const { x, y, angleDeg } = item.at ?? { x: 0, y: 0, angleDeg: 0 };
    return {
      designator: footprintField(item, "Reference"),
      value: footprintField(item, "Value"),
      packageName: item.libraryId,
      // KiCad's y runs down; its angles are counter-clockwise as one looks at the screen.
      ...{ xMm: x, yMm: -y, rotationDeg: ((angleDeg % 360) + 360) % 360 },
      side: (item.layer ?? "").startsWith("B.") ? ("bottom" as const) : ("top" as const),
    };
  });
}

function eagleParts(bytes: Uint8Array): NamedPart[] {
  const parsed = parseXml(new TextDecoder().decode(bytes), { doctype: '<!DOCTYPE eagle SYSTEM "eagle.dtd">' });
  const board = parsed.ok ? childOf(childOf(parsed.value, "drawing"), "board") : undefined;
  return board ? childrenOf(board, "elements").map(eaglePart) : [];
}

function eaglePart(element: XmlElement): NamedPart {
  const word = (name: string) => element.attributes.get(name) ?? "";
  const [, flags = "", angle = "0"] = /^([SM]*)R(-?[\d.]+)$/.exec(word("rot")) ?? [];
  const isBottom = flags.includes("M");
  const degrees = Number(angle) || 0;
  return {
    designator: word("name"),
    value: word("value"),
    packageName: word("package"),
    xMm: numberOf(element, "x", 0),
    yMm: numberOf(element, "y", 0),
    // Mirrored about y and then turned: see placing.ts.
    rotationDeg: (((degrees + (isBottom ? 180 : 0)) % 360) + 360) % 360,
    side: isBottom ? "bottom" : "top",
  };
}
