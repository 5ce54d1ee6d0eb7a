// The files of an upload: a zip or RAR archive unpacked under limits, or a single Gerber or board file.

import { err, ok, type Result } from "@/lib/base/result";
import type { ArchiveSample } from "@/lib/core/archive/archive-sample";
import { ArchiveBudget, type ArchiveLimits, DEFAULT_LIMITS } from "@/lib/core/archive/budget";
import { type Container, containerOf } from "@/lib/core/archive/container";
import { cleanName, shortenNames } from "@/lib/core/archive/entry-name";
import type { EntrySink } from "@/lib/core/archive/entry-sink";
import { findForeign, foreignFormatOf } from "@/lib/core/archive/foreign-format";
import { type RarEngine, readRar } from "@/lib/core/archive/rar";
import { type ArchiveCode, ArchiveRefusal, type ArchiveWarning } from "@/lib/core/archive/refusal";
import { readZip } from "@/lib/core/archive/zip";
import type { SourceFile } from "@/lib/core/board/source-file";
import { nativeFormatOf } from "@/lib/core/formats/native-format";
import { looksLikeExcellon, looksLikeGerber } from "@/lib/core/formats/text-format";

export type ArchiveOptions = Partial<ArchiveLimits> & {
  /** Name of the upload; a file that is not an archive gets it. */
  fileName?: string;
  /** Loads the RAR library when an upload needs it; without it a RAR is NOT_AN_ARCHIVE. */
  loadRar?: () => Promise<RarEngine>;
  /** Called for every entry that was skipped. */
  onWarning?: (warning: ArchiveWarning) => void;
  /** Called with a zip archive of layers before it is unpacked, and awaited. The names are the files' final names. */
  onSample?: (sample: ArchiveSample) => Promise<void>;
};

/**
 * Unpacks an upload in memory; nothing is written to disk. Runs in Node and in browser workers. The container is
 * recognized by its first bytes. An archive inside the archive is opened too, one level deep, unless the outer one
 * already holds layers; names keep their folders, except one that all of them share.
 */
export async function openArchive(
  bytes: Uint8Array,
  options: ArchiveOptions = {},
): Promise<Result<SourceFile[], ArchiveCode>> {
  const container = containerOf(bytes);
  if (container === undefined) {
    const file = { name: options.fileName ?? "board.gbr", bytes: inUtf8(bytes) };
    if (looksLikeGerber(file.bytes) || nativeFormatOf(bytes) !== undefined) return ok([file]);
    const foreign = await foreignFormatOf(file);
    return err(foreign ? `${foreign}_NOT_READ` : "NOT_AN_ARCHIVE");
  }
  const budget = new ArchiveBudget({ ...DEFAULT_LIMITS, ...definedLimits(options) }, bytes.length);
  const sink: EntrySink = { budget, warn: options.onWarning ?? (() => undefined) };
  try {
    const outer = await readOuter(container, bytes, { sink, options });
    const unfolded = await openNested(outer, { sink, options });
    const files = unfolded.map((file) => ({ ...file, bytes: inUtf8(file.bytes) }));
    if (files.length === 0) return err("ARCHIVE_EMPTY");
    await refuseForeign(files, sink);
    return ok(renamed(files));
  } catch (cause) {
    if (!(cause instanceof ArchiveRefusal)) throw cause;
    if (sink.hasOdb && cause.code === "ARCHIVE_TOO_MANY_FILES") return err("ODB_NOT_READ");
    return err(cause.code, cause.details);
  }
}

/**
 * The same for files of any kind, such as those of a design tool's project: every archive inside is opened, nothing is
 * refused for its content, and a file that is no archive is the one file.
 */
export async function unpackArchive(
  bytes: Uint8Array,
  options: ArchiveOptions = {},
): Promise<Result<SourceFile[], ArchiveCode>> {
  const container = containerOf(bytes);
  if (container === undefined) return ok([{ name: options.fileName ?? "file", bytes }]);
  const budget = new ArchiveBudget({ ...DEFAULT_LIMITS, ...definedLimits(options) }, bytes.length);
  const reading = { sink: { budget, warn: options.onWarning ?? (() => undefined) }, options };
  try {
    const files: SourceFile[] = [];
    for (const file of await readContainer(container, bytes, reading)) {
      const inner = nestedContainerOf(file);
      files.push(...(inner === undefined ? [file] : await readNested(file, { container: inner, reading })));
    }
    return files.length === 0 ? err("ARCHIVE_EMPTY") : ok(renamed(files));
  } catch (cause) {
    if (!(cause instanceof ArchiveRefusal)) throw cause;
    return err(cause.code, cause.details);
  }
}

type Reading = { sink: EntrySink; options: ArchiveOptions };

async function readOuter(container: Container, bytes: Uint8Array, reading: Reading): Promise<SourceFile[]> {
  const { sink, options } = reading;
  const { onSample } = options;
  if (container !== "zip" || !onSample) return readContainer(container, bytes, reading);
  return readZip(bytes, sink, (sample) => sampleLayers(sample, onSample));
}

/** An archive without layers is not sampled: its content is only known once it is unpacked. */
async function sampleLayers(
  { files, unfold }: ArchiveSample,
  onSample: NonNullable<ArchiveOptions["onSample"]>,
): Promise<void> {
  if (!files.some((file) => looksLikeGerber(file.bytes))) return;
  const kept = files.flatMap((file, at) => (nestedContainerOf(file) === undefined ? [{ ...file, at }] : []));
  await onSample({ files: renamed(kept), unfold: (place) => unfold(kept[place]?.at ?? place) });
}

/** The files with their final names. */
function renamed<File extends SourceFile>(files: readonly File[]): File[] {
  const names = shortenNames(files.map((file) => cleanName(file.name)));
  return files.map((file, index) => ({ ...file, name: names[index] ?? file.name }));
}

async function readContainer(
  container: Container,
  bytes: Uint8Array,
  { sink, options }: Reading,
): Promise<SourceFile[]> {
  if (container === "zip") return readZip(bytes, sink);
  if (options.loadRar === undefined) throw new ArchiveRefusal("NOT_AN_ARCHIVE");
  return readRar(container, bytes, { sink, loadRar: options.loadRar });
}

// Tools that pack for assembly add the Gerber archive next to its own unpacked layers: opening it would duplicate the
// board.
async function openNested(files: readonly SourceFile[], reading: Reading): Promise<SourceFile[]> {
  const hasLayers = files.some((file) => looksLikeGerber(file.bytes));
  const result: SourceFile[] = [];
  for (const file of files) {
    const container = nestedContainerOf(file);
    if (container === undefined) {
      result.push(file);
      continue;
    }
    if (hasLayers) {
      reading.sink.warn({ code: "NESTED_ARCHIVE_IGNORED", file: file.name });
      continue;
    }
    result.push(...(await readNested(file, { container, reading })));
  }
  return result;
}

/** Office documents are zip files too, but never hold layers. */
function nestedContainerOf({ name, bytes }: SourceFile): Container | undefined {
  return /\.(zip|rar)$/i.test(name) ? containerOf(bytes) : undefined;
}

async function readNested(
  file: SourceFile,
  { container, reading }: { container: Container; reading: Reading },
): Promise<SourceFile[]> {
  const folder = file.name.replace(/\.[^./]*$/, "");
  const inner = await readContainer(container, file.bytes, reading);
  return inner.flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (containerOf(entry.bytes) === undefined) return [{ name, bytes: entry.bytes }];
    reading.sink.warn({ code: "NESTED_ARCHIVE_IGNORED", file: name });
    return [];
  });
}

/** Data of another format refuses an archive without layers, and causes a warning in one that has them. */
async function refuseForeign(files: readonly SourceFile[], sink: EntrySink): Promise<void> {
  const foreign = await findForeign(files);
  if (!foreign) return;
  const hasLayers = files.some(
    ({ bytes }) => looksLikeGerber(bytes) || looksLikeExcellon(bytes) || nativeFormatOf(bytes) !== undefined,
  );
  if (!hasLayers) throw new ArchiveRefusal(`${foreign.format}_NOT_READ`);
  // Next to layers, only data that could describe the same board is worth a warning.
  const { format, file } = foreign;
  if (format === "ODB" || format === "IPC2581") sink.warn({ code: `${format}_IGNORED`, file });
}

function definedLimits(options: ArchiveOptions): Partial<ArchiveLimits> {
  const overridden = Object.keys(DEFAULT_LIMITS).filter((key) => key in options);
  return Object.fromEntries(overridden.map((key) => [key, options[key as keyof ArchiveLimits]]));
}

/** Converts text that a Windows program saved as UTF-16; bytes without its byte order mark (FF FE or FE FF) stay. */
function inUtf8(bytes: Uint8Array): Uint8Array {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (!isLittle && !isBig) return bytes;
  return new TextEncoder().encode(new TextDecoder(isLittle ? "utf-16le" : "utf-16be").decode(bytes));
}
