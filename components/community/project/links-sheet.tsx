// Addresses on other sites that the author gives.
import { useTranslations } from "next-intl";
import { USER_LINK_REL } from "@/components/community/user-text";
import { Sheet } from "@/components/ui/sheet";
import type { PublicationDetail } from "@/lib/contracts/community";
import styles from "./project-page.module.css";

/** "github.com": where a link leads, whatever its title says. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

export function LinksSheet({ links }: Pick<PublicationDetail, "links">) {
  const t = useTranslations("community.project");
  const safe = links.filter(({ url }) => url.startsWith("https://"));
  return (
    <Sheet title={t("links")}>
      <ul className={styles.links}>
        {safe.map(({ title, url }) => (
          <li key={url}>
            <a className="link" href={url} rel={USER_LINK_REL}>
              {title}
            </a>
            <small>{hostOf(url)}</small>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
