"use client";
// Numbers of the account: cart, valid quotes, unused coupons, each a link to its page.
import { useTranslations } from "next-intl";
import { useBomQuotes } from "@/lib/client/bom";
import { useCart } from "@/lib/client/cart";
import { useCoupons } from "@/lib/client/coupon";
import { Link } from "@/lib/i18n/link";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./center.module.css";

/** The page of the overview's quotes that expire soon, so that both share one call. */
const VALID_QUOTES = { status: "Quoted", pageNum: 1, pageSize: 100 } as const;

export function AccountCounts() {
  const t = useTranslations("account.center.counts");
  const counts = [
    { key: "cart", href: "/shopping-cart", count: useCart().data?.total },
    { key: "quotes", href: "/my-center/quotes?status=Quoted", count: useBomQuotes(VALID_QUOTES).data?.total },
    { key: "coupons", href: "/my-center/coupon", count: useCoupons({ pageNum: 1, pageSize: 1 }).data?.count.unused },
  ] as const;
  return (
    <ul className={`ruled ${styles.counts}`}>
      {counts.map(({ key, href, count }) => (
        <li key={key}>
          <Link href={href}>
            <b className="num">{count ?? NOTHING}</b> <span>{t(key)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
