// Search as a GET form, which needs no script.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  /** Address without language prefix; the words are added as `q`. */
  action: string;
  label: string;
  value?: string;
  /** Further values of the address. */
  hidden?: Readonly<Record<string, string>>;
}

export function SearchField({ action, label, value = "", hidden = {} }: SearchFieldProps) {
  const t = useTranslations("content.searchField");
  const { prefix } = useMarket();
  return (
    <form role="search" className={`no-print ${styles.search}`} action={withPrefix(action, prefix)}>
      <Icon name="search" />
      <input type="search" name="q" maxLength={100} defaultValue={value} aria-label={label} placeholder={label} />
      {Object.entries(hidden).map(
        ([name, each]) => each !== "" && <input key={name} type="hidden" name={name} value={each} />,
      )}
      <button type="submit">{t("submit")}</button>
    </form>
  );
}
