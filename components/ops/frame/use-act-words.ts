// Log entries as text, with formatted amounts, dates and weights; a value without a label is shown as it is.
import { useLocale, useTranslations } from "next-intl";
import { useAdminLabels } from "@/components/ops/frame/use-admin-labels";
import { toDecimal } from "@/lib/base/money";
import type { AdminAct } from "@/lib/contracts/ops";
import { formatBytes } from "@/lib/i18n/format-bytes";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { hasText, textOr } from "@/lib/base/has-text";

type Value = AdminAct["details"][string];

/** Internal keys that are not shown. */
const UNSAID: readonly string[] = ["currency", "paymentId", "refundId", "sessionId", "sha256"];
/** Texts written by people, shown last in this order. */
const WORDS: readonly string[] = ["reason", "answer", "note"];

const rankOf = (name: string) => WORDS.indexOf(name) + 1;

export function useActWords() {
  const t = useTranslations("ops.audit");
  const coupons = useTranslations("ops.coupons.kinds");
  const books = useTranslations("ops.books.kinds");
  const admin = useAdminLabels();
  const tag = useLocale();
  const word = (place: "kind" | "detail" | "said", key: string) => textOr(t, `${place}.${key}`, key);

  function numberOf(name: string, value: number, currency: AdminAct["currency"]): string {
    if (name.endsWith("Micro")) {
      return currency === null ? toDecimal(value) : formatMoney({ currency, amountMicro: value }, tag);
    }
    if (name === "size") return formatBytes(value, tag);
    if (name === "weightGrams") return new Intl.NumberFormat(tag, { style: "unit", unit: "gram" }).format(value);
    // Board indexes count from 0, labels from 1.
    return new Intl.NumberFormat(tag).format(name === "board" ? value + 1 : value);
  }

  function textOf(name: string, value: string): string {
    if (name === "area") return admin.area(value);
    if (name === "status") return admin.status(value);
    if (name === "reason") return admin.refundReason(value);
    if (name === "couponKind" && hasText(coupons, value)) return coupons(value);
    if (name === "kind" && hasText(books, value)) return books(value);
    if (name === "effectiveFrom") return formatDate(`${value}T12:00:00`, tag);
    if (name.endsWith("At")) return formatDate(value, tag, "moment");
    return name === "by" || name === "effect" ? word("said", value) : value;
  }

  const valueOf = (name: string, value: Exclude<Value, null>, currency: AdminAct["currency"]) =>
    typeof value === "number" ? numberOf(name, value, currency) : textOf(name, String(value));

  return {
    kind: (kind: string) => word("kind", kind),
    details({ details, currency }: Pick<AdminAct, "details" | "currency">): string {
      const { from, to, ...rest } = details;
      const move =
        typeof from === "string" && typeof to === "string" && from !== to
          ? `${admin.status(from)} → ${admin.status(to)}`
          : "";
      const others = Object.entries(rest)
        .filter(([name]) => !UNSAID.includes(name))
        .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
        .flatMap(([name, value]) =>
          value === null || value === ""
            ? []
            : [t("pair", { name: word("detail", name), value: valueOf(name, value, currency) })],
        );
      return [move, ...others].filter(Boolean).join(" · ");
    },
  };
}
