"use client";
// Assembly form: sourcing, joints, programming and tests.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChoiceRow, type ChosenOption } from "@/components/pcba/choice-row";
import { type CountedOption, NumberRow } from "@/components/pcba/number-row";
import type { PcbaQuote } from "@/components/pcba/use-quote";
import { OptionSection } from "@/components/quote/option-section";
import { type AssemblySpecification, technologyOf } from "@/lib/core/pcba/specification";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";

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

/** Text on a quantity: the total there; undefined where it is not offered. */
export type QuantityEffect = (quantity: number) => string | undefined;

interface AssemblyOptionsProps {
  quote: PcbaQuote;
  /** Quantity of the board, which is another feature. */
  quantity: (effectAt: QuantityEffect) => ReactNode;
}

export function AssemblyOptions({ quote, quantity }: AssemblyOptionsProps) {
  const t = useTranslations("pcba.sections");
  const { assembly } = quote.specification;
  const holds = useHoldings(assembly);
  const totalTextAt = useTotalTextAt(quote);
  return (Object.keys(FORM) as Section[]).map((section) => (
    <OptionSection key={section} id={section} title={t(section)} holds={holds[section]} isOpenByItself>
      {() => (
        <>
          {section === "parts" && quantity(totalTextAt)}
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

function useTotalTextAt({ books, totalAt }: PcbaQuote): QuantityEffect {
  const { tag } = useMarket();
  const { currency } = books.board;
  return (quantity) => {
    const amountMicro = totalAt(quantity);
    return amountMicro === null ? undefined : formatMoney({ currency, amountMicro }, tag);
  };
}
