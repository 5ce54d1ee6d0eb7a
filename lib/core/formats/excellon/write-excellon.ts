// A drill file in the Excellon format: millimeters with decimal points, which no reader can take for anything else.

export interface DrilledHoles {
  diameterMm: number;
  /** Pairs of x and y, mm. */
  places: readonly number[];
}

/**
 * Round holes of one plating, a tool for each group. `layers` of copper are said to the reader as Gerber X2 attributes in
 * comments; `remarks` are comments too, a line each.
 */
export function writeExcellon(
  groups: readonly DrilledHoles[],
  { isPlated, layers, remarks = [] }: { isPlated: boolean; layers: number; remarks?: readonly string[] },
): string {
  const purpose = isPlated ? `Plated,1,${layers},PTH` : `NonPlated,1,${layers},NPTH`;
  const lines = [
    "M48",
    ...remarks.map((remark) => `; ${remark.replaceAll(/[\r\n]+/g, " ")}`),
    `; #@! TF.FileFunction,${purpose}`,
    "FMAT,2",
    "METRIC",
    ...groups.map(({ diameterMm }, at) => `T${at + 1}C${diameterMm.toFixed(3)}`),
    "%",
    "G90",
    "G05",
  ];
  groups.forEach(({ places }, at) => {
    lines.push(`T${at + 1}`);
    for (let k = 0; k + 1 < places.length; k += 2)
      lines.push(`X${(places[k] ?? 0).toFixed(4)}Y${(places[k + 1] ?? 0).toFixed(4)}`);
  });
  return `${[...lines, "T0", "M30"].join("\n")}\n`;
}
