// Messages between the server and the worker that draws schematics.

import type { Result } from "@/lib/base/result";
import type { TitleCaptions } from "@/lib/core/schematic/paint/sheet-frame";

export type ThumbnailTheme = "light" | "dark";

/** Bytes of cleaned PNGs and JPEGs by the names that image records have for them. */
export type ImageBytes = ReadonlyMap<string, Uint8Array>;

/** `content` is the JSON text of the document, as its schema accepted it. */
export type SheetJob =
  | { kind: "thumbnail"; content: string; theme: ThumbnailTheme }
  | { kind: "pdf"; content: string; title: string; captions: TitleCaptions; images?: ImageBytes };

/** DRAWING_TOO_LARGE: drawing it takes more time or memory than a request may. */
export type SheetCode = "DRAWING_TOO_LARGE" | "OPERATION_FAILED";
/** SVG text of a thumbnail; bytes of a PDF. */
export type SheetAnswer = Result<string | Uint8Array, SheetCode>;
