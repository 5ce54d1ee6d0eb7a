"use client";
// Chips of an option: label, price effect, or reason why it is unavailable.
import { useFormatter, useTranslations } from "next-intl";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import { ChipEffect } from "@/components/pcb/form/chip-effect";
import type { Quote } from "@/components/pcb/price/quote-for";
import { useQuote } from "@/components/pcb/quote-source";
import { useEffectText } from "@/components/quote/use-effect-text";
import { useViolationText } from "@/components/pcb/form/use-violation-text";
import type { ChipOption } from "@/components/ui/chip-group";
import { type FileLimit, fileLimit } from "@/lib/core/pcb/file-limits";
import { type ListedOption, PCB_OPTIONS, type OptionValue as Value } from "@/lib/core/pcb/specification";
import { useGerberView } from "@/stores/viewer/gerber-view";

function useFileLimitText(): (limit: FileLimit) => string {
  "use memo";
  const t = useTranslations("quote.fileLimits");
  const format = useFormatter();
  return ({ fact, measured }) =>
    fact === "layers"
      ? t("layers", { count: measured })
      : t(fact, { measured: format.number(measured, { maximumFractionDigits: 3 }) });
}

interface Refusal {
  value: Value;
  label: string;
  sentence: string;
}

/** Values unavailable for one reason share a sentence: "2.0 and 2.5 not available. …" */
function useReasons(): (refusals: readonly Refusal[]) => Map<Value, string> {
  "use memo";
  const t = useTranslations("quote.refusal");
  const format = useFormatter();
  return (refusals) => {
    return new Map(
      refusals.flatMap((first, at) => {
        const isAlike = ({ sentence }: Refusal) => sentence === first.sentence;
        if (refusals.findIndex(isAlike) < at) return [];
        const group = refusals.filter(isAlike);
        const values = format.list(group.map(({ label }) => label));
        const words = t("off", { values, sentence: first.sentence });
        return group.map(({ value }): [Value, string] => [value, words]);
      }),
    );
  };
}

function useLabels(option: ListedOption): (value: Value) => string {
  "use memo";
  const labels = useOptionLabel();
  const values: readonly Value[] = PCB_OPTIONS[option];
  const labelByValue = new Map(values.map((value) => [value, labels(option, value)]));
  return (value) => labelByValue.get(value) ?? String(value);
}

/** `isBeyond`: the files need more than any chip offers. */
export function useOptionChips(option: ListedOption, isBeyond = false): ChipOption<Value>[] {
  "use memo";
  const chosen: Value = useQuote(({ specification }) => specification[option]);
  const choices = useQuote(({ valuesOf }) => valuesOf(option));
  const facts = useGerberView((view) => view.finding?.facts);
  const violationText = useViolationText();
  const fileLimitText = useFileLimitText();
  const reasonsOf = useReasons();
  const effectText = useEffectText();
  // Depends on the option alone, so that a new price does not format the labels again.
  const labelOf = useLabels(option);

  const limits = new Map(choices.map(({ value }) => [value, facts ? fileLimit(facts, option, value) : null]));
  const refusals = choices.flatMap(({ value, violation }) => {
    const limit = limits.get(value) ?? null;
    // If the files need more than is offered, the chosen value is not the board's either.
    if ((value === chosen && !isBeyond) || (limit === null && violation === null)) return [];
    const sentence = limit ? fileLimitText(limit) : violation ? violationText(violation) : "";
    return [{ value, label: labelOf(value), sentence }];
  });
  const reasons = reasonsOf(refusals);
  const isOff = (value: Value) => reasons.has(value);
  const hasCheaper = ({ effectsOf }: Quote) => {
    const effects = effectsOf(option);
    return choices.some(({ value }, at) => !isOff(value) && (effects[at] ?? 0) < 0);
  };
  return choices.map(({ value }, at) => ({
    value,
    label: labelOf(value),
    swatch: swatchOf(option, value),
    disabledReason: reasons.get(value),
    effect: isOff(value) ? undefined : value === chosen ? (
      <ChipEffect of={hasCheaper} say={(isCheaper) => effectText(null, true, isCheaper)} />
    ) : (
      <ChipEffect
        of={({ effectsOf }) => effectsOf(option)[at] ?? null}
        say={(deltaMicro) => effectText(deltaMicro, false, false)}
      />
    ),
  }));
}

/** Color of an option's value as a theme token. */
function swatchOf(option: ListedOption, value: Value): string | undefined {
  if (option === "solderMaskColor") return `var(--pcb-mask-${String(value).toLowerCase()})`;
  if (option === "silkscreenColor") return value === "Black" ? "var(--pcb-mask-black)" : "var(--pcb-silk)";
  if (option === "surfaceFinish") return value === "ENIG" ? "var(--pcb-gold)" : "var(--pcb-tin)";
  return undefined;
}
