"use client";
// Where the form holds another value than the files: what they say, and one click to take it.
import { useTranslations } from "next-intl";
import { useOptionLabel } from "@/components/pcb/option-labels";
import { Icon } from "@/components/icons/icon";
import { formatLength } from "@/lib/core/pcb/length";
import type { ListedOption, PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";
import { useQuoteDraft } from "@/stores/quote-draft";
import styles from "./file-disagreement.module.css";

export function FileDisagreement({ options }: { options: readonly PcbOption[] }) {
  const t = useTranslations("quote.otherwise");
  const specification = useQuoteDraft((draft) => draft.specification);
  const suggested = useQuoteDraft((draft) => draft.suggested);
  const change = useQuoteDraft((draft) => draft.change);
  const say = useSaid();
  const known = options.filter((option) => suggested[option] !== undefined);
  if (known.every((option) => suggested[option] === specification[option])) return null;
  const values = Object.fromEntries(known.map((option) => [option, suggested[option]])) as Partial<PcbSpecification>;
  return (
    <p className={styles.otherwise} role="status">
      <Icon name="warning" size={16} />
      <span>
        {t("text", { value: say(values) })}{" "}
        <button type="button" className="link" onClick={() => change(values)}>
          {t("use")}
        </button>
      </span>
    </p>
  );
}

function useSaid(): (values: Partial<PcbSpecification>) => string {
  const t = useTranslations("pcb.values");
  const labelOf = useOptionLabel();
  const unit = useQuoteDraft((draft) => draft.lengthUnit);
  return (values) => {
    const { widthMm, heightMm } = values;
    if (widthMm !== undefined && heightMm !== undefined) {
      return unit === "mm"
        ? t("size", { width: formatLength(widthMm, unit), height: formatLength(heightMm, unit) })
        : `${formatLength(widthMm, unit)} × ${formatLength(heightMm, unit)}`;
    }
    const [entry] = Object.entries(values);
    if (!entry) return "";
    const [option, value] = entry as [ListedOption, PcbSpecification[ListedOption]];
    return option === "layers" ? t("layers", { layers: Number(value) }) : labelOf(option, value);
  };
}
