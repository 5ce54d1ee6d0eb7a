// Netlist to be read by people: a net a line, its name and its pins.
import type { ExportedDesign } from "./exported-design";

const oneWord = (text: string): string => text.replace(/\s+/g, "_");

/** "GND", a tabulator, "C1.2 R2.2". */
export const plainNetlist = ({ nets }: ExportedDesign): string =>
  nets
    .map(({ name, pins }) => {
      const shown = pins.map(({ designator, number }) => oneWord(`${designator}.${number}`));
      return `${oneWord(name)}\t${shown.join(" ")}\n`;
    })
    .join("");
