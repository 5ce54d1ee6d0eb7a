// One file and its fields out of a multipart request, streamed into the store.

import { Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy, { type Busboy } from "busboy";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES, MAX_FILE_BYTES } from "@/lib/contracts/file";
import { foreignFormatOf } from "@/lib/core/archive/foreign-format";
import { foreignFormatOfName } from "@/lib/core/archive/foreign-signs";
import { displayName } from "@/lib/server/storage/display-name";
import type { FileStore, StoredFile } from "@/lib/server/storage/file-store";
import { isContentAccepted, isNameAccepted, mimeOf, ruleOf } from "@/lib/server/storage/file-types";
import { sniff, SNIFF_BYTES, type FileKind } from "@/lib/server/storage/sniff";

export type ReceivedUpload = StoredFile & {
  /** Every field beside the file, as text. */
  fields: Record<string, string>;
  fileType: number;
  /** Cleaned, for people; nothing is stored under it. */
  name: string;
  kind: FileKind;
  mime: string;
};

const LARGEST_FILE = Math.max(...Object.values(MAX_FILE_BYTES));
/** A little over the largest file is read to its end, so that the sender hears the answer; more is cut off. */
const OVERRUN = 20 * 1024 * 1024;
/** The most that is read of any upload. */
export const LARGEST_BODY = LARGEST_FILE + OVERRUN;
const LIMITS = { files: 1, fields: 20, parts: 24, fieldNameSize: 100, fieldSize: 20 * 1024, headerPairs: 20 };

type Incoming = { stored: StoredFile; head: Uint8Array; sentName: string };

/** A file that belongs to a call of its own: under which field it comes, of which kind it is, and how large it may be. */
export type ExpectedFile = { field: string; fileType: number; maxBytes: number };

/**
 * Reads a multipart request to its end. The file may stand before or after the fields that say what it is.
 * Throws AppError: MALFORMED_BODY, INVALID_INPUT (no or unknown fileType), TOO_MANY_FILES, EMPTY_FILE, FILE_TOO_LARGE,
 * WRONG_FILE_FORMAT, or its tool's …_NOT_READ for a board; in each case, and when the sender breaks off, nothing stays in the store.
 */
export async function receiveUpload(request: Request, store: FileStore): Promise<ReceivedUpload> {
  const form = new UploadForm(request.headers.get("content-type") ?? "", store);
  return receive(form, request, async () => judge(form, await form.incoming()));
}

/** The same for a call that takes a file beside its fields, or none: `file` is null then. Other files are passed over. */
export async function receiveForm(request: Request, store: FileStore, expected: ExpectedFile) {
  const form = new UploadForm(request.headers.get("content-type") ?? "", store, expected);
  return receive(form, request, async () => ({
    fields: form.fields,
    file: form.hasFile() ? await judge(form, await form.incoming()) : null,
  }));
}

async function receive<T>(form: UploadForm, { headers, body }: Request, take: () => Promise<T>): Promise<T> {
  const largestBody = form.maxBytes + OVERRUN;
  try {
    if (!body || Number(headers.get("content-length") ?? 0) > largestBody)
      throw new AppError(body ? "FILE_TOO_LARGE" : "MALFORMED_BODY", { values: limit(form.maxBytes) });
    await readInto(form.parser, body, form.maxBytes);
    return await take();
  } catch (error) {
    await form.discard();
    throw error;
  }
}

/** A form that ends early or is none says the same to everybody: a sender that broke off does not hear it. */
async function readInto(parser: Busboy, body: ReadableStream<Uint8Array>, maxBytes: number): Promise<void> {
  try {
    await pipeline(
      Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
      cutOffAt(maxBytes),
      patient(parser),
    );
  } catch (error) {
    parser.destroy();
    throw error instanceof AppError ? error : new AppError("MALFORMED_BODY");
  }
}

/** A parser that failed takes the rest into nothing: a sender hears an answer only after it has sent everything. */
function patient(parser: Busboy): Writable {
  let goOn: () => void = () => undefined;
  parser.once("close", () => goOn());
  const afterwards = (work: () => void, done: () => void) => {
    goOn = done;
    if (parser.closed || parser.destroyed) done();
    else work();
  };
  return new Writable({
    write: (chunk: Buffer, _encoding, done) =>
      afterwards(
        () => parser.write(chunk, () => done()),
        () => done(),
      ),
    final: (done) =>
      afterwards(
        () => parser.end(),
        () => done(),
      ),
  });
}

async function judge({ fields, expected }: UploadForm, incoming: Incoming): Promise<ReceivedUpload> {
  const { stored, head, sentName } = incoming;
  const fileType = expected?.fileType ?? Number(fields.fileType);
  const rule = ruleOf(fileType);
  if (!rule) throw new AppError("INVALID_INPUT", { data: [{ field: "fileType", message: "" }] });
  if (stored.size > rule.maxBytes) throw new AppError("FILE_TOO_LARGE", { values: limit(rule.maxBytes) });
  const name = displayName(fields.originalFileName || sentName);
  const kind = await sniff(head);
  if (!isContentAccepted(rule, name, kind)) throw await wrongFormat(fileType, { name, bytes: head });
  return { ...stored, fields, fileType, name, kind, mime: mimeOf(kind) };
}

/** Boards of tools that we do not read are refused by what they hold, else by their names. */
async function wrongFormat(fileType: number, { name, bytes }: { name: string; bytes?: Uint8Array }): Promise<AppError> {
  if (fileType !== FILE_TYPES.gerber) return new AppError("WRONG_FILE_FORMAT");
  const foreignFormat = bytes && (await foreignFormatOf({ name, bytes }));
  const foreign = foreignFormat ?? foreignFormatOfName(name);
  return new AppError(foreign ? `${foreign}_NOT_READ` : "WRONG_FILE_FORMAT");
}

/** The parser with what it has found so far. */
class UploadForm {
  readonly fields = Object.create(null) as Record<string, string>;
  readonly parser: Busboy;
  #incoming: Promise<Incoming> | undefined;
  #refusal: AppError | undefined;

  constructor(
    contentType: string,
    private readonly store: FileStore,
    readonly expected?: ExpectedFile,
  ) {
    this.parser = createParser(contentType);
    // It goes on after some faults as if nothing had been, so they are kept here.
    this.parser.on("error", () => this.#refuse("MALFORMED_BODY"));
    this.parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) this.#refuse("MALFORMED_BODY");
      else this.fields[name] = value;
    });
    this.parser.on("file", (field, stream, { filename }) => {
      // An empty field of a browser's form comes without a name.
      if (expected && (field !== expected.field || !filename)) return void stream.resume();
      this.#incoming = this.#keep(stream, filename ?? "");
      // Its failure is told when the form ends; until then nobody waits for it.
      this.#incoming.catch(() => undefined);
    });
    this.parser.on("filesLimit", () => this.#refuse("TOO_MANY_FILES"));
    this.parser.on("fieldsLimit", () => this.#refuse("MALFORMED_BODY"));
    this.parser.on("partsLimit", () => this.#refuse("MALFORMED_BODY"));
  }

  get maxBytes(): number {
    return this.expected?.maxBytes ?? LARGEST_FILE;
  }

  /** Throws what was wrong with the form. */
  hasFile(): boolean {
    if (this.#refusal) throw this.#refusal;
    return this.#incoming !== undefined;
  }

  /** Throws what was wrong with the form, else with the file. */
  async incoming(): Promise<Incoming> {
    if (this.#refusal) throw this.#refusal;
    if (!this.#incoming) throw new AppError("EMPTY_FILE");
    return this.#incoming;
  }

  async discard(): Promise<void> {
    const incoming = await this.#incoming?.catch(() => undefined);
    if (incoming) await this.store.remove(incoming.stored.key);
  }

  #refuse(code: "MALFORMED_BODY" | "TOO_MANY_FILES"): void {
    this.#refusal ??= new AppError(code);
  }

  async #keep(stream: Readable, sentName: string): Promise<Incoming> {
    const fileType = this.expected?.fileType ?? this.fields.fileType;
    const rule = fileType === undefined ? undefined : ruleOf(Number(fileType));
    const head = new StartTap();
    stream.pipe(head);
    stream.on("error", (error) => head.destroy(error));
    // A file that is refused half way is read on into nothing: the form goes on behind it.
    head.once("close", () => stream.resume());
    const name = displayName(this.fields.originalFileName || sentName);
    if (rule && !isNameAccepted(rule, name)) {
      head.destroy();
      throw await wrongFormat(Number(fileType), { name });
    }
    const stored = await this.store.put(head, { maxBytes: Math.min(rule?.maxBytes ?? LARGEST_FILE, this.maxBytes) });
    return { stored, head: head.bytes(), sentName };
  }
}

function createParser(contentType: string): Busboy {
  try {
    return busboy({ headers: { "content-type": contentType }, limits: LIMITS, defParamCharset: "utf8" });
  } catch {
    throw new AppError("MALFORMED_BODY");
  }
}

/** Passes everything on and remembers the beginning. */
class StartTap extends Transform {
  #chunks: Buffer[] = [];
  #size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    if (this.#size < SNIFF_BYTES) {
      this.#chunks.push(Buffer.from(chunk.subarray(0, SNIFF_BYTES - this.#size)));
      this.#size += chunk.length;
    }
    done(null, chunk);
  }

  bytes(): Uint8Array {
    return Buffer.concat(this.#chunks);
  }
}

function cutOffAt(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes + OVERRUN) done(new AppError("FILE_TOO_LARGE", { values: limit(maxBytes) }));
      else done(null, chunk);
    },
  });
}

function limit(bytes: number): { limit: number } {
  return { limit: Math.floor(bytes / 1024 / 1024) };
}
