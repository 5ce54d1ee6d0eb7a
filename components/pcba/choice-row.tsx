"use client";
// Form row of an assembly option with a few values and their price effects.
import { useTranslations } from "next-intl";
import type { PcbaQuote } from "@/components/pcba/use-quote";
import { useRuleText } from "@/components/pcba/use-rule-text";
import { OptionRow } from "@/components/quote/option-row";
import { Problems } from "@/components/quote/problems";
import { useEffectText } from "@/components/quote/use-effect-text";
import { ChipGroup } from "@/components/ui/chip-group";
import { ASSEMBLY_OPTIONS, type AssemblySpecification } from "@/lib/core/pcba/specification";
import { hasText } from "@/lib/base/has-text";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";
import styles from "@/components/quote/typed-row.module.css";

type Value = string | number | boolean;
export type ChosenOption =
  | keyof {
      [K in keyof AssemblySpecification as AssemblySpecification[K] extends boolean ? K : never]: true;
    }
  | keyof typeof ASSEMBLY_OPTIONS;

const YES_NO = [false, true] as const;
/** Options whose usual value, shown first, is yes. */
const USUALLY_YES: readonly string[] = ["partsPrepared", "coordinates"];

function valuesOf(option: ChosenOption): readonly Value[] {
  if (option in ASSEMBLY_OPTIONS) return ASSEMBLY_OPTIONS[option as keyof typeof ASSEMBLY_OPTIONS];
  return USUALLY_YES.includes(option) ? YES_NO.toReversed() : YES_NO;
}

function useLabels(option: ChosenOption): (value: Value) => string {
  const t = useTranslations("pcba.values");
  return (value) =>
    option === "bgaPitchMm" ? t("pitch", { mm: Number(value) }) : t(`${option}.${value}` as "supply.turnkey");
}

/** Hint of the option, or of its value. */
function useHint(option: ChosenOption, value: Value): string | null {
  const t = useTranslations("pcba.hints");
  const keys = [`${option}.${value}`, option];
  if (option === "supply") return t(`supply.${value}` as "supply.turnkey");
  const found = keys.find((key) => hasText(t, key));
  return found === undefined ? null : t(found);
}

export function ChoiceRow({ option, quote }: { option: ChosenOption; quote: PcbaQuote }) {
  const t = useTranslations("pcba.options");
  const change = usePcbaDraft((draft) => draft.change);
  const effectText = useEffectText();
  const ruleText = useRuleText();
  const plusParts = useTranslations("pcba")("plusParts");
  const labelOf = useLabels(option);
  const fromFiles = useTranslations("pcba.files")("from");
  const isFromFiles = usePcbaDraft((draft) => draft.suggested[option] === draft.assembly[option]);
  const chosen = quote.specification.assembly[option];
  const hint = useHint(option, chosen);
  const values = valuesOf(option);
  const effects = values.map((value) => quote.effectOf({ [option]: value }));
  const hasCheaper = effects.some((effect) => effect !== null && effect < 0);
  const messages = quote.violations.filter((violation) => violation.option === option).map(ruleText);
  // A person prices parts that we buy.
  const isOpen = (value: Value) => option === "supply" && value !== "customer";
  const whyNot = (value: Value) => {
    const broken =
      value === chosen ? undefined : quote.brokenBy({ [option]: value }).find((found) => found.option === option);
    return broken && ruleText(broken);
  };
  return (
    <OptionRow label={t(option)}>
      <ChipGroup
        label={t(option)}
        value={chosen}
        isInvalid={messages.length > 0}
        describedBy={messages.length > 0 ? `problems-${option}` : undefined}
        onChange={(value) => change({ [option]: value })}
        options={values.map((value, at) => ({
          value,
          label: labelOf(value),
          effect: isOpen(value) ? plusParts : effectText(effects[at] ?? null, value === chosen, hasCheaper),
          disabledReason: whyNot(value),
        }))}
      />
      {isFromFiles && <p className={styles.hint}>{fromFiles}</p>}
      {hint && <p className={styles.hint}>{hint}</p>}
      <Problems id={`problems-${option}`} messages={messages} />
    </OptionRow>
  );
}
