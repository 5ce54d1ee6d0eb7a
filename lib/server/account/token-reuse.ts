// Tells a person that a token of theirs was used twice: a copy of it is in other hands.

import type { MarketArea } from "@/lib/core/market/area";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { mailNotice } from "./mails";
import * as rows from "./rows";

/** In the transaction that ends the session. An account without a mail address is told by its log alone. */
export async function mailTokenReuse(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  accountId: string,
  area: MarketArea,
): Promise<void> {
  const { email, locale } = await rows.getById(tx, accountId);
  await mailNotice(deps, tx, { to: email, kind: "tokenReused" }, { area, locale: locale === "zh" ? "zh" : "en" });
}
