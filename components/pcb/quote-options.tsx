"use client";
// The form: four groups of options, a way to jump between them, and each group's choice in a few words.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChoiceRow } from "@/components/pcb/choice-row";
import { LeadTimeRow } from "@/components/pcb/lead-time-row";
import { useOptionLabel } from "@/components/pcb/option-labels";
import { OptionRow } from "@/components/pcb/option-row";
import { OptionSection } from "@/components/pcb/option-section";
import { QuantityRow } from "@/components/pcb/quantity-row";
import { SectionJump } from "@/components/pcb/section-jump";
import { SizeRow } from "@/components/pcb/size-row";
import type { Quote } from "@/components/pcb/use-quote";
import { useTypedFields } from "@/components/pcb/use-typed-fields";
import { formatLength } from "@/lib/core/pcb/length";
import styles from "./quote-options.module.css";

export const SECTIONS = ["board", "surface", "process", "production"] as const;
export type Section = (typeof SECTIONS)[number];

export function QuoteOptions({ quote, shipsOn }: { quote: Quote; shipsOn: (days: number) => string }) {
  const t = useTranslations("quote");
  const typed = useTypedFields();
  const holds = useHoldings(quote);
  const { surfaceFinish } = quote.specification;
  return (
    <>
      <SectionJump sections={SECTIONS.map((section) => ({ id: section, label: t(`sections.${section}`) }))} />
      <Group section="board" holds={holds.board}>
        <ChoiceRow quote={quote} option="boardType" />
        <ChoiceRow quote={quote} option="layers" />
        <SizeRow typed={typed} />
        <QuantityRow typed={typed} />
        <ChoiceRow quote={quote} option="thicknessMm" note={t("units.mm")} />
      </Group>
      <Group section="surface" holds={holds.surface}>
        <ChoiceRow quote={quote} option="surfaceFinish" />
        {surfaceFinish === "ENIG" && <ChoiceRow quote={quote} option="enigAuThickness" />}
        <ChoiceRow quote={quote} option="solderMaskColor" />
        <ChoiceRow quote={quote} option="silkscreenColor" />
      </Group>
      <Group section="process" holds={holds.process}>
        <ChoiceRow quote={quote} option="outerCopperUm" />
        <InnerCopper quote={quote} />
        <ChoiceRow quote={quote} option="minTraceSpaceMil" />
        <ChoiceRow quote={quote} option="minHoleMm" />
      </Group>
      <Group section="production" holds={holds.production}>
        <LeadTimeRow quote={quote} shipsOn={shipsOn} />
      </Group>
    </>
  );
}

function Group({ section, holds, children }: { section: Section; holds: string; children: ReactNode }) {
  const t = useTranslations("quote.sections");
  return (
    <OptionSection id={section} title={t(section)} holds={holds}>
      {children}
    </OptionSection>
  );
}

function InnerCopper({ quote }: { quote: Quote }) {
  const t = useTranslations("quote");
  const options = useTranslations("pcb.options");
  if (quote.specification.layers >= 4) return <ChoiceRow quote={quote} option="innerCopperUm" />;
  return (
    <OptionRow label={options("innerCopperUm")}>
      <p className={styles.none}>{t("noInner")}</p>
    </OptionRow>
  );
}

function useHoldings({ specification }: Quote): Record<Section, string> {
  const t = useTranslations("quote.holds");
  const counted = specification.boardType === "panel" ? "panels" : "pieces";
  const pieces = useTranslations("quote.summary")(counted, { count: specification.quantity });
  const values = useTranslations("pcb.values");
  const labelOf = useOptionLabel();
  const { layers, widthMm, heightMm, leadTimeDays } = specification;
  const size = values("size", { width: formatLength(widthMm, "mm"), height: formatLength(heightMm, "mm") });
  const label = (option: Parameters<typeof labelOf>[0]) => labelOf(option, specification[option]);
  return {
    board: t("board", { layers: values("layers", { layers }), size, pieces }),
    surface: t("surface", { finish: label("surfaceFinish"), mask: label("solderMaskColor") }),
    process: t("process", {
      copper: label("outerCopperUm"),
      tracks: label("minTraceSpaceMil"),
      hole: label("minHoleMm"),
    }),
    production: values("leadTime", { days: leadTimeDays }),
  };
}
