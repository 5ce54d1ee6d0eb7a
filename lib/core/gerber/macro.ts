// Aperture macros: compiled once, run for each aperture that uses them with its parameters.

import { MAX_MACRO_POINTS, MAX_MACRO_STATEMENTS } from "@/lib/core/gerber/limits";
import { compileExpression, evaluate, type Step } from "@/lib/core/gerber/macro-expression";
import { drawPrimitive } from "@/lib/core/gerber/macro-primitive";
import type { ShapePath } from "@/lib/core/gerber/shape";

export type MacroStatement =
  { kind: "assign"; variable: number; value: Step[] } | { kind: "primitive"; code: number; modifiers: Step[][] };

/** Statements that make no sense are left out and reported by `isBroken`. */
export function compileMacro(body: string): { statements: MacroStatement[]; isBroken: boolean } {
  const statements: MacroStatement[] = [];
  let isBroken = false;
  for (const raw of body.split("*")) {
    const text = raw.trim();
    if (text === "" || /^0(\D|$)/.test(text)) continue;
    const statement = compileStatement(text);
    if (statement === null || statements.length >= MAX_MACRO_STATEMENTS) isBroken = true;
    else statements.push(statement);
  }
  return { statements, isBroken };
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
  for (const word of words.slice(1)) {
    if (word.trim() === "") continue;
    const steps = compileExpression(word);
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
  const onZero = () => onProblem("MACRO_DIVISION_BY_ZERO");
  for (const statement of statements) {
    if (statement.kind === "assign") variables.set(statement.variable, evaluate(statement.value, variables, onZero));
    else {
      const values = statement.modifiers.map((steps) => evaluate(steps, variables, onZero));
      const drawn = drawPrimitive(statement.code, values);
      if (drawn === null) onProblem("BAD_MACRO");
      else paths.push(...drawn);
    }
  }
  return paths;
}
