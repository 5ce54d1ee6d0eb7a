// Filters in use, each as a link that removes it.
import { useTranslations } from "next-intl";
import {
  changedHref,
  communityHref,
  type CommunitySearch,
  isSearched,
} from "@/components/community/list/community-address";
import { Icon } from "@/components/icons/icon";
import { Link } from "@/lib/i18n/link";
import styles from "./community-page.module.css";

export function ActiveFilters({ search }: { search: CommunitySearch }) {
  const t = useTranslations("community.filters");
  const { keyword, tag, license, layers, contents, sort } = search;
  if (!isSearched(search)) return null;
  const active: readonly { name: string; change: Partial<CommunitySearch> }[] = [
    ...(keyword === "" ? [] : [{ name: t("keyword", { keyword }), change: { keyword: "" } }]),
    ...contents.map((content) => ({
      name: t(`has.${content}`),
      change: { contents: contents.filter((each) => each !== content) },
    })),
    ...(layers ? [{ name: t("layersNamed", { layers: t(`layersOf.${layers}`) }), change: { layers: undefined } }] : []),
    ...(license ? [{ name: t(`licenseOf.${license}`), change: { license: undefined } }] : []),
    ...(tag === "" ? [] : [{ name: tag, change: { tag: "" } }]),
  ];
  return (
    <ul className={styles.active} aria-label={t("active")}>
      {active.map(({ name, change }) => (
        <li key={name}>
          <Link href={changedHref(search, change)} aria-label={t("remove", { name })}>
            {name}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link className="link" href={communityHref({ sort })}>
          {t("clear")}
        </Link>
      </li>
    </ul>
  );
}
