// The clipboard: copied objects as a small document of the own format, which other windows and projects take, and pictures.
import { copyOf } from "@/lib/core/schematic/editor/actions";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Pasted } from "@/lib/core/schematic/editor/stocks";
import { FORMAT, newSchematic, readSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicObject, SchematicRecord } from "@/lib/core/schematic/model/records";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";

const SHEET_ID = "clipboard";

/** Null without a selection. */
export function copiedText(editor: SchematicEditor): string | null {
  const copied = copyOf(editor);
  if (!copied) return null;
  const objects = copied.objects.map((object) => ({ ...object, sheetId: SHEET_ID }));
  const { rootSheetId, records } = newSchematic(SHEET_ID, "");
  return JSON.stringify(writeSchematic({ rootSheetId, records: [...records, ...copied.symbols, ...objects] }));
}

const isSymbol = (record: SchematicRecord): record is SchematicSymbol => record.kind === "symbol";

/** Null for a text that is no drawing. */
export async function readCopied(text: string): Promise<Pasted | null> {
  if (!text.includes(FORMAT)) return null;
  // The schema is needed for this alone.
  const { schematicFile } = await import("@/lib/contracts/schematic-file");
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const file = schematicFile.safeParse(parsed);
  if (!file.success) return null;
  const { records, rootSheetId } = readSchematic(file.data);
  const objects = records.filter(
    (record): record is SchematicObject => "sheetId" in record && record.sheetId === rootSheetId,
  );
  return { objects, symbols: records.filter(isSymbol) };
}

const isPicture = (type: string): boolean => type.startsWith("image/");

/** Copied pictures, and copied files of pictures. */
export const picturesOf = (data: DataTransfer): File[] => [...data.files].filter(({ type }) => isPicture(type));

export interface ClipboardContent {
  /** Null where the browser does not allow reading. */
  readonly text: string | null;
  readonly pictures: readonly File[];
}

async function pictureIn(item: ClipboardItem): Promise<File[]> {
  const type = item.types.find(isPicture);
  return type === undefined ? [] : [new File([await item.getType(type)], "image", { type })];
}

const textIn = async (item: ClipboardItem): Promise<string> =>
  item.types.includes("text/plain") ? (await item.getType("text/plain")).text() : "";

/** Asks the browser, which may ask the user. */
export async function readClipboard(): Promise<ClipboardContent> {
  try {
    const items = await navigator.clipboard.read();
    const texts = await Promise.all(items.map(textIn));
    return { text: texts.join(""), pictures: (await Promise.all(items.map(pictureIn))).flat() };
  } catch {
    // Some browsers give texts alone.
    const text = await navigator.clipboard.readText().catch(() => null);
    return { text, pictures: [] };
  }
}
