"use client";
// Sort key and direction of the results.
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { PART_SORTS, type PartSort } from "@/lib/contracts/part";
import type { ParameterKey } from "@/lib/core/part/part";
import styles from "../part.module.css";

interface SortFieldProps {
  sort: PartSort | undefined;
  isDescending: boolean;
  /** Parameters of the parts on this page. */
  parameters: readonly ParameterKey[];
  onChange: (change: { sort?: PartSort; isDescending: boolean }) => void;
}

const COMMON = ["price", "stock", "mpn"] as const;

export function SortField({ sort, isDescending, parameters, onChange }: SortFieldProps) {
  const t = useTranslations("part");
  const id = useId();
  const keys = PART_SORTS.filter(
    (each) => (COMMON as readonly string[]).includes(each) || parameters.some((key) => key === each) || each === sort,
  );
  const sortLabel = (key: PartSort) =>
    key === "price" || key === "stock" || key === "mpn" ? t(`sort.${key}`) : t(`parameters.${key}`);
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t("sort.label")}</label>
      <Select
        id={id}
        value={sort ?? ""}
        onChange={({ target: { value } }) => {
          const chosen = PART_SORTS.find((each) => each === value);
          // Stock starts descending, everything else ascending.
          onChange({ sort: chosen, isDescending: chosen === "stock" });
        }}
      >
        <option value="">{t("sort.best")}</option>
        {keys.map((key) => (
          <option key={key} value={key}>
            {sortLabel(key)}
          </option>
        ))}
      </Select>
      {sort !== undefined && (
        <Button
          isIconOnly
          aria-label={t(isDescending ? "sort.up" : "sort.down")}
          title={t(isDescending ? "sort.up" : "sort.down")}
          onClick={() => onChange({ sort, isDescending: !isDescending })}
        >
          <Icon name={isDescending ? "down" : "up"} size={16} />
        </Button>
      )}
    </div>
  );
}
