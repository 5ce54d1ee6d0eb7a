"use client";
// The form: groups of options, a way to jump between them, and each group's choice in a few words.
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChoiceRow } from "@/components/pcb/choice-row";
import { FOLDED, FORM, type Section, SECTIONS, unusualIn } from "@/lib/core/pcb/form-sections";
import { GoldFingerCountRow } from "@/components/pcb/gold-finger-count-row";
import { LeadTimeRow } from "@/components/pcb/lead-time-row";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import { OptionRow } from "@/components/quote/option-row";
import { OptionSection } from "@/components/quote/option-section";
import { PanelRow } from "@/components/pcb/panel-row";
import { QuantityRow } from "@/components/pcb/quantity-row";
import { SectionJump } from "@/components/quote/section-jump";
import { SizeRow } from "@/components/pcb/size-row";
import type { Quote } from "@/components/pcb/use-quote";
import { type TypedFields, useTypedFields } from "@/components/pcb/use-typed-fields";
import { isAsked } from "@/lib/core/pcb/asked";
import { formatLength } from "@/lib/core/pcb/length";
import { isPanel } from "@/lib/core/pcb/panel";
import type { Violation } from "@/lib/core/pcb/rules";
import type { PcbOption } from "@/lib/core/pcb/specification";
import styles from "./quote-options.module.css";

interface RowProps {
  quote: Quote;
  typed: TypedFields;
  shipsOn: (days: number) => string;
}

export function QuoteOptions({ quote, shipsOn }: Omit<RowProps, "typed">) {
  "use memo";
  const t = useTranslations("quote.sections");
  const typed = useTypedFields();
  const holdsOf = useHoldings(quote);
  return (
    <>
      <SectionJump sections={SECTIONS.map((section) => ({ id: section, label: t(`short.${section}`) }))} />
      {SECTIONS.map((section) => (
        <OptionSection
          key={section}
          id={section}
          title={t(section)}
          holds={holdsOf(section)}
          isOpenByItself={!FOLDED.includes(section) || unusualIn(section, quote.specification).length > 0}
        >
          {() => FORM[section].map((option) => <Row key={option} {...{ option, quote, typed, shipsOn }} />)}
        </OptionSection>
      ))}
    </>
  );
}

/** One list for all rows without a violation, which are then as they were. */
const NONE: readonly Violation[] = [];

function Row({ option, quote, typed, shipsOn }: RowProps & { option: (typeof FORM)[Section][number] }): ReactNode {
  "use memo";
  const { specification, choicesOf, violationsOf } = quote;
  const against = (...options: PcbOption[]): readonly Violation[] => {
    const found = options.flatMap((named) => violationsOf[named] ?? []);
    return found.length === 0 ? NONE : found;
  };
  if (option === "innerCopperUm" && !isAsked(option, specification)) return <NoInnerCopper />;
  if (!isAsked(option, specification)) return null;
  switch (option) {
    case "widthMm":
      return <SizeRow typed={typed} violations={against("widthMm", "heightMm")} />;
    case "quantity":
      return <QuantityRow typed={typed} violations={against("quantity")} />;
    case "panelColumns":
      return <PanelRow typed={typed} violations={against("panelColumns", "panelRows")} />;
    case "goldFingerCount":
      return <GoldFingerCountRow />;
    case "leadTimeDays":
      return <LeadTimeRow quote={quote} shipsOn={shipsOn} />;
    default:
      return (
        <ChoiceRow
          option={option}
          value={specification[option]}
          choices={choicesOf(option)}
          violations={violationsOf[option]}
          isInMillimetres={option === "thicknessMm"}
        />
      );
  }
}

function NoInnerCopper() {
  "use memo";
  const t = useTranslations("quote");
  const options = useTranslations("pcb.options");
  return (
    <OptionRow label={options("innerCopperUm")}>
      <p className={styles.none}>{t("noInner")}</p>
    </OptionRow>
  );
}

/** What a section holds: its main choices, or of the folded ones whatever is out of the ordinary. */
function useHoldings({ specification }: Quote): (section: Section) => string {
  "use memo";
  const t = useTranslations("quote.holds");
  const values = useTranslations("pcb.values");
  const options = useTranslations("pcb.options");
  const format = useFormatter();
  const labelOf = useOptionLabel();
  const { layers, widthMm, heightMm, quantity, leadTimeDays } = specification;
  const label = (option: Parameters<typeof labelOf>[0]) => labelOf(option, specification[option]);
  const unusual = (section: Section) => {
    const names = unusualIn(section, specification)
      .filter((option) => isAsked(option, specification) && option !== "goldFingerCount")
      .map((option) => options(option));
    return names.length === 0 ? t("usual") : format.list(names, { type: "unit" });
  };
  return (section) => {
    switch (section) {
      case "board":
        return t("board", {
          layers: values("layers", { layers }),
          size: values("size", { width: formatLength(widthMm, "mm"), height: formatLength(heightMm, "mm") }),
          pieces: values(isPanel(specification) ? "panels" : "pieces", { count: quantity }),
        });
      case "material":
        return t("material", {
          thickness: values("thickness", { mm: label("thicknessMm") }),
          copper: label("outerCopperUm"),
        });
      case "surface":
        return t("surface", { finish: label("surfaceFinish"), mask: label("solderMaskColor") });
      case "process":
        return t("process", { tracks: label("minTraceSpaceMil"), hole: label("minHoleMm") });
      case "production":
        return values("leadTime", { days: leadTimeDays });
      default:
        return unusual(section);
    }
  };
}
