// 404 page: search, and links to popular pages.
import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/link";
import { withPrefix } from "@/lib/i18n/href";
import type { NavKey } from "@/lib/i18n/page-keys";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./not-found.module.css";

const LINKS: readonly [NavKey, string][] = [
  ["quote", "/order/manufacturing/pcb"],
  ["assembly", "/order/manufacturing/pcba"],
  ["viewer", "/gerber-viewer"],
  ["dfm", "/product/free-dfm-check"],
  ["help", "/help"],
  ["orders", "/my-center/orders"],
];

export function NotFound() {
  const t = useTranslations("shell.notFound");
  const nav = useTranslations("shell.nav");
  const { prefix } = useMarket();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.sheet}>
        <p className={`num ${styles.figure}`} aria-hidden="true">
          404
        </p>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("text")}</p>
          <form role="search" className={styles.search} action={withPrefix("/search", prefix)}>
            <input type="search" name="q" maxLength={100} aria-label={t("search")} placeholder={t("search")} />
            <button type="submit">{t("submit")}</button>
          </form>
          <nav aria-label={t("links")}>
            <ul className={styles.links}>
              <li>
                <Link href="/" className="link">
                  {t("home")}
                </Link>
              </li>
              {LINKS.map(([key, href]) => (
                <li key={key}>
                  <Link href={href} className="link">
                    {nav(key)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </div>
  );
}
