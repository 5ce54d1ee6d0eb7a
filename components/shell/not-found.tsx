// What stands at an address without a page: an empty drawing sheet and the way home.
import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/link";
import styles from "./not-found.module.css";

export function NotFound() {
  const t = useTranslations("shell.notFound");
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.sheet}>
        <p className={`num ${styles.figure}`} aria-hidden="true">
          404
        </p>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("text")}</p>
          <Link href="/" className={styles.home}>
            {t("home")}
          </Link>
        </div>
      </div>
    </div>
  );
}
