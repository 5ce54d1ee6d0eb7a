// An address held to the rules of its country before it is kept.

import { AppError } from "@/lib/contracts/errors";
import { checkAddress, type CheckedAddress } from "@/lib/core/address/check";
import type { Locale } from "@/lib/core/market/area";
import { fieldMessage } from "@/lib/server/http/translate";

/** INVALID_INPUT, naming postcode and phone, where the country has no such. */
export function requireAddress(address: CheckedAddress, kind: "receiver" | "bill", locale: Locale): void {
  const issues = checkAddress(address, kind === "receiver");
  if (issues.length === 0) return;
  const data = issues.map(({ field, message }) => ({ field, message: fieldMessage(locale, message) }));
  throw new AppError("INVALID_INPUT", { data });
}
