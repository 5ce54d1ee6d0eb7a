// Inputs of the action, which action.yml passes in the environment.

import { usage } from "@/lib/cli/failure";
import { failOn } from "@/lib/cli/input/fail-on";
import { givenOptions } from "@/lib/cli/input/option-flags";
import { type Level, LEVELS } from "@/lib/cli/views/dfm-view";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export interface ActionInputs {
  /** Patterns of fabrication files; with `isPlotted` of KiCad boards. */
  readonly files: readonly string[];
  readonly isPlotted: boolean;
  /** Patterns of the base branch's files; empty where nothing is compared. */
  readonly base: readonly string[];
  readonly options: Partial<PcbSpecification>;
  /** Null: findings do not fail it. */
  readonly failOn: Level | null;
  readonly hasComment: boolean;
  /** Tells the comments of several uses in one repository apart. */
  readonly commentId: string;
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

/** `finish: ENIG`, `finish=ENIG` or `--finish ENIG`, one a line. */
function pairOf(line: string): [string, string] {
  const text = line.replace(/^--/, "");
  const end = text.search(/[^a-z-]/);
  const value = text.slice(end).trim().replace(/^[:=]/, "").trim();
  if (end <= 0 || value === "") throw usage("optionLine", { line });
  return [text.slice(0, end), value];
}

function isOn(text: string, name: string): boolean {
  if (text === "true" || text === "false") return text === "true";
  throw usage("valueNotOffered", { flag: name, value: text, offered: "true, false" });
}

/** Failures are of usage, with the input's name. */
export function readInputs(env: Readonly<Record<string, string | undefined>>): ActionInputs {
  const input = (name: string, usual = "") => env[`INPUT_${name}`]?.trim() || usual;
  const files = linesOf(input("FILES"));
  if (files.length === 0) throw usage("inputMissing", { name: "files" });
  const commentId = input("COMMENT_ID", "default");
  if (!/^[\w.-]{1,60}$/.test(commentId)) throw usage("commentIdFormat", { value: commentId });
  return {
    files,
    isPlotted: isOn(input("PLOT", "false"), "plot"),
    base: linesOf(input("BASE_FILES")),
    options: givenOptions(linesOf(input("OPTIONS")).map(pairOf)),
    failOn: failOn(input("FAIL_ON", "error"), LEVELS, "error"),
    hasComment: isOn(input("COMMENT", "true"), "comment"),
    commentId,
  };
}
