// Records of Altium schematics: the streams FileHeader, Additional and Storage of a compound file, or a text of one record
// in each line. Records are properties ("|RECORD=27|LOCATIONCOUNT=2|X1=480|…"); a record's owner is named by its place in
// the list, which begins after the header.
import { type CompoundFileCode, readCompoundFile } from "@/lib/base/compound-file";
import { err, ok, type Result } from "@/lib/base/result";
import { AltiumProperties, parseProperties, readTextRecords } from "@/lib/core/formats/altium/properties";

export interface AltiumSchematicDocument {
  readonly encoding: "binary" | "text";
  readonly header: AltiumProperties;
  /** In the order of the file: OWNERINDEX counts them from 0. */
  readonly records: readonly AltiumProperties[];
  /** Records of signal harnesses, with a count of their own. */
  readonly additional: readonly AltiumProperties[];
  /** Packed (zlib) contents of embedded files by the name under which records mention them. */
  readonly embedded: ReadonlyMap<string, Uint8Array>;
}

export type SchematicDocumentCode = CompoundFileCode | "NO_SCHEMATIC";

/** The largest sheet seen has 3,200 records. */
const MAX_RECORDS = 400_000;
const [PROPERTIES, BINARY] = [0, 1];

interface StreamRecord {
  readonly kind: number;
  readonly bytes: Uint8Array;
}

/** Records of a stream: a length of three bytes, the kind in one, the content. */
export function* readStreamRecords(stream: Uint8Array | undefined): Generator<StreamRecord> {
  if (!stream) return;
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0, count = 0; at + 4 <= stream.length && count < MAX_RECORDS; count++) {
    const word = view.getUint32(at, true);
    const length = word & 0xffffff;
    yield { kind: word >>> 24, bytes: stream.subarray(at + 4, at + 4 + length) };
    at += 4 + length;
  }
}

export function decodeProperties(bytes: Uint8Array, decoder: TextDecoder, line = 0): AltiumProperties {
  const end = bytes.indexOf(0);
  return parseProperties(decoder.decode(end < 0 ? bytes : bytes.subarray(0, end)), line);
}

const EMPTY = new AltiumProperties(new Map());

function propertiesIn(stream: Uint8Array | undefined): AltiumProperties[] {
  const decoder = new TextDecoder("windows-1252");
  return [...readStreamRecords(stream)].map(({ kind, bytes }) =>
    kind === PROPERTIES ? decodeProperties(bytes, decoder) : EMPTY,
  );
}

/** Each is 0xd0, its name with its length in one byte, its content with its length in four. */
export function embeddedFiles(stream: Uint8Array | undefined): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const decoder = new TextDecoder("windows-1252");
  for (const { kind, bytes } of readStreamRecords(stream)) {
    const nameLength = bytes[1] ?? 0;
    const at = 2 + nameLength;
    if (kind !== BINARY || bytes[0] !== 0xd0 || at + 4 > bytes.length) continue;
    const size = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0, true);
    files.set(decoder.decode(bytes.subarray(2, at)), bytes.subarray(at + 4, at + 4 + size));
  }
  return files;
}

const isHeader = (record: AltiumProperties | undefined): boolean =>
  /Schematic Capture/i.test(record?.text("HEADER") ?? "");

function toDocument(
  records: readonly AltiumProperties[],
  rest: Pick<AltiumSchematicDocument, "encoding" | "additional" | "embedded">,
): Result<AltiumSchematicDocument, SchematicDocumentCode> {
  const [header] = records;
  if (!header || !isHeader(header)) return err("NO_SCHEMATIC");
  return ok({ ...rest, header, records: records.slice(1) });
}

function readText(bytes: Uint8Array): Result<AltiumSchematicDocument, SchematicDocumentCode> {
  const records: AltiumProperties[] = [];
  for (const record of readTextRecords(bytes)) {
    if (records.length >= MAX_RECORDS) return err("TOO_LARGE");
    records.push(record);
  }
  // A second header begins the list of harnesses.
  const second = records.findIndex((record, index) => index > 0 && record.has("HEADER"));
  const end = second < 0 ? records.length : second;
  const additional = records.slice(end + 1);
  return toDocument(records.slice(0, end), { encoding: "text", additional, embedded: new Map() });
}

export function parseAltiumSchematic(bytes: Uint8Array): Result<AltiumSchematicDocument, SchematicDocumentCode> {
  if (bytes[0] !== 0xd0) return readText(bytes);
  const streams = readCompoundFile(bytes);
  if (!streams.ok) return streams;
  return toDocument(propertiesIn(streams.value.get("FileHeader")), {
    encoding: "binary",
    additional: propertiesIn(streams.value.get("Additional")).slice(1),
    embedded: embeddedFiles(streams.value.get("Storage")),
  });
}
