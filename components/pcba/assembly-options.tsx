"use client";
// Assembly form: sourcing, joints, programming and tests.
import { useTranslations } from "next-intl";
import { ChoiceRow, type ChosenOption } from "@/components/pcba/choice-row";
import { type CountedOption, NumberRow } from "@/components/pcba/number-row";
import type { PcbaQuote } from "@/components/pcba/use-quote";
import { OptionSection } from "@/components/quote/option-section";
import { type AssemblySpecification, technologyOf } from "@/lib/core/pcba/specification";
import { OptionRow } from "@/components/quote/option-row";
import { ChipGroup } from "@/components/ui/chip-group";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

type Section = "parts" | "soldering" | "extras";

const FORM: Readonly<Record<Section, readonly (ChosenOption | CountedOption)[]>> = {
  parts: ["supply", "bomLines", "customerParts", "partsPrepared"],
  soldering: [
    "assemblySide",
    "smtJoints",
    "thtJoints",
    "thtOpposite",
    "smallestPart",
    "bgaCount",
    "bgaPitchMm",
    "coordinates",
  ],
  extras: ["icProgramming", "programmedIcs", "customTesting", "leadForming", "deliverStencil"],
};

/** Options that depend on others are shown only with them. */
function isAsked(option: keyof AssemblySpecification, assembly: AssemblySpecification): boolean {
  const { supply, smtJoints, thtJoints, bgaCount, icProgramming } = assembly;
  switch (option) {
    case "customerParts":
      return supply === "partial";
    case "partsPrepared":
      return supply !== "turnkey";
    case "thtOpposite":
      return smtJoints > 0 && thtJoints > 0;
    case "bgaPitchMm":
      return bgaCount > 0;
    case "programmedIcs":
      return icProgramming;
    case "leadForming":
      return thtJoints > 0;
    default:
      return true;
  }
}

const COUNTS: readonly string[] = ["bomLines", "customerParts", "smtJoints", "thtJoints", "bgaCount", "programmedIcs"];
const isCount = (option: ChosenOption | CountedOption): option is CountedOption => COUNTS.includes(option);

export function AssemblyOptions({ quote }: { quote: PcbaQuote }) {
  const t = useTranslations("pcba.sections");
  const { assembly } = quote.specification;
  const holds = useHoldings(assembly);
  return (Object.keys(FORM) as Section[]).map((section) => (
    <OptionSection key={section} id={section} title={t(section)} holds={holds[section]} isOpenByItself>
      {() => (
        <>
          {section === "parts" && <QuantityRow quote={quote} />}
          {FORM[section]
            .filter((option) => isAsked(option, assembly))
            .map((option) =>
              isCount(option) ? (
                <NumberRow key={option} option={option} quote={quote} />
              ) : (
                <ChoiceRow key={option} option={option} quote={quote} />
              ),
            )}
        </>
      )}
    </OptionSection>
  ));
}

const EXTRAS = ["icProgramming", "customTesting", "leadForming", "deliverStencil"] as const;

/** Summary of each section. */
function useHoldings(assembly: AssemblySpecification): Record<Section, string> {
  const t = useTranslations("pcba");
  const side = t(`values.assemblySide.${assembly.assemblySide}`);
  return {
    parts: t("holds.parts", { supply: t(`values.supply.${assembly.supply}`), lines: assembly.bomLines }),
    soldering: t(`holds.soldering.${technologyOf(assembly)}`, { side }),
    extras: t("holds.extras", { count: EXTRAS.filter((option) => assembly[option]).length }),
  };
}

const COMMON = [5, 10, 20, 50, 100, 500, 1000];

/** Common quantities with their totals. Any other one is typed in the board form. */
function QuantityRow({ quote: { specification, books, totalAt } }: { quote: PcbaQuote }) {
  const label = useTranslations("pcba.options")("quantity");
  const { tag } = useMarket();
  const change = useQuoteDraft((draft) => draft.change);
  const { quantity } = specification.board;
  const { currency } = books.board;
  const shown = [...new Set([...COMMON, quantity])].sort((a, b) => a - b);
  const totalText = (value: number) => {
    const amountMicro = totalAt(value);
    return amountMicro === null ? undefined : formatMoney({ currency, amountMicro }, tag);
  };
  return (
    <OptionRow label={label}>
      <ChipGroup
        label={label}
        value={quantity}
        onChange={(value) => change({ quantity: value })}
        options={shown.map((value) => ({ value, label: String(value), effect: totalText(value) }))}
      />
    </OptionRow>
  );
}
