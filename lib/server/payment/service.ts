// A provider's notice: believed when it is signed, and had an effect of once.

import { AppError } from "@/lib/contracts/errors";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { readBody } from "@/lib/server/http/body";
import type { RequestContext } from "@/lib/server/http/context";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { applyPaymentEvent, lockPayment } from "./effects";
import * as rows from "./rows";

const MAX_NOTICE_BYTES = 256 * 1024;

export async function handleWebhook(
  deps: Deps,
  providerName: string,
  context: RequestContext,
): Promise<Record<string, never>> {
  const provider = Object.hasOwn(deps.paymentProviders, providerName) ? deps.paymentProviders[providerName] : undefined;
  if (!provider) throw new AppError("UNKNOWN_ROUTE");
  const body = await readBody(context.request, MAX_NOTICE_BYTES);
  const notice = provider.readWebhook(body, context.request.headers, context.now);
  if (!notice) throw new AppError("WEBHOOK_REJECTED");
  if (notice === "irrelevant") return {};
  const applied = await withTransaction(deps.db, async (tx) => {
    const locked = await lockPayment(tx, notice.paymentId);
    if (!locked || locked.payment.provider !== providerName) throw new AppError("WEBHOOK_REJECTED");
    const id = `${providerName}:${notice.noticeId}`;
    const paymentId = locked.payment.id;
    const row = { id, provider: providerName, paymentId, kind: notice.kind, effect: "none", createdAt: context.now };
    if (!(await rows.insertNotice(tx, row))) return null;
    const effect = await applyPaymentEvent(deps, tx, locked, { event: notice, actor: "provider", source: id });
    await rows.setNoticeEffect(tx, id, effect);
    return { effect, order: locked.order };
  });
  // Null for a notice that came before.
  deps.count?.({ name: "payment_notice", provider: providerName, effect: applied?.effect ?? "repeated" });
  if (applied && applied.effect !== "none") publishOrderChanged(deps, applied.order);
  return {};
}
