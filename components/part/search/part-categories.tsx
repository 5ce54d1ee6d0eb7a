// Category tree with counts; the selected category opens to its kinds.
import { useLocale, useTranslations } from "next-intl";
import { partSearchHref, type PartSearchParams } from "@/components/part/search/part-search-params";
import { usePartWords } from "@/components/part/use-part-words";
import type { PartSearch } from "@/lib/contracts/part";
import type { PartCategory } from "@/lib/core/part/part";
import { Link } from "@/lib/i18n/link";
import styles from "./part-categories.module.css";

interface PartCategoriesProps {
  search: PartSearchParams;
  facets: PartSearch["facets"] | undefined;
}

export function PartCategories({ search, facets }: PartCategoriesProps) {
  const t = useTranslations("part");
  const countOf = new Map(facets?.category.map(({ value, count }) => [value, count]));
  const groups = CATEGORY_GROUPS.map(({ group, categories }) => ({
    group,
    categories: categories.filter(
      (category) => facets === undefined || countOf.has(category) || category === search.category,
    ),
  })).filter(({ categories }) => categories.length > 0);
  return (
    <nav className={styles.tree} aria-label={t("categoryTree.title")}>
      <CategoryLink
        name={t("categoryTree.all")}
        isChosen={search.category === undefined}
        href={partSearchHref({ ...search, category: undefined, parameters: {}, page: 1 })}
      />
      {groups.map(({ group, categories }) => (
        <section key={group}>
          <h2>{t(`categoryTree.groups.${group}`)}</h2>
          <ul>
            {categories.map((category) => (
              <li key={category}>
                <CategoryLink
                  name={t(`categories.${category}`)}
                  count={facets && (countOf.get(category) ?? 0)}
                  isChosen={category === search.category && search.parameters.function === undefined}
                  href={partSearchHref({ ...search, category, parameters: {}, page: 1 })}
                />
                {category === search.category && <Kinds search={search} category={category} facets={facets} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Kinds of the selected category: `Ceramic capacitor`, `Tantalum capacitor`. */
function Kinds({ search, category, facets }: PartCategoriesProps & { category: PartCategory }) {
  const words = usePartWords();
  const kinds = facets?.parameters.find(({ key }) => key === "function")?.values ?? [];
  if (kinds.length === 0) return null;
  return (
    <ul>
      {kinds.map(({ value, count }) => (
        <li key={value}>
          <CategoryLink
            name={words.valueOf("function", value)}
            count={count}
            isChosen={search.parameters.function?.includes(value) ?? false}
            href={partSearchHref({ ...search, category, parameters: { function: [value] }, page: 1 })}
          />
        </li>
      ))}
    </ul>
  );
}

interface CategoryLinkProps {
  name: string;
  count?: number;
  isChosen: boolean;
  href: string;
}

function CategoryLink({ name, count, isChosen, href }: CategoryLinkProps) {
  const format = new Intl.NumberFormat(useLocale());
  return (
    <Link className={styles.link} href={href} aria-current={isChosen ? "true" : undefined}>
      <span>{name}</span> {count !== undefined && <small className="num">{format.format(count)}</small>}
    </Link>
  );
}

/** Groups of the category tree. */
const CATEGORY_GROUPS = [
  { group: "passives", categories: ["resistor", "resistorArray", "capacitor", "inductor", "ferrite", "crystal"] },
  { group: "discretes", categories: ["diode", "led", "transistor", "protection"] },
  {
    group: "ics",
    categories: [
      ...["microcontroller", "memory", "logic", "regulator", "amplifier", "converter", "interface", "timing", "driver"],
    ] as PartCategory[],
  },
  { group: "modules", categories: ["module", "sensor"] },
  { group: "electromechanical", categories: ["connector", "header", "switch"] },
] as const satisfies readonly { group: string; categories: readonly PartCategory[] }[];
