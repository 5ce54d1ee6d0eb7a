// `node --import tsx scripts/downloads/bom-template.ts`: an example of a parts list to fill in, as xlsx and csv.

import { utils, write } from "xlsx";
import { csvRow } from "@/lib/base/csv";
import { type DownloadFile, saveFiles } from "./save";

export const SLUG = "bom-template";

const HEADER = ["Designator", "Quantity", "MPN", "Manufacturer", "Value", "Footprint", "Description", "DNP", "Notes"];

/** One line for each way of writing that the reader understands. */
const ROWS: readonly (readonly (string | number)[])[] = [
  ["C1-C4, C9", 5, "CL10B104KB8NNNC", "Samsung Electro-Mechanics", "100nF 50V X7R 10%", "0603", "Decoupling", "", ""],
  ["R1, R2", 2, "RC0603FR-0710KL", "Yageo", "10k 1%", "0603", "Pull-up", "", ""],
  ["R7", 1, "RC0603JR-070RL", "Yageo", "0R", "0603", "Option", "DNP", ""],
  ["U1", 1, "STM32F103C8T6", "STMicroelectronics", "", "LQFP-48", "Microcontroller", "", ""],
  ["D1", 1, "BAT54", "onsemi", "", "SOT-23", "Schottky diode", "", ""],
  ["J1", 1, "TYPE-C-31-M-12", "Korean Hroparts", "", "USB-C", "USB-C receptacle", "", "Consigned"],
];

function workbook(): Buffer {
  const sheet = utils.aoa_to_sheet([HEADER, ...ROWS.map((row) => [...row])]);
  sheet["!cols"] = [14, 9, 22, 26, 22, 12, 20, 6, 16].map((wch) => ({ wch }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "BOM");
  const bytes: unknown = write(book, { type: "buffer", bookType: "xlsx", compression: true });
  if (!Buffer.isBuffer(bytes)) throw new Error("the workbook was not written as bytes");
  return bytes;
}

const files = (): Promise<DownloadFile[]> =>
  Promise.resolve([
    { name: "bom-template.xlsx", bytes: workbook() },
    { name: "bom-template.csv", bytes: `\uFEFF${[HEADER, ...ROWS].map((row) => csvRow(row)).join("")}` },
  ]);

await saveFiles(import.meta.url, SLUG, files);
