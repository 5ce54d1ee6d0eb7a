// Recurring payment tasks: polling silent payments, sending refunds.

import type { Deps } from "@/lib/server/deps";
import type { Tasks } from "@/lib/server/jobs/scheduled-tasks";
import { reconcilePayments } from "./reconcile";
import { sendDueRefunds } from "./refunds";

export const PAYMENT_TASKS_MS = 60_000;

/** The first round asks about every open payment: notices may have come while no process was there to hear them. */
export function paymentTasks(deps: Deps): Tasks {
  let isFirst = true;
  return {
    async reconcilePayments(now) {
      const all = isFirst;
      isFirst = false;
      await reconcilePayments(deps, now, { all });
    },
    sendDueRefunds: (now) => sendDueRefunds(deps, now),
  };
}
