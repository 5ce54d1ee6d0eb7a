// Source of a part's price and stock: a distributor, named after the imported list.

/** Source of the built-in parts, whose prices and stock are invented. */
export const SAMPLE_DISTRIBUTOR = "Boardwright sample catalog";

const MAX_NAME = 60;

/** A list is named after its file, without folder and extension: `/lists/Example Parts.csv` → `Example Parts`. */
export function distributorOfFile(fileName: string): string {
  const base = fileName.replace(/^.*[\\/]/, "");
  const name = base.replace(/\.(csv|txt)$/i, "").trim();
  return (name === "" ? base : name).slice(0, MAX_NAME);
}
