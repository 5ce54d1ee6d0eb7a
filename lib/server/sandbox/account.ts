// The sandbox of a person: an account that nobody signs in to, which their test keys act for.

import type { MarketArea } from "@/lib/core/market/area";
import { AppError } from "@/lib/contracts/errors";
import type { ReceiverFields } from "@/lib/contracts/address";
import * as addressRows from "@/lib/server/address/rows";
import type { AccountRow } from "@/lib/server/account/rows";
import type { Database, Transaction } from "@/lib/server/db/client";
import * as rows from "./rows";

const EMPTY = { company: "", state: "", district: "", address2: "", email: "", taxId: "" };

/** Addresses that exist and where no parcel is ever sent. */
const SAMPLE_RECEIVERS: Readonly<Record<MarketArea, ReceiverFields>> = {
  "en-US": {
    ...EMPTY,
    ...{ firstName: "Test", lastName: "Receiver", country: "GB", city: "London" },
    ...{ address: "12 St James's Square", postcode: "SW1Y 4JH", phone: "+44 20 7946 0018" },
  },
  "zh-CN": {
    ...EMPTY,
    ...{ firstName: "", lastName: "测试", country: "CN", state: "广东省", city: "深圳市", district: "南山区" },
    ...{ address: "科技园测试路 1 号", postcode: "518057", phone: "+86 138 0000 0000" },
  },
};

/** The sandbox of a person who has a test key; API_KEY_INVALID where there is none. */
export async function sandboxOf(db: Database, personId: string): Promise<string> {
  const found = await rows.findSandbox(db, personId);
  if (found === null) throw new AppError("API_KEY_INVALID");
  return found;
}

/** The person's sandbox with an address to order to in an area, made where there is none. The caller holds the person. */
export async function openSandbox(
  tx: Transaction,
  person: Pick<AccountRow, "id" | "locale">,
  area: MarketArea,
): Promise<string> {
  const accountId = (await rows.findSandbox(tx, person.id)) ?? (await rows.insertSandbox(tx, person));
  const owner = { accountId, area };
  if ((await addressRows.listOwned(tx, owner)).length === 0) {
    const receiverId = await addressRows.insertReceiver(tx, owner, SAMPLE_RECEIVERS[area]);
    await addressRows.setDefault(tx, owner, receiverId, true);
  }
  return accountId;
}
