// Main menu: a row with drop-downs on wide screens, one list with headings behind a button below 1280 px.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { CurrentLink } from "@/components/shell/current-link";
import { LocaleLinks } from "@/components/shell/locale-menu";
import { ThemeMenu } from "@/components/shell/theme-menu";
import { type HeaderGroup, isGroup, type Menu, type MenuGroup, type MenuItem } from "@/lib/core/content/menu";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./header.module.css";

/** More entries than this stand in two columns. */
const WIDE_FROM = 9;

function ItemLink({ item }: { item: MenuItem }) {
  const { prefix } = useMarket();
  return <CurrentLink href={withPrefix(item.href, prefix)}>{item.title}</CurrentLink>;
}

function Items({ items }: { items: readonly MenuItem[] }) {
  return items.map((item) => (
    <li key={`${item.title} ${item.href}`}>
      <ItemLink item={item} />
    </li>
  ));
}

function Sections({ sections }: { sections: readonly MenuGroup[] }) {
  return sections.map(({ title, items }) => (
    <li key={title}>
      <span className="label">{title}</span>
      <ul>
        <Items items={items} />
      </ul>
    </li>
  ));
}

/** Items of a group that are in no section stand under the title of the group. */
function sectionsOf({ title, items, sections }: HeaderGroup): MenuGroup[] {
  return items.length > 0 ? [{ title, items }, ...sections] : sections;
}

export function NavMenu({ entries }: { entries: Menu["header"] }) {
  const t = useTranslations("shell.nav");
  return (
    <nav className={styles.nav} aria-label={t("label")}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.title}>
            {!isGroup(entry) ? (
              <ItemLink item={entry} />
            ) : (
              <details name="menu">
                <summary>
                  {entry.title}
                  <Icon name="down" size={16} />
                </summary>
                <ul
                  className={styles.drop}
                  data-wide={entry.items.length > WIDE_FROM || undefined}
                  data-sections={entry.sections.length > 0 || undefined}
                >
                  <Items items={entry.items} />
                  <Sections sections={entry.sections} />
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function CompactMenu({ entries }: { entries: Menu["header"] }) {
  const t = useTranslations("shell.nav");
  return (
    <details className={styles.compact} name="menu">
      <summary className={styles.tool} aria-label={t("menu")}>
        <Icon name="menu" />
      </summary>
      <nav className={styles.panel} aria-label={t("label")}>
        <ul>
          <li className={styles.narrowSearch}>
            <ItemLink item={{ title: t("search"), href: "/search" }} />
          </li>
          <Items items={entries.flatMap((entry) => (isGroup(entry) ? [] : [entry]))} />
          <Sections sections={entries.filter(isGroup).flatMap(sectionsOf)} />
        </ul>
        <div className={styles.choices}>
          <LocaleLinks />
          <ThemeMenu />
        </div>
      </nav>
    </details>
  );
}
