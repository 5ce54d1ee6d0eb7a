// Row of filter links with counts and a current one.
import { cx } from "@/components/ui/cx";
import { ScrollNav } from "@/components/ui/scroll-nav";
import { Link } from "@/lib/i18n/link";
import styles from "./state-links.module.css";

export interface StateLink {
  key: string;
  label: string;
  href: string;
  isCurrent: boolean;
  count?: number;
}

interface StateLinksProps {
  label: string;
  links: readonly StateLink[];
  isDense?: boolean;
}

export function StateLinks({ label, links, isDense = false }: StateLinksProps) {
  return (
    <ScrollNav
      className={cx(styles.states, isDense && styles.dense)}
      label={label}
      here={links.find(({ isCurrent }) => isCurrent)?.key ?? ""}
    >
      {links.map(({ key, label: name, href, isCurrent, count }) => (
        <Link key={key} href={href} aria-current={isCurrent ? "page" : undefined}>
          {name} {count !== undefined && <span className="num">{count}</span>}
        </Link>
      ))}
    </ScrollNav>
  );
}
