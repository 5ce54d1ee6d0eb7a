// The question set: questions with the tool, the arguments and the facts that are expected.

import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";
import type { Locale } from "@/lib/core/market/area";

const call = z.object({ tool: z.string(), args: z.record(z.string(), z.unknown()) });

const asked = z.object({
  /** The question, after a first one whose call `after` names. */
  q: z.string(),
  after: z.optional(call),
  ...call.shape,
  /** A pattern that the answer's blocks or sources fit. */
  fact: z.optional(z.string()),
});
export type AskedQuestion = z.infer<typeof asked>;

/**
 * Failures of `held-out` are never read while the grammar is changed. Its first line holds the day on which it was
 * written; once it has been read or tuned to, it moves to `built-on` and a new one is written.
 */
export const QUESTION_SETS = ["built-on", "held-out"] as const;
export type QuestionSet = (typeof QUESTION_SETS)[number];

const DIRECTORY = path.resolve(import.meta.dirname, "questions");

const isQuestion = (line: unknown): boolean => typeof line === "object" && line !== null && "q" in line;

/** One question a line; a line without one describes the file. */
export function readQuestions(set: QuestionSet, locale: Locale): AskedQuestion[] {
  const text = readFileSync(path.join(DIRECTORY, `${set}.${locale}.jsonl`), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line): unknown => JSON.parse(line))
    .filter(isQuestion)
    .map((line) => asked.parse(line));
}
