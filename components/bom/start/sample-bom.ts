// Sample list of a small board, and an empty template. The sample uses real numbers of common parts; some lines are
// incomplete on purpose.

const HEADERS = ["Designator", "Quantity", "MPN", "Manufacturer", "Value", "Footprint", "Description", "DNP"];

const SAMPLE: readonly (readonly string[])[] = [
  ["U1", "1", "STM32F103C8T6", "STMicroelectronics", "", "LQFP-48", "Microcontroller", ""],
  ["U2", "1", "LM358DR", "Texas Instruments", "", "SOIC-8", "Dual amplifier", ""],
  ["U3", "1", "AMS1117-3.3", "", "3.3 V", "SOT-223", "Regulator", ""],
  ["R1-R4", "4", "RC0603FR-0710KL", "Yageo", "10k", "0603", "Pull-up", ""],
  ["R5, R6", "2", "", "", "100R 1%", "0603", "Series", ""],
  ["R7", "1", "RC0603FR-071KL", "Yageo", "1k", "0603", "LED", ""],
  ["C1-C6", "6", "", "", "100nF 50V X7R 10%", "0603", "Decoupling", ""],
  ["C7, C8", "2", "", "", "10nF", "0603", "Filter", ""],
  ["D1", "1", "BAT54", "", "", "SOT-23", "Schottky", ""],
  ["Y1", "1", "", "", "8MHz", "HC49", "Crystal", ""],
  ["J1", "1", "XH-4A-SPECIAL", "", "", "", "Customer’s own connector", ""],
  ["R8", "1", "RC0603FR-0710RL", "Yageo", "10R", "0603", "Option", "DNP"],
];

const csvCell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const sampleFile = () =>
  new File([[HEADERS, ...SAMPLE].map((row) => row.map(csvCell).join(",")).join("\n")], "sample-bom.csv", {
    type: "text/csv",
  });

/** Header row and two lines that show how designators are written. */
export const TEMPLATE: readonly (readonly string[])[] = [
  HEADERS,
  ["R1, R2, R3", "3", "RC0603FR-0710KL", "Yageo", "10k", "0603", "", ""],
  ["C1-C4", "4", "", "", "100nF 50V X7R", "0603", "", ""],
];
