// Breadcrumb above the title of a quote's page.
import { Icon } from "@/components/icons/icon";
import { Link } from "@/lib/i18n/link";
import styles from "./breadcrumb.module.css";

interface BreadcrumbProps {
  label: string;
  /** Parent page. */
  from: { href: string; name: string };
  /** Current page. */
  name: string;
}

export function Breadcrumb({ label, from, name }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <Link href={from.href}>{from.name}</Link>
      <Icon name="right" size={16} />
      <span>{name}</span>
    </nav>
  );
}
