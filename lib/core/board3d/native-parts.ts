// The parts of a board as its design tool keeps it: KiCad's footprints, Eagle's elements, Altium's components.

import { findList, findWord, headOf, listsIn, numbersOf, type SList, wordsOf } from "@/lib/base/s-expression";
import { childOf, childrenOf, numberOf, parseXml, type XmlElement } from "@/lib/base/xml";
import { altiumParts, altiumTextParts } from "@/lib/core/board3d/altium-parts";
import { MAX_PARTS, type NamedPart } from "@/lib/core/board3d/assemble";
import { parseKicad } from "@/lib/core/native-board/kicad/parse-kicad";
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

/** Long lists that say nothing of places. */
const SKIPPED = new Set([
  "uuid",
  "tstamp",
  "model",
  "image",
  "embedded_files",
  "group",
  "stackup",
  "zone",
  "segment",
  "via",
  "pad",
]);

function kicadParts(bytes: Uint8Array): NamedPart[] {
  const parsed = parseKicad(bytes, SKIPPED);
  if (!parsed.ok) return [];
  return listsIn(parsed.value)
    .filter((record) => headOf(record) === "footprint" || headOf(record) === "module")
    .map((footprint) => {
      const [x = 0, y = 0, angle = 0] = numbersOf(findList(footprint, "at"));
      return {
        designator: kicadText(footprint, "Reference"),
        value: kicadText(footprint, "Value"),
        packageName: wordsOf(footprint)[0] ?? "",
        // KiCad's y runs down; its angles are counter-clockwise as one looks at the screen.
        ...{ xMm: x, yMm: -y, rotationDeg: ((angle % 360) + 360) % 360 },
        side: (findWord(footprint, "layer") ?? "").startsWith("B.") ? ("bottom" as const) : ("top" as const),
      };
    });
}

/** (property "Reference" "R1" …) since version 8, (fp_text reference "R1" …) before. */
function kicadText(footprint: SList, name: "Reference" | "Value"): string {
  const property = listsIn(footprint, "property").find((record) => wordsOf(record)[0] === name);
  const text = listsIn(footprint, "fp_text").find((record) => wordsOf(record)[0] === name.toLowerCase());
  return wordsOf(property ?? text)[1] ?? "";
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
