"use client";
// Search field for part numbers, values, packages and words, with suggestions of part numbers.
import { useTranslations } from "next-intl";
import { type FormEvent, useDeferredValue, useId, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { PART_SEARCH_PATH } from "@/components/part/search/part-search-params";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { usePartSuggestions } from "@/lib/client/part";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "../part.module.css";

interface PartSearchFieldProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

export function PartSearchField({ keyword, onSearch }: PartSearchFieldProps) {
  const t = useTranslations("part.search");
  const { prefix } = useMarket();
  const listId = useId();
  const [typed, setTyped] = useState(keyword);
  const suggestions = usePartSuggestions(useDeferredValue(typed));
  const mpns = [...new Set(suggestions.data?.rows.map(({ mpn }) => mpn))];

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }

  return (
    <form role="search" className={styles.search} action={withPrefix(PART_SEARCH_PATH, prefix)} onSubmit={submit}>
      <Field
        type="search"
        name="q"
        maxLength={100}
        value={typed}
        list={listId}
        aria-label={t("label")}
        placeholder={t("placeholder")}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={listId}>
        {mpns.map((mpn) => (
          <option key={mpn} value={mpn} />
        ))}
      </datalist>
      <Button type="submit" variant="primary">
        <Icon name="search" size={20} />
        {t("action")}
      </Button>
    </form>
  );
}
