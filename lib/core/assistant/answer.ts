// An answer of the assistant: blocks that a page draws, the sources of its figures, and questions that may follow.
//
// Texts are in the reader's language. Paths are our own pages without the language's prefix. Amounts are millionths.

import type { Currency } from "@/lib/base/money";
import type { OrderStatus } from "@/lib/core/order/states";

/** Paragraphs, lists, tables, code and bold in Markdown; links only to our own paths. */
export interface TextBlock {
  readonly kind: "text";
  readonly markdown: string;
}

export interface PriceRow {
  readonly label: string;
  /** One for each column; null where it is not offered. */
  readonly amounts: readonly (number | null)[];
  readonly note: string | null;
}

export interface PriceBlock {
  readonly kind: "prices";
  readonly title: string;
  readonly currency: Currency;
  readonly columns: readonly string[];
  readonly rows: readonly PriceRow[];
  /** ISO date; null where the price has no end. */
  readonly validUntil: string | null;
  /** The quote with everything filled in. */
  readonly path: string;
}

export interface BoardBlock {
  readonly kind: "board";
  readonly projectId: string;
  readonly title: string;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly layers: number | null;
  readonly path: string;
}

export interface FindingBlock {
  readonly kind: "finding";
  readonly title: string;
  readonly severity: "error" | "warning" | "info";
  readonly text: string;
  readonly measuredMm: number | null;
  readonly limitMm: number | null;
  readonly count: number;
  readonly path: string;
}

export interface PartCard {
  readonly partId: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly description: string;
  readonly stock: number;
  readonly isSample: boolean;
  readonly currency: Currency;
  /** The price of one at a quantity; null where the part has no price. */
  readonly unitMicro: number | null;
  readonly quantity: number;
  readonly path: string;
}

export interface PartsBlock {
  readonly kind: "parts";
  readonly parts: readonly PartCard[];
  /** Attributes beside each other, in the order of the parts. */
  readonly comparison: readonly { readonly label: string; readonly values: readonly string[] }[];
}

export interface OrderBlock {
  readonly kind: "order";
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly title: string;
  /** ISO date; null while it is agreed or stands still. */
  readonly shipDate: string | null;
  readonly mayCancel: boolean;
  readonly mayChange: boolean;
  readonly path: string;
}

export interface WaveformBlock {
  readonly kind: "waveform";
  readonly title: string;
  readonly axis: { readonly name: string; readonly unit: string; readonly values: readonly number[] };
  readonly traces: readonly { readonly name: string; readonly unit: string; readonly values: readonly number[] }[];
  /** The circuit in the simulator; null where it has no page. */
  readonly path: string | null;
}

export interface ProjectsBlock {
  readonly kind: "projects";
  readonly projects: readonly {
    readonly projectId: string;
    readonly title: string;
    readonly author: string;
    readonly license: string;
    readonly path: string;
  }[];
}

/** Prepared by the assistant, done by the person on the page that the path leads to. */
export interface ActBlock {
  readonly kind: "act";
  readonly title: string;
  readonly text: string;
  readonly currency: Currency | null;
  readonly amountMicro: number | null;
  readonly confirm: string;
  readonly path: string;
}

export interface HandOverBlock {
  readonly kind: "handOver";
  readonly text: string;
  readonly path: string;
}

export type AnswerBlock =
  | TextBlock
  | PriceBlock
  | BoardBlock
  | FindingBlock
  | PartsBlock
  | OrderBlock
  | WaveformBlock
  | ProjectsBlock
  | ActBlock
  | HandOverBlock;

export const SOURCE_KINDS = ["prices", "rule", "article", "part", "order", "capability", "engine", "project"] as const;

/** Texts refer to it by its number, as "[1]". */
export interface AnswerSource {
  readonly number: number;
  readonly kind: (typeof SOURCE_KINDS)[number];
  readonly title: string;
  readonly path: string | null;
}

/** Slots of the last question, which the next one may leave out: "and 100 pieces?". Never more than texts and numbers. */
export type AnswerMemory = Readonly<Record<string, string | number | boolean>>;

export interface Answer {
  readonly blocks: readonly AnswerBlock[];
  readonly sources: readonly AnswerSource[];
  /** Questions that a person may ask next. */
  readonly suggestions: readonly string[];
  /** Tools that were used, in their order. */
  readonly tools: readonly string[];
  /** False where the assistant does not know and says so. */
  readonly isAnswered: boolean;
  readonly memory: AnswerMemory;
}

/** Said by a press of the person, beside the question's words. */
export interface QuestionContext {
  /** Path of the page on which the assistant was opened. */
  readonly page: string | null;
  readonly projectId: string | null;
  readonly orderNumber: string | null;
}

export const NO_CONTEXT: QuestionContext = { page: null, projectId: null, orderNumber: null };
