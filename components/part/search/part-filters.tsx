"use client";
// Filters of the part search with result counts.
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { ParameterFilters } from "@/components/part/search/parameter-filters";
import { filtersSet, type PartSearchParams } from "@/components/part/search/part-search-params";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import type { PartSearch } from "@/lib/contracts/part";
import { type Mounting, PARAMETER_KEYS, type PartCategory } from "@/lib/core/part/part";
import styles from "../part.module.css";

interface PartFiltersProps {
  search: PartSearchParams;
  facets: PartSearch["facets"] | undefined;
  onChange: (change: Partial<PartSearchParams>) => void;
}

export function PartFilters({ search, facets, onChange }: PartFiltersProps) {
  const t = useTranslations("part");
  const id = useId();
  const format = new Intl.NumberFormat(useLocale());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles.openFilters}
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t("search.showFilters", { count: filtersSet(search) })}
        <Icon name={isOpen ? "up" : "down"} size={16} />
      </Button>
      <div id={id} className={styles.folded} data-open={isOpen || undefined}>
        <div className={styles.filters} role="group" aria-label={t("filters.title")}>
          <FacetSelect
            label={t("filters.category")}
            value={search.category}
            values={facets?.category}
            valueLabel={(value) => t(`categories.${value as PartCategory}`)}
            // Another category has other parameters.
            onChange={(value) => onChange({ category: value as PartCategory | undefined, parameters: {} })}
          />
          <FacetSelect
            label={t("filters.manufacturer")}
            value={search.manufacturer}
            values={facets?.manufacturer}
            onChange={(manufacturer) => onChange({ manufacturer })}
          />
          <FacetSelect
            label={t("filters.packageName")}
            value={search.packageName}
            values={facets?.packageName}
            onChange={(packageName) => onChange({ packageName })}
          />
          <FacetSelect
            label={t("filters.mounting")}
            value={search.mounting}
            values={facets?.mounting}
            valueLabel={(value) => t(`mountings.${value as Mounting}`)}
            onChange={(value) => onChange({ mounting: value as Mounting | undefined })}
          />
          <div className={styles.filterFoot}>
            <Checkbox
              label={t("filters.inStock")}
              note={facets && <span className="num">{format.format(facets.inStock)}</span>}
              checked={search.inStock}
              onChange={(event) => onChange({ inStock: event.target.checked })}
            />
            {filtersSet(search) > 0 && (
              <Button
                variant="quiet"
                size="sm"
                onClick={() =>
                  onChange({
                    category: undefined,
                    manufacturer: undefined,
                    packageName: undefined,
                    mounting: undefined,
                    inStock: false,
                    parameters: {},
                  })
                }
              >
                {t("filters.reset")}
              </Button>
            )}
          </div>
        </div>
        <ParameterFilters
          filter={search.parameters}
          facets={withChosen(facets?.parameters ?? [], search.parameters)}
          onChange={(parameters) => onChange({ parameters })}
        />
      </div>
    </>
  );
}

/** Adds selected values without results, so that they can be removed. */
function withChosen(
  facets: PartSearch["facets"]["parameters"],
  chosen: PartSearchParams["parameters"],
): PartSearch["facets"]["parameters"] {
  const missing = PARAMETER_KEYS.filter((key) => chosen[key] && facets.every((facet) => facet.key !== key));
  return [...facets, ...missing.map((key) => ({ key, values: [] }))];
}

interface FacetSelectProps {
  label: string;
  value: string | undefined;
  values: PartSearch["facets"]["category"] | undefined;
  valueLabel?: (value: string) => string;
  onChange: (value: string | undefined) => void;
}

function FacetSelect({ label, value, values = [], valueLabel = (each) => each, onChange }: FacetSelectProps) {
  const t = useTranslations("part.filters");
  const id = useId();
  const format = new Intl.NumberFormat(useLocale());
  // Selected values stay in the list even without results.
  const hasChosen = value === undefined || values.some((each) => each.value === value);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value ?? ""} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{t("any")}</option>
        {!hasChosen && <option value={value}>{`${valueLabel(value)} (0)`}</option>}
        {values.map((each) => (
          <option key={each.value} value={each.value}>
            {`${valueLabel(each.value)} (${format.format(each.count)})`}
          </option>
        ))}
      </Select>
    </div>
  );
}
