// EasyEDA Standard: JSON with one schematic, or with several sheets, whose shapes are texts of fields between "~".
import { err, ok, type Result } from "@/lib/base/result";
import type { EasyedaFailure } from "./drawn";

export interface StdSheet {
  readonly title: string;
  /** Undecoded shapes: "W~10 20 30 20~#008800~1~0~none~gge5~0". */
  readonly shapes: readonly string[];
}

export interface StdDocument {
  readonly title: string;
  readonly editorVersion: string;
  readonly sheets: readonly StdSheet[];
}

const MAX_SHEETS = 500;
const MAX_SHAPES = 200_000;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function parseJson(text: string): Result<unknown, EasyedaFailure> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const [, position] = /position (\d+)/.exec(message) ?? [];
    const at = position === undefined ? text.length : Number(position);
    const line = text.slice(0, at).split("\n").length;
    return err("DAMAGED", { line, read: text.slice(Math.max(0, at - 20), at + 20) });
  }
}

const sheetFault = (read: string) => err("DAMAGED" as const, { line: 1, read });

/** A document's data is an object, or JSON in a text. */
function readSheet(data: unknown, title: string): Result<StdSheet, EasyedaFailure> {
  const parsed = typeof data === "string" ? parseJson(data) : ok(data);
  if (!parsed.ok) return parsed;
  const shapes = isObject(parsed.value) ? parsed.value["shape"] : undefined;
  if (!Array.isArray(shapes)) return sheetFault("shape");
  if (shapes.length > MAX_SHAPES) return err("TOO_LARGE", { line: 1 });
  return ok({ title, shapes: shapes.filter((shape): shape is string => typeof shape === "string") });
}

function versionOf(document: Json): string {
  const head = document["head"];
  const own = textOf(document["editorVersion"]);
  return own || (isObject(head) ? textOf(head["editorVersion"]) : "");
}

export function parseStdDocument(text: string): Result<StdDocument, EasyedaFailure> {
  const parsed = parseJson(text.replace(/^\ufeff/, ""));
  if (!parsed.ok) return parsed;
  if (!isObject(parsed.value)) return sheetFault(text.slice(0, 40));
  const document = parsed.value;
  const title = textOf(document["title"]);
  const list = document["schematics"];
  const sources = Array.isArray(list) ? list.filter(isObject) : [{ dataStr: document["dataStr"] ?? document, title }];
  if (sources.length > MAX_SHEETS) return err("TOO_LARGE", { line: 1 });
  const sheets: StdSheet[] = [];
  for (const source of sources) {
    const sheet = readSheet(source["dataStr"], textOf(source["title"]));
    if (!sheet.ok) return sheet;
    sheets.push(sheet.value);
  }
  return ok({ title, editorVersion: versionOf(document), sheets });
}
