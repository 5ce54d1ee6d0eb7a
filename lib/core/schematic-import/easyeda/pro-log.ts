// Documents of an EasyEDA Pro 3 project: its schematics with their pages, symbols, devices and footprints.
import { groupBy } from "@/lib/base/group-by";
import { ok, type Result } from "@/lib/base/result";
import type { EasyedaFailure } from "@/lib/core/formats/easyeda/drawn";
import type { ProDevice, ProProject } from "@/lib/core/formats/easyeda/pro-project";
import { proSheetOf, proSymbolOf } from "@/lib/core/formats/easyeda/pro-record-sheet";
import { metaOf, parseProDocuments, type ProDocument } from "@/lib/core/formats/easyeda/pro-records";
import { proNumber, proText } from "@/lib/core/formats/easyeda/pro-rows";
import type { ProSheet, ProSymbol } from "@/lib/core/formats/easyeda/pro-sheet";
import type { KnownFile } from "../imported-design";
import type { ProSource } from "./pro-source";

export interface LogPage {
  readonly name: string;
  readonly file: KnownFile;
  readonly document: ProDocument;
}

export interface LogSchematic {
  readonly name: string;
  readonly pages: readonly LogPage[];
}

interface FiledDocument {
  readonly file: KnownFile;
  readonly document: ProDocument;
}

const orderOf = (document: ProDocument | undefined): number =>
  document ? proNumber(metaOf(document)["zIndex"]) || 0 : Number.MAX_SAFE_INTEGER;
const titleOf = (document: ProDocument): string => proText(metaOf(document)["title"]);

function deviceOf(document: ProDocument): ProDevice {
  const { attributes } = metaOf(document);
  const entries = typeof attributes === "object" && attributes !== null ? Object.entries(attributes) : [];
  return { title: titleOf(document), attributes: new Map(entries.map(([key, value]) => [key, proText(value)])) };
}

export class ProLog implements ProSource {
  readonly project: ProProject;
  readonly #documents: readonly FiledDocument[];
  readonly #symbols = new Map<string, ProSymbol>();
  readonly #drawnSymbols: ReadonlyMap<string, ProDocument>;
  readonly #blobs: ReadonlyMap<string, string>;

  constructor(documents: readonly FiledDocument[], title: string) {
    this.#documents = documents;
    const ofType = (type: string): ProDocument[] =>
      documents.flatMap(({ document }) => (document.type === type ? [document] : []));
    const symbols = ofType("SYMBOL");
    this.#drawnSymbols = new Map(symbols.map((symbol) => [symbol.uuid, symbol]));
    this.#blobs = new Map(
      ofType("BLOB").flatMap(({ records }) => records.map(({ id, body }) => [id, proText(body["content"])])),
    );
    this.project = {
      ...{ title, schematics: [] },
      devices: new Map(ofType("DEVICE").map((device) => [device.uuid, deviceOf(device)])),
      // Without a title of its own a symbol is called as its device.
      symbols: new Map(
        symbols.flatMap((symbol) => {
          const [title, type] = [titleOf(symbol), proNumber(metaOf(symbol)["docType"]) || 0];
          return title === "" ? [] : [[symbol.uuid, { title, type }] as const];
        }),
      ),
      footprints: new Map(ofType("FOOTPRINT").map((footprint) => [footprint.uuid, titleOf(footprint)])),
    };
  }

  /** Details of a failure name the file. */
  static open(files: readonly KnownFile[], title: string): Result<ProLog, EasyedaFailure> {
    const documents: FiledDocument[] = [];
    for (const file of files) {
      const parsed = parseProDocuments(new TextDecoder().decode(file.bytes));
      if (!parsed.ok) return { ...parsed, details: { file: file.name, ...parsed.details } };
      documents.push(...parsed.value.map((document) => ({ file, document })));
    }
    return ok(new ProLog(documents, title));
  }

  /** In their order, those with at least one page. */
  schematics(): LogSchematic[] {
    const pages = this.#documents.filter(({ document }) => document.type === "SCH_PAGE");
    const owners = new Map(
      this.#documents.flatMap(({ document }) => (document.type === "SCH" ? [[document.uuid, document] as const] : [])),
    );
    const groups = groupBy(pages, ({ document }) => proText(metaOf(document)["schematic"]));
    return [...groups]
      .map(([id, own]) => ({ owner: owners.get(id), own }))
      .toSorted((a, b) => orderOf(a.owner) - orderOf(b.owner))
      .map(({ owner, own }) => ({
        name: owner ? titleOf(owner) : "",
        pages: own
          .toSorted((a, b) => orderOf(a.document) - orderOf(b.document))
          .map(({ file, document }) => ({ name: titleOf(document), file, document })),
      }));
  }

  sheetOf({ document }: LogPage): ProSheet {
    return proSheetOf(document, this.#blobs);
  }

  symbolOf(id: string): Result<ProSymbol, EasyedaFailure> | null {
    const document = this.#drawnSymbols.get(id);
    if (!document) return null;
    const symbol = this.#symbols.get(id) ?? proSymbolOf(document);
    this.#symbols.set(id, symbol);
    return ok(symbol);
  }
}
