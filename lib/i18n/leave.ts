import { ORDER_SESSION_KEYS } from "@/lib/i18n/href";

export function forgetCarriedFile(storage: Pick<Storage, "removeItem">): void {
  for (const key of ORDER_SESSION_KEYS) storage.removeItem(key);
}
