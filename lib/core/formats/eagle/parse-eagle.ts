// An Eagle file (XML, since version 6) as it describes itself: a board, a schematic or a library.

import { err, ok, type Result } from "@/lib/base/result";
import { childOf, childrenOf, numberOf, parseXml, type XmlCode, type XmlElement } from "@/lib/base/xml";
import { type EagleBoard, parseBoard } from "@/lib/core/formats/eagle/board";
import { type EagleLibrary, parseLibrary } from "@/lib/core/formats/eagle/library";
import { type EagleSchematic, parseSchematic } from "@/lib/core/formats/eagle/schematic";
import { text, untypedChildren } from "@/lib/core/formats/eagle/fields";

export type EagleLayer = { number: number; name: string };

export type EagleDocument = {
  /** The line of the root element. */
  line: number;
  /** "9.6.2". */
  version: string;
  layers: readonly EagleLayer[];
  board: EagleBoard | undefined;
  schematic: EagleSchematic | undefined;
  /** The content of a library file. */
  library: EagleLibrary | undefined;
  /** Settings, grid and filters, as they stand in the file. */
  rest: readonly XmlElement[];
};

const DOCTYPE = '<!DOCTYPE eagle SYSTEM "eagle.dtd">';
const FIELDS = new Set(["layers", "board", "schematic", "library"]);

/** NOT_EAGLE: the root is another element. Failures tell `line` and `read`, the text found there. */
export function parseEagle(bytes: Uint8Array): Result<EagleDocument, XmlCode | "NOT_EAGLE"> {
  const parsed = parseXml(new TextDecoder().decode(bytes), { doctype: DOCTYPE });
  if (!parsed.ok) return parsed;
  const root = parsed.value;
  const drawing = childOf(root, "drawing");
  if (root.name !== "eagle") return err("NOT_EAGLE", { line: root.line, read: `<${root.name.slice(0, MAX_READ)}>` });
  const [board, schematic, library] = ["board", "schematic", "library"].map((name) => childOf(drawing, name));
  return ok({
    line: root.line,
    version: text(root, "version"),
    layers: childrenOf(drawing, "layers").map((layer) => ({
      number: numberOf(layer, "number"),
      name: text(layer, "name"),
    })),
    board: board && parseBoard(board),
    schematic: schematic && parseSchematic(schematic),
    library: library && parseLibrary(library),
    rest: drawing ? untypedChildren(drawing, FIELDS) : [],
  });
}

const MAX_READ = 40;
