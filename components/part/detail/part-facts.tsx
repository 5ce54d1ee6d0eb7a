// Facts of a part: values, package, packaging.
import { useTranslations } from "next-intl";
import { usePartWords } from "@/components/part/use-part-words";
import { DataList } from "@/components/ui/data-list";
import { Sheet } from "@/components/ui/sheet";
import type { PartDetail } from "@/lib/contracts/part";

export function PartFacts({ part }: { part: PartDetail }) {
  const t = useTranslations("part");
  const words = usePartWords();
  const entry = (key: string, name: string, value: string | number) => ({ key, name, value });
  const entries = [
    ...words.byName(part.parameters),
    entry("manufacturer", t("detail.manufacturer"), part.manufacturer),
    ...(part.series === "" ? [] : [entry("series", t("detail.series"), part.series)]),
    entry("package", t("detail.package"), part.packageName),
    entry("pins", t("detail.pins"), part.pins),
    entry("mounting", t("detail.mounting"), t(`mountings.${part.mounting}`)),
    entry("lifecycle", t("detail.lifecycle"), t(`lifecycles.${part.lifecycle}`)),
  ];
  return (
    <Sheet title={t("detail.facts")} note={t(`categories.${part.category}`)} isPadded>
      <DataList entries={entries} />
    </Sheet>
  );
}
