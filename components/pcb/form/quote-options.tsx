"use client";
// Board form: option groups with summaries, and links between them.
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChoiceRow } from "@/components/pcb/form/choice-row";
import { FOLDED, FORM, type Section, SECTIONS, unusualIn } from "@/lib/core/pcb/form-sections";
import { GoldFingerCountRow } from "@/components/pcb/form/gold-finger-count-row";
import { LeadTimeRow } from "@/components/pcb/form/lead-time-row";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import { OptionRow } from "@/components/quote/option-row";
import { OptionSection } from "@/components/quote/option-section";
import type { Quote } from "@/components/pcb/price/quote-for";
import { QuoteFollowers, useQuote } from "@/components/pcb/quote-source";
import { PanelRow } from "@/components/pcb/form/panel-row";
import { QuantityRow } from "@/components/pcb/form/quantity-row";
import { SectionJump } from "@/components/quote/section-jump";
import { SizeRow } from "@/components/pcb/form/size-row";
import { type TypedFields, useTypedFields } from "@/components/pcb/form/use-typed-fields";
import { useIsVisible } from "@/components/ui/use-is-visible";
import { isAsked } from "@/lib/core/pcb/asked";
import { formatLength } from "@/lib/core/pcb/length";
import { isPanel } from "@/lib/core/pcb/panel";
import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "./quote-options.module.css";

type ShipsOn = (days: number) => string;

interface QuoteOptionsProps {
  shipsOn: ShipsOn;
  /** Options that the page asks for elsewhere. */
  without?: readonly PcbOption[];
}

const NONE: readonly PcbOption[] = [];

export function QuoteOptions({ shipsOn, without = NONE }: QuoteOptionsProps) {
  "use memo";
  const t = useTranslations("quote.sections");
  const typed = useTypedFields();
  return (
    <>
      <SectionJump sections={SECTIONS.map((section) => ({ id: section, label: t(`short.${section}`) }))} />
      {SECTIONS.map((section) => (
        <Group key={section} section={section}>
          {() =>
            FORM[section]
              .filter((option) => !without.includes(option))
              .map((option) => <Row key={option} {...{ option, typed, shipsOn }} />)
          }
        </Group>
      ))}
    </>
  );
}

function Group({ section, children }: { section: Section; children: () => ReactNode }) {
  "use memo";
  const t = useTranslations("quote.sections");
  const holdingOf = useHolding();
  const contents = useQuote((quote) => heldIn(section, asMeasured(quote)));
  const isUnusual = useQuoteDraft(({ specification }) => unusualIn(section, specification).length > 0);
  const { ref, isVisible } = useIsVisible<HTMLDetailsElement>();
  return (
    <OptionSection
      ref={ref}
      id={section}
      title={t(section)}
      holds={holdingOf(section, contents)}
      isOpenByItself={!FOLDED.includes(section) || isUnusual}
    >
      {() => <QuoteFollowers areVisible={isVisible}>{children()}</QuoteFollowers>}
    </OptionSection>
  );
}

interface RowProps {
  option: (typeof FORM)[Section][number];
  typed: TypedFields;
  shipsOn: ShipsOn;
}

function Row({ option, typed, shipsOn }: RowProps): ReactNode {
  "use memo";
  const isWanted = useQuoteDraft(({ specification }) => isAsked(option, specification));
  if (!isWanted) return option === "innerCopperUm" ? <NoInnerCopper /> : null;
  switch (option) {
    case "widthMm":
      return <SizeRow typed={typed} />;
    case "quantity":
      return <QuantityRow typed={typed} />;
    case "panelColumns":
      return <PanelRow typed={typed} />;
    case "goldFingerCount":
      return <GoldFingerCountRow />;
    case "leadTimeDays":
      return <LeadTimeRow shipsOn={shipsOn} />;
    default:
      return <ChoiceRow option={option} isInMillimetres={option === "thicknessMm"} />;
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

interface Held {
  /** Options of the section, and both sides of the board. */
  specification: PcbSpecification;
  /** Applicable options that differ from the default. */
  unusual: readonly PcbOption[];
}

/** With the layer count of the files if it exceeds what is offered: no chip is selected then. */
function asMeasured({ specification, obstacles }: Quote): PcbSpecification {
  const beyond = obstacles.flatMap((obstacle) =>
    obstacle.kind === "files" && obstacle.contradiction.code === "layersBeyond" ? [obstacle.contradiction] : [],
  );
  return { ...specification, layers: beyond[0]?.args["measured"] ?? specification.layers };
}

function heldIn(section: Section, specification: PcbSpecification): Held {
  const own: readonly PcbOption[] = [...FORM[section], "widthMm", "heightMm"];
  const unusual = unusualIn(section, specification);
  return {
    specification: Object.fromEntries(own.map((option) => [option, specification[option]])) as PcbSpecification,
    unusual: unusual.filter((option) => isAsked(option, specification) && option !== "goldFingerCount"),
  };
}

/** Summary of a section: its main values, or for a collapsed one its unusual values. */
function useHolding(): (section: Section, contents: Held) => string {
  "use memo";
  const t = useTranslations("quote.holds");
  const values = useTranslations("pcb.values");
  const options = useTranslations("pcb.options");
  const format = useFormatter();
  const labelOf = useOptionLabel();
  return (section, { specification, unusual }) => {
    const { layers, widthMm, heightMm, quantity, leadTimeDays } = specification;
    const label = (option: Parameters<typeof labelOf>[0]) => labelOf(option, specification[option]);
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
        return unusual.length === 0
          ? t("usual")
          : format.list(
              unusual.map((option) => options(option as "goldFingers")),
              { type: "unit" },
            );
    }
  };
}
