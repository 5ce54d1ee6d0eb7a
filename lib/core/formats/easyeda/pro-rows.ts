// EasyEDA Pro: each line of a file is a JSON array that begins with the name of its record.
import { err, ok, type Result } from "@/lib/base/result";
import type { EasyedaFailure, EasyedaPoint } from "./drawn";

export interface ProRow {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  /** Behind the name. */
  readonly values: readonly unknown[];
}

const MAX_ROWS = 400_000;
const MAX_COORDINATE = 100_000;

export function parseProRows(text: string): Result<ProRow[], EasyedaFailure> {
  const lines = text.replace(/^\ufeff/, "").split("\n");
  if (lines.length > MAX_ROWS) return err("TOO_LARGE", { line: MAX_ROWS });
  const rows: ProRow[] = [];
  for (const [index, content] of lines.entries()) {
    const trimmed = content.trim();
    if (trimmed === "") continue;
    const row = readRow(trimmed);
    if (!row) return err("DAMAGED", { line: index + 1, read: trimmed.slice(0, 80) });
    rows.push({ line: index + 1, ...row });
  }
  return ok(rows);
}

function readRow(text: string): Omit<ProRow, "line"> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed) || typeof parsed[0] !== "string") return null;
    return { name: parsed[0], values: parsed.slice(1) };
  } catch {
    return null;
  }
}

/** NaN for what is none, or lies beyond any sheet. */
export function proNumber(value: unknown): number {
  const number = typeof value === "number" ? value : typeof value === "string" && value !== "" ? Number(value) : NaN;
  return Math.abs(number) <= MAX_COORDINATE ? number : NaN;
}

export const proText = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

/** Null if a coordinate is missing. */
export function proPoint(x: unknown, y: unknown): EasyedaPoint | null {
  const point = { x: proNumber(x), y: proNumber(y) };
  return Number.isFinite(point.x) && Number.isFinite(point.y) ? point : null;
}

export const isTrue = (value: unknown): boolean => value === true || value === 1 || value === "1";
