// The asker of a question.

/** The asker: `owner` may read on, `caller` is counted. */
export interface AskedBy {
  /** An account; a visitor has none, and reads on by the turn's id, which nobody can guess. */
  readonly owner: string | null;
  readonly caller: string;
}
