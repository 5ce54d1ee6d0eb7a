// Filters of the list as links with a tick, which need no script.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { changedHref, type CommunitySearch, LAYER_FILTERS } from "@/components/community/list/community-address";
import { Icon } from "@/components/icons/icon";
import { LICENSE_FILTERS } from "@/lib/contracts/community";
import { Link } from "@/lib/i18n/link";
import styles from "./community-filters.module.css";

export interface FilterCounts {
  contents: Readonly<Record<string, number>>;
  layers: Readonly<Record<string, number>>;
  licenses: Readonly<Record<string, number>>;
}

export interface TagCount {
  tag: string;
  count: number;
}

interface CommunityFiltersProps {
  search: CommunitySearch;
  /** Over all projects; null if they are not known. */
  counts: FilterCounts | null;
  tags: readonly TagCount[];
}

const CONTENTS = ["schematic", "board", "simulation", "completeBom"] as const;
const MAX_TAGS = 12;

export function CommunityFilters({ search, counts, tags }: CommunityFiltersProps) {
  const t = useTranslations("community.filters");
  const { contents, license, layers, tag: chosenTag } = search;
  const toggled = (content: (typeof CONTENTS)[number]) =>
    contents.includes(content) ? contents.filter((each) => each !== content) : [...contents, content];
  return (
    <nav className={styles.filters} aria-label={t("title")}>
      <Group title={t("contains")}>
        {CONTENTS.map((content) => (
          <Filter
            key={content}
            href={changedHref(search, { contents: toggled(content) })}
            isOn={contents.includes(content)}
            count={counts?.contents[content]}
          >
            {t(`has.${content}`)}
          </Filter>
        ))}
      </Group>
      <Group title={t("layers")}>
        {LAYER_FILTERS.map((each) => (
          <Filter
            key={each}
            href={changedHref(search, { layers: layers === each ? undefined : each })}
            isOn={layers === each}
            count={counts?.layers[each]}
          >
            {t(`layersOf.${each}`)}
          </Filter>
        ))}
      </Group>
      <Group title={t("license")}>
        {LICENSE_FILTERS.map((each) => (
          <Filter
            key={each}
            href={changedHref(search, { license: license === each ? undefined : each })}
            isOn={license === each}
            count={counts?.licenses[each]}
          >
            {t(`licenseOf.${each}`)}
          </Filter>
        ))}
      </Group>
      {tags.length > 0 && (
        <Group title={t("tags")}>
          {tags.slice(0, MAX_TAGS).map(({ tag, count }) => (
            <Filter
              key={tag}
              href={changedHref(search, { tag: chosenTag === tag ? "" : tag })}
              isOn={chosenTag === tag}
              count={count}
            >
              {tag}
            </Filter>
          ))}
        </Group>
      )}
    </nav>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface FilterProps {
  href: string;
  isOn: boolean;
  count: number | undefined;
  children: ReactNode;
}

function Filter({ href, isOn, count, children }: FilterProps) {
  return (
    <li>
      <Link href={href} rel="nofollow" aria-current={isOn ? "true" : undefined}>
        <i className={styles.tick}>{isOn && <Icon name="check" size={16} />}</i>
        {/* The space separates label and number for screen readers. */}
        <span>{children}</span> {count !== undefined && <small className="num">{count}</small>}
      </Link>
    </li>
  );
}
