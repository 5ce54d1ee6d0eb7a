"use client";
// Bar of the parts selected for comparison, at the bottom of the window.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button, buttonClass } from "@/components/ui/button";
import { Link } from "@/lib/i18n/link";
import { usePartComparison } from "@/stores/part-comparison";
import styles from "./compare.module.css";

/** `quantity`: quantity of the comparison's prices. */
export function CompareTray({ quantity }: { quantity?: number }) {
  const t = useTranslations("part.compare");
  const { parts, toggle, clear } = usePartComparison((comparison) => comparison);
  if (parts.length === 0) return null;
  const href = `/component/compare?ids=${parts.map(({ id }) => id).join(",")}${quantity ? `&quantity=${quantity}` : ""}`;
  return (
    <section className={`${styles.tray} no-print`} aria-label={t("tray")}>
      <ul className={styles.chips}>
        {parts.map((part) => (
          <li key={part.id} className={styles.chip}>
            <span className="mpn">{part.mpn}</span>
            <Button
              variant="quiet"
              size="sm"
              isIconOnly
              aria-label={t("remove", { mpn: part.mpn })}
              onClick={() => toggle(part)}
            >
              <Icon name="close" size={16} />
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.trayActs}>
        <Button variant="quiet" onClick={clear}>
          {t("clear")}
        </Button>
        {parts.length > 1 ? (
          <Link className={buttonClass({ variant: "primary" })} href={href}>
            {t("open", { count: parts.length })}
          </Link>
        ) : (
          <span className={styles.more}>{t("oneMore")}</span>
        )}
      </div>
    </section>
  );
}
