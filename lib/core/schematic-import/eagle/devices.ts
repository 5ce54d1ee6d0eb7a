// Devices of a design's libraries, and the symbols that are made of those in use.
import type { EagleLibrary } from "@/lib/core/formats/eagle/library";
import type { EaglePart } from "@/lib/core/formats/eagle/schematic";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import type { RecordBuilder } from "../record-builder";
import type { ReportBuilder } from "../report";
import { type Device, hasMixedPinTexts, makeSymbol } from "./library-symbols";

/** All devices of a library, in the order of the file. */
export function devicesOf(library: EagleLibrary): Device[] {
  const symbols = new Map(library.symbols.map((symbol) => [symbol.name, symbol]));
  const symbolOf: Device["symbolOf"] = (name) => symbols.get(name);
  return library.deviceSets.flatMap((set) => set.devices.map((device) => ({ library, set, device, symbolOf })));
}

const keyOf = (...words: readonly string[]): string => words.join("\u0000");

export class Devices {
  readonly #byName = new Map<string, Device>();
  readonly #symbols = new Map<Device, SchematicSymbol>();
  readonly #records: RecordBuilder;
  readonly #report: ReportBuilder;
  readonly #file: string;

  constructor(
    libraries: readonly EagleLibrary[],
    {
      records,
      report,
      file,
    }: { readonly records: RecordBuilder; readonly report: ReportBuilder; readonly file: string },
  ) {
    [this.#records, this.#report, this.#file] = [records, report, file];
    for (const library of libraries) {
      for (const device of devicesOf(library)) {
        const words = [device.set.name, device.device.name] as const;
        this.#byName.set(keyOf(library.name, library.urn, ...words), device);
        // Parts of older files have no address of their library.
        if (!this.#byName.has(keyOf(library.name, "", ...words)))
          this.#byName.set(keyOf(library.name, "", ...words), device);
      }
    }
  }

  find({ library, libraryUrn, deviceSet, device }: EaglePart): Device | undefined {
    const words = [deviceSet, device] as const;
    return this.#byName.get(keyOf(library, libraryUrn, ...words)) ?? this.#byName.get(keyOf(library, "", ...words));
  }

  /** Made at the first use. */
  symbolFor(device: Device): SchematicSymbol {
    const known = this.#symbols.get(device);
    if (known) return known;
    const { symbol, lostGates, lostGraphics } = makeSymbol(this.#records.newId(), device);
    this.#symbols.set(device, symbol);
    this.#records.add(symbol);
    this.#report.found("symbols");
    const source = { file: this.#file, line: device.set.line };
    const about = { construct: "symbols", source } as const;
    if (hasMixedPinTexts(device))
      this.#report.changed({ ...about, code: "eagle.pinTexts", values: { symbol: symbol.name } });
    if (lostGates > 0)
      this.#report.changed({ ...about, code: "eagle.tooManyGates", values: { symbol: symbol.name, count: lostGates } });
    if (lostGraphics > 0)
      this.#report.changed({
        ...about,
        code: "eagle.tooManyGraphics",
        values: { symbol: symbol.name, count: lostGraphics },
      });
    return symbol;
  }
}
