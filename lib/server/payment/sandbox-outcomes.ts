// Effect of each button on the sandbox page: the provider's records and the notifications it sends.

import type { Database } from "@/lib/server/db/client";
import type { PaymentRequest } from "./provider";
import { signedNotice } from "./sandbox";
import { noteState, type SandboxState } from "./sandbox-books";

type Step = "succeeded" | "failed" | "repeat";
type Outcome = {
  /** State in the provider's records afterwards; null if nothing happened. */
  state: SandboxState | null;
  /** The notices it sends, in order. */
  notices: Step[];
  /** True where the notices are sent a minute later. */
  isLate?: boolean;
  /** True where the customer does not return from the provider's page, like one who closes the window. */
  isLeft?: boolean;
};

export const OUTCOMES = {
  succeed: { state: "succeeded", notices: ["succeeded"] },
  refuse: { state: "failed", notices: ["failed"] },
  silent: { state: null, notices: [] },
  lost: { state: "succeeded", notices: [] },
  closed: { state: "succeeded", notices: ["succeeded"], isLeft: true },
  twice: { state: "succeeded", notices: ["succeeded", "repeat"] },
  late: { state: "succeeded", notices: ["failed", "succeeded"] },
  reversed: { state: "succeeded", notices: ["succeeded", "failed"] },
  delayed: { state: "succeeded", notices: ["succeeded"], isLate: true },
} as const satisfies Record<string, Outcome>;

export type OutcomeName = keyof typeof OUTCOMES;

export const isOutcome = (name: string): name is OutcomeName => Object.hasOwn(OUTCOMES, name);

export type SandboxOptions = {
  secret: string;
  db: Database;
  /** Brings a notice to the product, as the provider's server would. */
  deliver: (body: string, headers: Record<string, string>) => Promise<void>;
  now: () => Date;
  /** Does something a minute later; what a process that ends forgets, the next look at the books finds. */
  later: (work: () => Promise<void>) => void;
};

async function announce({ secret, deliver, now }: SandboxOptions, request: PaymentRequest, steps: readonly Step[]) {
  const { paymentId, currency, amountMicro } = request;
  let last: ReturnType<typeof signedNotice> | null = null;
  for (const step of steps) {
    if (step !== "repeat") last = signedNotice(secret, { paymentId, kind: step, currency, amountMicro }, now());
    if (last) await deliver(last.body, last.headers);
  }
}

/** Plays an outcome on a payment that is still open. The books come first: who dies between the two has still paid. */
export async function play(options: SandboxOptions, request: PaymentRequest, name: OutcomeName): Promise<void> {
  const outcome: Outcome = OUTCOMES[name];
  const { paymentId: id, currency, amountMicro } = request;
  if (outcome.state) await noteState(options.db, { id, currency, amountMicro }, outcome.state);
  const notify = () => announce(options, request, outcome.notices);
  if (outcome.isLate) options.later(notify);
  else await notify();
}
