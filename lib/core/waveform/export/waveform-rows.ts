// Waveforms as rows of a table, for CSV and spreadsheets.

import { csvRow } from "@/lib/base/csv";
import { err, ok, type Result } from "@/lib/base/result";
import { joinAxes, onAxis, type JoinFailure } from "@/lib/core/waveform/interpolate";
import { unitSymbol, type Unit } from "@/lib/core/waveform/unit";
import type { Axis, Waveform } from "@/lib/core/waveform/waveform";

export interface WaveformTable {
  /** "time [s]", "V(out) [V]"; two columns for a phasor. */
  readonly header: readonly string[];
  readonly columns: readonly Float64Array[];
  readonly rowCount: number;
}

const withUnit = (name: string, unit: Unit): string => {
  const symbol = unitSymbol(unit);
  return symbol === "" ? name : `${name} [${symbol}]`;
};

/** One row for each place of any of the axes, samples interpolated. Fails for axes that do not go together. */
export function waveformTable(waveforms: readonly Waveform[]): Result<WaveformTable, JoinFailure | "empty"> {
  const [first, ...rest] = waveforms;
  if (!first) return err("empty");
  let axis: Axis = first.axis;
  for (const other of rest) {
    const joined = joinAxes(axis, other.axis);
    if (!joined.ok) return joined;
    axis = joined.value;
  }
  const header = [withUnit(axis.kind, axis.unit)];
  const columns = [axis.values];
  for (const waveform of waveforms) {
    const { name, unit, re, im } = waveform.axis.values === axis.values ? waveform : onAxis(waveform, axis);
    header.push(...(im ? [withUnit(`re ${name}`, unit), withUnit(`im ${name}`, unit)] : [withUnit(name, unit)]));
    columns.push(...(im ? [re, im] : [re]));
  }
  return ok({ header, columns, rowCount: axis.values.length });
}

const cell = (value: number | undefined): string =>
  value === undefined || !Number.isFinite(value) ? "" : String(value);

/** Numbers in full precision; empty cells where there is no sample. */
export function waveformCsv({ header, columns, rowCount }: WaveformTable): string {
  const lines = [csvRow(header)];
  for (let row = 0; row < rowCount; row++) lines.push(`${columns.map((column) => cell(column[row])).join(",")}\r\n`);
  return lines.join("");
}

export interface SheetRows {
  readonly rows: readonly (readonly (string | number)[])[];
  /** True if only every so many rows fit. */
  readonly isThinned: boolean;
}

/** Header and rows of a spreadsheet with at most `maxRows` rows of numbers, evenly chosen, the last one among them. */
export function sheetRows({ header, columns, rowCount }: WaveformTable, maxRows: number): SheetRows {
  const count = Math.min(rowCount, maxRows);
  const rowAt = (at: number): number => (count < 2 ? 0 : Math.round((at * (rowCount - 1)) / (count - 1)));
  const numbers = Array.from({ length: count }, (_, at) =>
    columns.map((column) => {
      const value = column[rowAt(at)];
      return value === undefined || !Number.isFinite(value) ? "" : value;
    }),
  );
  return { rows: [header, ...numbers], isThinned: count < rowCount };
}
