"use client";
// Parameter filters of a category with result counts; several values may be selected.
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/icons/icon";
import type { PartSearchParams } from "@/components/part/search/part-search-params";
import { usePartWords } from "@/components/part/use-part-words";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import type { PartSearch } from "@/lib/contracts/part";
import type { ParameterKey } from "@/lib/core/part/part";
import styles from "./filters.module.css";

type Facet = PartSearch["facets"]["parameters"][number];
type Filter = PartSearchParams["parameters"];

interface ParameterFiltersProps {
  filter: Filter;
  facets: readonly Facet[];
  onChange: (filter: Filter) => void;
}

export function ParameterFilters({ filter, facets, onChange }: ParameterFiltersProps) {
  const t = useTranslations("part");
  if (facets.length === 0) return null;
  const change = (key: ParameterKey, values: string[]) => {
    const { [key]: _previous, ...rest } = filter;
    onChange(values.length === 0 ? rest : { ...rest, [key]: values });
  };
  return (
    <div className={styles.row} role="group" aria-label={t("filters.values")}>
      {facets.map((facet) => (
        <ParameterFilter
          key={facet.key}
          facet={facet}
          chosen={filter[facet.key] ?? []}
          onChange={(values) => change(facet.key, values)}
        />
      ))}
    </div>
  );
}

interface ParameterFilterProps {
  facet: Facet;
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}

/** Closes on an outside click and on Escape, like the browser's own lists. */
function useClosing() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function close(event: PointerEvent | KeyboardEvent) {
      const own = details.current;
      if (!own?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        own.querySelector("summary")?.focus();
      } else if (own.contains(event.target as Node)) return;
      own.open = false;
    }
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return details;
}

/** Longer lists get a search field. */
const MANY = 12;

function ParameterFilter({ facet: { key, values }, chosen, onChange }: ParameterFilterProps) {
  const t = useTranslations("part");
  const words = usePartWords();
  const format = new Intl.NumberFormat(useLocale());
  const details = useClosing();
  const [typed, setTyped] = useState("");
  const name = t(`parameters.${key}`);
  const plain = (text: string) => text.toLowerCase().replace(/\s/g, "");
  // Selected values stay in the list even without results.
  const missing = chosen.filter((value) => values.every((each) => each.value !== value));
  const listed = [...missing.map((value) => ({ value, count: 0 })), ...values].filter(
    ({ value }) => chosen.includes(value) || plain(words.valueOf(key, value)).includes(plain(typed)),
  );
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  const [first] = chosen;
  return (
    <details ref={details} className={styles.filter} data-chosen={chosen.length > 0 || undefined}>
      <summary>
        <span>{name}</span>
        {first !== undefined && (
          <b>{chosen.length > 1 ? t("filters.several", { count: chosen.length }) : words.valueOf(key, first)}</b>
        )}
        <Icon name="down" size={16} />
      </summary>
      <div className={styles.list}>
        {values.length > MANY && (
          <Field
            type="search"
            value={typed}
            aria-label={t("filters.find", { name })}
            placeholder={t("filters.findShort")}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <div className={styles.values}>
          {listed.map(({ value, count }) => (
            <Checkbox
              key={value}
              label={words.valueOf(key, value)}
              note={<span className="num">{format.format(count)}</span>}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
          ))}
          {listed.length === 0 && <p className={styles.none}>{t("filters.noValue")}</p>}
        </div>
        {chosen.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => onChange([])}>
            {t("filters.clearOne")}
          </Button>
        )}
      </div>
    </details>
  );
}
