// A question as the grammar reads it, and the tool call that it becomes.

import type { AnswerMemory, QuestionContext } from "./answer";

/** The input is checked by the tool. */
export interface ToolCall {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface QuestionFile {
  readonly fileUrl: string;
  readonly fileName: string;
  /** 8 a board, 10 another file. */
  readonly fileType: number;
}

export interface Asked {
  /** As typed. */
  readonly question: string;
  readonly files: readonly QuestionFile[];
  readonly context: QuestionContext;
  readonly memory: AnswerMemory;
  /** Titles of DFM rules in lower case, in both languages. */
  readonly ruleTitles: ReadonlyMap<string, string>;
}

export interface Question extends Asked {
  /** In one spelling. */
  readonly text: string;
}

/** Null where the question asks for something else. */
export type Intent = (question: Question) => ToolCall | null;
