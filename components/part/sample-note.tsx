// Note that price and stock are samples.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import styles from "./part.module.css";

export function SampleNote() {
  const t = useTranslations("part");
  return (
    <p className={styles.sample}>
      <Icon name="info" size={16} />
      <span>
        <b>{t("sample")}</b> {t("sampleHint")} {t("sampleWhere")}
      </span>
    </p>
  );
}
