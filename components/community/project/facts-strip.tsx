// Measured facts of a project under its drawing.
import { useTranslations } from "next-intl";
import { TitleBlock, type TitleCell } from "@/components/ui/title-block";
import type { PublicationDetail } from "@/lib/contracts/community";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./project-page.module.css";

export function FactsStrip({ publication }: { publication: PublicationDetail }) {
  const t = useTranslations("community.facts");
  const { facts, lineCount, partCount } = publication;
  const length = (value: number | null) => (value === null ? NOTHING : t("length", { length: value.toFixed(2) }));
  const ofBoard: readonly TitleCell[] = facts
    ? [
        { key: "outline", label: t("outline"), value: outlineOf(facts) },
        { key: "layers", label: t("layers"), value: facts.layers ?? NOTHING },
        { key: "minTrace", label: t("minTrace"), value: length(facts.minTraceMm) },
        { key: "holes", label: t("holes"), value: <Holes facts={facts} /> },
        { key: "dfm", label: t("dfm"), value: <Dfm publication={publication} /> },
      ]
    : [];
  const ofBom: readonly TitleCell[] =
    partCount > 0
      ? [{ key: "parts", label: t("parts"), value: t("partsIn", { parts: partCount, lines: lineCount }) }]
      : [];
  const cells = [...ofBoard, ...ofBom];
  if (cells.length === 0) return null;
  return (
    <div className={styles.facts}>
      <TitleBlock cells={cells} />
    </div>
  );
}

type Facts = NonNullable<PublicationDetail["facts"]>;

const outlineOf = ({ widthMm, heightMm }: Facts): string =>
  widthMm === null || heightMm === null ? NOTHING : `${widthMm.toFixed(2)} × ${heightMm.toFixed(2)} mm`;

function Holes({ facts: { drillCount, minDrillMm } }: { facts: Facts }) {
  const t = useTranslations("community.facts");
  return minDrillMm === null
    ? drillCount
    : t("holesFrom", { count: drillCount, length: t("length", { length: minDrillMm.toFixed(2) }) });
}

function Dfm({ publication: { dfm } }: { publication: PublicationDetail }) {
  const t = useTranslations("community.facts");
  if (!dfm) return NOTHING;
  const { risk, warning } = dfm;
  if (risk + warning === 0) return <span data-fine>{t("noFindings")}</span>;
  return t("findings", { errors: risk, warnings: warning });
}
