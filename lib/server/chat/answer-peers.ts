// The port to the answers that other processes have on their way: a page that lost its connection may come back to any of them.

import type { AnswerStreams, Reader } from "./answer-streams";

/** An answer as its owner names it; `owner` is null for a visitor. */
export interface TurnOf {
  readonly turnId: string;
  readonly owner: string | null;
}

export interface AnswerPeers {
  /**
   * Notes that this process answers a turn. False where another one does, unless it is `takenOver` from one that is gone.
   * A hint, true where nothing is known: a turn that two processes answered is kept once.
   */
  readonly claim: (turn: TurnOf, takenOver?: boolean) => Promise<boolean>;
  /**
   * Reads an answer of another process: everything after `from`, then what comes. False where none has it. `lost` is told,
   * with the number of the last delta, when the process is gone before the answer was done.
   */
  readonly follow: (
    turn: TurnOf & { readonly from: number },
    reader: Reader,
    lost: (last: number) => void,
  ) => Promise<boolean>;
  /** The reader is gone; the answer goes on. */
  readonly leave: (reader: Reader) => void;
  readonly stop: (turn: TurnOf) => Promise<void>;
  readonly acknowledge: (turn: TurnOf) => Promise<void>;
  /** From now on the others may read the answers of this process, until the function is called that it returns. */
  readonly serve: (streams: AnswerStreams) => () => void;
}

/** A process that answers alone. */
export const NO_PEERS: AnswerPeers = {
  claim: () => Promise.resolve(true),
  follow: () => Promise.resolve(false),
  leave: () => undefined,
  stop: () => Promise.resolve(),
  acknowledge: () => Promise.resolve(),
  serve: () => () => undefined,
};
