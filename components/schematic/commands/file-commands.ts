// Commands of the File menu: versions, the import report, exports and the quote.
import type { Command, ExportFormat } from "@/components/schematic/commands/command";

const exporter = (format: ExportFormat): Command => ({
  ...{ group: "file", keys: [] },
  perform: (page) => page.export(format),
});

export const FILE_COMMANDS = {
  versions: { group: "file", keys: [], icon: "history", perform: (page) => page.open("versions") },
  importReport: {
    ...{ group: "file", keys: [] },
    isAvailable: (page) => page.openImportReport !== null,
    perform: (page) => page.openImportReport?.(),
  },
  exportPdf: exporter("pdf"),
  exportSvg: exporter("svg"),
  exportPng: exporter("png"),
  exportKicad: exporter("kicad"),
  exportNetlist: exporter("netlist"),
  exportSpice: exporter("spice"),
  exportBom: exporter("bom"),
  exportBomXlsx: exporter("bomXlsx"),
  exportFile: exporter("file"),
  quoteBom: { group: "file", keys: [], perform: (page) => page.quoteBom() },
} as const satisfies Record<string, Command>;
