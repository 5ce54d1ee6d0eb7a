// Aperture macros: compiled once, run for each aperture that uses them with its parameters.

import { MAX_MACRO_POINTS, MAX_MACRO_STATEMENTS } from "@/lib/core/board/limits";
import { compileExpression, evaluate, type Step } from "@/lib/core/formats/rs274x/macro-expression";
import { drawPrimitive } from "@/lib/core/formats/rs274x/macro-primitive";
import type { ShapePath } from "@/lib/core/board/shape";

export type MacroStatement =
  { kind: "assign"; variable: number; value: Step[] } | { kind: "primitive"; code: number; modifiers: Step[][] };

/** Statements that make no sense are left out; `brokenLine` is how many lines below the name the first of them starts, or -1. */
export function compileMacro(body: string): { statements: MacroStatement[]; brokenLine: number } {
  const statements: MacroStatement[] = [];
  let brokenLine = -1;
  let at = 0;
  for (const raw of body.split("*")) {
    const start = at + raw.length - raw.trimStart().length;
    at += raw.length + 1;
    // Numbers and expressions may go on in the next line.
    const text = raw.replace(/[\r\n]+/g, "").trim();
    if (text === "" || /^0(\D|$)/.test(text)) continue;
    const statement = compileStatement(text);
    if (statement !== null && statements.length < MAX_MACRO_STATEMENTS) statements.push(statement);
    else if (brokenLine < 0) brokenLine = body.slice(0, start).split(/\r\n?|\n/).length - 1;
  }
  return { statements, brokenLine };
}

function compileStatement(text: string): MacroStatement | null {
  const assignment = /^\$(\d{1,6})\s*=(.*)$/s.exec(text);
  if (assignment) {
    const value = compileExpression(assignment[2] ?? "");
    return value && { kind: "assign", variable: Number(assignment[1]), value };
  }
  const words = text.split(",");
  const code = Number(words[0]);
  if (!Number.isInteger(code) || words.length > 2 * MAX_MACRO_POINTS) return null;
  const modifiers: Step[][] = [];
  while (words.length > 1 && words.at(-1)?.trim() === "") words.pop();
  for (const word of words.slice(1)) {
    const steps = word.trim() === "" ? [{ push: 0 }] : compileExpression(word);
    if (steps === null) return null;
    modifiers.push(steps);
  }
  return { kind: "primitive", code, modifiers };
}

/** The image of a macro for `parameters` ($1, $2 …), in the file's unit. */
export function runMacro(
  statements: readonly MacroStatement[],
  parameters: readonly number[],
  onProblem: (code: "BAD_MACRO" | "MACRO_DIVISION_BY_ZERO") => void,
): ShapePath[] {
  const variables = new Map(parameters.map((value, index) => [index + 1, value]));
  const paths: ShapePath[] = [];
  let isDark = true;
  const onZero = () => onProblem("MACRO_DIVISION_BY_ZERO");
  for (const statement of statements) {
    if (statement.kind === "assign") variables.set(statement.variable, evaluate(statement.value, variables, onZero));
    else {
      const values = statement.modifiers.map((steps) => evaluate(steps, variables, onZero));
      isDark = exposureOf(statement.code, values, isDark);
      const drawn = drawPrimitive(statement.code, isDark, values);
      if (drawn === null) onProblem("BAD_MACRO");
      else paths.push(...drawn);
    }
  }
  return paths;
}

/** Moirés and thermals have no exposure. The value 2 turned the last one round until 2012 (RS-274X rev. D). */
function exposureOf(code: number, values: readonly number[], last: boolean): boolean {
  if (code === 6 || code === 7) return true;
  return values[0] === 2 ? !last : values[0] !== 0;
}
