// EasyEDA Pro 3 and later: each line is `{"type":...,"id":...,"ticket":n}||{...}|`, a record of the document whose DOCHEAD
// came last. Files are logs: of records with one type and id the one with the highest ticket counts, and an empty body
// deletes. Source: github.com/easyeda/easyeda-pro-format-skill, SKILL.md and FORMATLOG.md.
import { err, ok, type Result } from "@/lib/base/result";
import type { EasyedaFailure, EasyedaPoint } from "./drawn";
import { proNumber } from "./pro-rows";

export type ProBody = Readonly<Record<string, unknown>>;

export interface ProRecord {
  /** From 1. */
  readonly line: number;
  readonly type: string;
  readonly id: string;
  readonly body: ProBody;
}

export interface ProDocument {
  readonly type: string;
  readonly uuid: string;
  /** Version of the editor; empty where the file does not say it. */
  readonly version: string;
  readonly records: readonly ProRecord[];
}

const MAX_LINES = 4_000_000;
const MAX_RECORDS = 400_000;

/** Boards, panels and simulations are skipped unread: they are most of a file. */
const READ_TYPES: ReadonlySet<string> = new Set(["SCH", "SCH_PAGE", "SYMBOL", "DEVICE", "FOOTPRINT", "BLOB"]);
/** Records of which a document has one, written without an id by some versions. */
const SINGLE: ReadonlySet<string> = new Set(["META", "CANVAS"]);

interface OpenRecord extends ProRecord {
  readonly ticket: number;
  readonly client: string;
  readonly isDeleted: boolean;
}

interface OpenDocument {
  readonly type: string;
  readonly uuid: string;
  client: string;
  version: string;
  readonly records: Map<string, OpenRecord>;
}

const isObject = (value: unknown): value is ProBody =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseObject(text: string): ProBody | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Null for what is no record; the body is null where it is empty. */
function splitLine(line: string): { readonly head: ProBody; readonly body: ProBody | null } | null {
  const end = line.indexOf("}||");
  const head = end < 0 ? null : parseObject(line.slice(0, end + 1));
  if (!head) return null;
  const rest = line
    .slice(end + 3)
    .replace(/\|{0,2}$/, "")
    .trim();
  if (rest === "" || rest === '""') return { head, body: null };
  const body = parseObject(rest);
  return body && { head, body };
}

/** True where the second record counts. Equal tickets: the smaller client, else what stands later. */
function replaces(known: OpenRecord, next: OpenRecord): boolean {
  if (known.ticket !== next.ticket) return next.ticket > known.ticket;
  return next.client <= known.client;
}

const HEAD = /^\{\s{0,5}"type"\s{0,5}:\s{0,5}"DOCHEAD"/;

class Log {
  readonly documents = new Map<string, OpenDocument>();
  #open: OpenDocument | null = null;
  #count = 0;

  /** False for a damaged line. */
  add(text: string, line: number): boolean {
    const isHead = HEAD.test(text);
    if (!isHead && (!this.#open || !READ_TYPES.has(this.#open.type))) return true;
    // Only the title of a footprint is needed.
    if (!isHead && this.#open?.type === "FOOTPRINT" && !text.includes('"META"')) return true;
    const split = splitLine(text);
    if (!split) return false;
    if (isHead) this.#begin(split.body ?? {});
    else this.#put(split.head, split.body, line);
    return true;
  }

  get isTooLarge(): boolean {
    return this.#count > MAX_RECORDS;
  }

  #begin({ docType, uuid, client, editVersion }: ProBody): void {
    const [type, id] = [textOf(docType), textOf(uuid)];
    const known = this.documents.get(`${type} ${id}`);
    const open = known ?? { type, uuid: id, client: "", version: "", records: new Map<string, OpenRecord>() };
    open.client = textOf(client);
    open.version ||= textOf(editVersion);
    this.documents.set(`${type} ${id}`, open);
    this.#open = open;
  }

  #put({ type, id, ticket, client }: ProBody, body: ProBody | null, line: number): void {
    const open = this.#open;
    if (!open) return;
    this.#count += 1;
    const name = textOf(type);
    const own = textOf(id) || (SINGLE.has(name) ? name : `line ${line}`);
    const record: OpenRecord = {
      ...{ line, type: name, id: own, body: body ?? {}, isDeleted: body === null },
      ...{ ticket: Number(ticket) || 0, client: textOf(client) || open.client },
    };
    const key = `${name} ${own}`;
    const known = open.records.get(key);
    if (!known || replaces(known, record)) open.records.set(key, record);
  }
}

/** Documents of schematics, symbols, devices, footprints (their titles) and embedded files, as they are at the end of the log. */
export function parseProDocuments(text: string): Result<ProDocument[], EasyedaFailure> {
  const log = new Log();
  let [start, line] = [text.startsWith("\ufeff") ? 1 : 0, 0];
  while (start < text.length) {
    line += 1;
    const end = text.indexOf("\n", start);
    const content = text.slice(start, end < 0 ? text.length : end).trim();
    start = end < 0 ? text.length : end + 1;
    if (content !== "" && !log.add(content, line)) return err("DAMAGED", { line, read: content.slice(0, 80) });
    if (line > MAX_LINES || log.isTooLarge) return err("TOO_LARGE", { line });
  }
  const documents = [...log.documents.values()].filter(
    ({ type, records }) =>
      READ_TYPES.has(type) && ![...records.values()].some((record) => record.type === "DELETE_DOC"),
  );
  return ok(
    documents.map(({ type, uuid, version, records }) => ({
      ...{ type, uuid, version },
      records: [...records.values()].filter(({ isDeleted }) => !isDeleted),
    })),
  );
}

/** The body of the document's META record; empty without one. */
export const metaOf = ({ records }: ProDocument): ProBody => records.find(({ type }) => type === "META")?.body ?? {};

/**
 * A point in axes with y upwards, as in the files of EasyEDA Pro 2. Files have y downwards unless a record says otherwise;
 * rotations are the same in both. Null if a coordinate is missing.
 */
export function recordPoint(body: ProBody, x: unknown, y: unknown): EasyedaPoint | null {
  const [left, height] = [proNumber(x), proNumber(y)];
  if (!Number.isFinite(left) || !Number.isFinite(height)) return null;
  return { x: left, y: body["yAxisDirection"] === "up" ? height : -height + 0 };
}
