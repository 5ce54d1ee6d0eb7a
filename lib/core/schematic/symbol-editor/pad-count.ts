// How many pads a footprint has, by the name that KiCad's libraries give it.

/** Packages whose name says the family alone. */
const FAMILIES: Readonly<Record<string, number>> = {
  ...{ "SOT-23": 3, "SOT-323": 3, "SOT-89": 3, "SOT-143": 4, "SOT-223": 4, "TO-92": 3, "TO-126": 3, "SC-70": 3 },
  ...{ "SOD-123": 2, "SOD-323": 2, "SOD-523": 2, SMA: 2, SMB: 2, SMC: 2 },
};
/** "SOT-23-5", "SOIC-8_3.9x4.9mm", "TO-220-3_Vertical", "QFN-28-1EP_5x5mm". */
const COUNTED =
  /^(?:DIP|SO|SOIC|SOP|SSOP|TSSOP|HTSSOP|MSOP|VSSOP|QSOP|LQFP|TQFP|PQFP|QFP|QFN|VQFN|WQFN|UQFN|DFN|WSON|VSON|SOJ|PLCC|SOT-23|SOT-89|SOT-223|SOT-363|SOT-563|SC-70|TO-220|TO-247|TO-92)-(\d{1,3})W?(?=[-_]|$)/;

/** Pads numbered from 1; the exposed pad is the last one. Null where the name does not tell. */
export function padCountOf(footprint: string): number | null {
  const name = footprint.slice(footprint.indexOf(":") + 1);
  const [, counted] = COUNTED.exec(name) ?? [];
  if (counted !== undefined) {
    return Number(counted) + (/-1EP(?=[-_]|$)/.test(name) ? 1 : 0);
  }
  const housing = name.replace(/^(?:D|R|C|L|LED|Q)_/, "");
  if (/^\d{4}_\d{4}Metric/.test(housing)) return 2;
  const [family = ""] = housing.split("_");
  return FAMILIES[family] ?? null;
}
