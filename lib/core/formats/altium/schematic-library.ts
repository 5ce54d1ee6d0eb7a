// Altium's libraries of symbols (.SchLib): a compound file with a folder for each component, or a text.
import { type CompoundFileCode, readCompoundFile } from "@/lib/base/compound-file";
import { inflateZlib } from "@/lib/base/inflate";
import { err, ok, type Result } from "@/lib/base/result";
import { readBinaryPin } from "@/lib/core/formats/altium/binary-pin";
import { type AltiumProperties, readTextRecords } from "@/lib/core/formats/altium/properties";
import { decodeProperties, embeddedFiles, readStreamRecords } from "@/lib/core/formats/altium/schematic-document";

export interface AltiumLibrary {
  readonly encoding: "binary" | "text";
  /** With the fonts. */
  readonly header: AltiumProperties;
  /** Records of each component, that of the component itself first. */
  readonly components: readonly (readonly AltiumProperties[])[];
}

export type AltiumLibraryCode = CompoundFileCode | "NO_LIBRARY";

const MAX_COMPONENTS = 5_000;
const MAX_RECORDS = 400_000;
const COMPONENT_RECORD = "1";
const FRACTION_BYTES = 64;

const isLibrary = (header: AltiumProperties | undefined): header is AltiumProperties =>
  /Schematic Library/i.test(header?.text("HEADER") ?? "");

/** Pins are binary; the fractions of their coordinates are packed (zlib), by the number of the pin. */
function readComponent(data: Uint8Array, fractions: Uint8Array | undefined): AltiumProperties[] {
  const decoder = new TextDecoder("windows-1252");
  const packed = embeddedFiles(fractions);
  const records: AltiumProperties[] = [];
  let pins = 0;
  for (const { kind, bytes } of readStreamRecords(data)) {
    if (kind === 0) {
      records.push(decodeProperties(bytes, decoder));
      continue;
    }
    const fraction = packed.get(String(pins));
    const pin = readBinaryPin(bytes, fraction && inflateZlib(fraction, FRACTION_BYTES));
    if (!pin) continue;
    pins++;
    records.push(pin);
  }
  return records;
}

const startsComponent = ([first]: readonly AltiumProperties[]): boolean => first?.record === COMPONENT_RECORD;

function readBinary(bytes: Uint8Array): Result<AltiumLibrary, AltiumLibraryCode> {
  const streams = readCompoundFile(bytes);
  if (!streams.ok) return streams;
  const [first] = readStreamRecords(streams.value.get("FileHeader"));
  const header = first && decodeProperties(first.bytes, new TextDecoder("windows-1252"));
  if (!isLibrary(header)) return err("NO_LIBRARY");
  const folders = [...streams.value.keys()].flatMap((path) => /^([^/]*)\/Data$/.exec(path)?.[1] ?? []).sort();
  if (folders.length > MAX_COMPONENTS) return err("TOO_LARGE");
  const components = folders.map((folder) =>
    readComponent(streams.value.get(`${folder}/Data`) ?? new Uint8Array(), streams.value.get(`${folder}/PinFrac`)),
  );
  return ok({ encoding: "binary", header, components: components.filter(startsComponent) });
}

function readText(bytes: Uint8Array): Result<AltiumLibrary, AltiumLibraryCode> {
  let header: AltiumProperties | undefined;
  const components: AltiumProperties[][] = [];
  let count = 0;
  for (const record of readTextRecords(bytes)) {
    if (++count > MAX_RECORDS || components.length > MAX_COMPONENTS) return err("TOO_LARGE");
    if (!header) header = record;
    else if (record.record === COMPONENT_RECORD) components.push([record]);
    else components.at(-1)?.push(record);
  }
  return isLibrary(header) ? ok({ encoding: "text", header, components }) : err("NO_LIBRARY");
}

export const parseAltiumLibrary = (bytes: Uint8Array): Result<AltiumLibrary, AltiumLibraryCode> =>
  bytes[0] === 0xd0 ? readBinary(bytes) : readText(bytes);
