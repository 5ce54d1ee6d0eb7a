// Turns of connections on the one session of the embedded database: one batch at a time, and a transaction until its end.

type Waiting<Owner> = { owner: Owner; start: (granted: boolean) => void };

export class Turns<Owner extends object> {
  #holder: Owner | undefined;
  #isBusy = false;
  #waiting: Waiting<Owner>[] = [];
  #idleTimer: NodeJS.Timeout | undefined;

  /** `onIdle` is told of an owner whose transaction others have waited on for `idleLimitMs` without a message from it. */
  constructor(
    private readonly idleLimitMs: number,
    private readonly onIdle: (owner: Owner) => void,
  ) {}

  /** Resolves when it is this owner's turn; false when it left meanwhile. */
  take(owner: Owner): Promise<boolean> {
    return new Promise((resolve) => {
      this.#waiting.push({ owner, start: resolve });
      this.#next();
    });
  }

  /** Ends the turn; the session stays with its owner while a transaction is open. */
  release(owner: Owner, isInTransaction: boolean): void {
    this.#isBusy = false;
    this.#holder = isInTransaction ? owner : undefined;
    clearTimeout(this.#idleTimer);
    if (isInTransaction) this.#watch(owner);
    this.#next();
  }

  /** Drops what the owner waits for. True when a transaction of its own is still open and must be rolled back. */
  leave(owner: Owner): boolean {
    const leaving = this.#waiting.filter((entry) => entry.owner === owner);
    this.#waiting = this.#waiting.filter((entry) => entry.owner !== owner);
    for (const entry of leaving) entry.start(false);
    return this.#holder === owner;
  }

  #next(): void {
    if (this.#isBusy) return;
    const at = this.#waiting.findIndex((entry) => this.#holder === undefined || entry.owner === this.#holder);
    const [entry] = at === -1 ? [] : this.#waiting.splice(at, 1);
    if (!entry) return;
    clearTimeout(this.#idleTimer);
    this.#isBusy = true;
    entry.start(true);
  }

  #watch(owner: Owner): void {
    this.#idleTimer = setTimeout(() => {
      if (this.#waiting.length === 0) return this.#watch(owner);
      this.onIdle(owner);
    }, this.idleLimitMs);
    this.#idleTimer.unref();
  }
}
