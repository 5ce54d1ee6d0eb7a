// Whose price and stock a part has: a distributor's, by the name of the list that was imported.

/** Of the parts that the product brings; their prices and stock are invented. */
export const SAMPLE_DISTRIBUTOR = "Boardwright sample catalog";

const MAX_NAME = 60;

/** A list is called as its file, without folder and extension: `/lists/Example Parts.csv` → `Example Parts`. */
export function distributorOfFile(fileName: string): string {
  const base = fileName.replace(/^.*[\\/]/, "");
  const name = base.replace(/\.(csv|txt)$/i, "").trim();
  return (name === "" ? base : name).slice(0, MAX_NAME);
}
