// Language menu; the currency belongs to the market and is only shown.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { LocaleLink } from "@/components/shell/locale-link";
import { linkPrefix } from "@/lib/core/market/area";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./header.module.css";

// Each language is named in itself.
const LANGUAGES = [
  { locale: "en", name: "English", short: "EN", tag: "en" },
  { locale: "zh", name: "中文", short: "中文", tag: "zh-CN" },
] as const;

export function LocaleLinks() {
  const { area, locale } = useMarket();
  return (
    <ul className={styles.languages}>
      {LANGUAGES.map((language) => (
        <li key={language.locale}>
          <LocaleLink
            locale={language.locale}
            tag={language.tag}
            prefix={linkPrefix(area, language.locale)}
            isCurrent={language.locale === locale}
          >
            {language.name}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

export function LocaleMenu() {
  const t = useTranslations("shell");
  const { locale, currency } = useMarket();
  const language = LANGUAGES.find((candidate) => candidate.locale === locale)?.short ?? "";
  return (
    <details className={styles.locale} name="menu">
      <summary className={styles.tool} title={t("language")}>
        <Icon name="globe" />
        <span className={styles.language}>{t("languageAndCurrency", { language, currency })}</span>
      </summary>
      <div className={styles.drop}>
        <LocaleLinks />
      </div>
    </details>
  );
}
