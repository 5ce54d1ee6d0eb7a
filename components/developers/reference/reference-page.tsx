// Every endpoint that a key may call, with an example request in three languages and an example answer.
import { useTranslations } from "next-intl";
import { API_SCOPES } from "@/lib/contracts/api-key";
import type { ApiOperation } from "@/lib/contracts/api-reference";
import { Link } from "@/lib/i18n/link";
import { OperationEntry } from "../operation-entry";
import styles from "../developers.module.css";
import { ReferenceSearch } from "./reference-search";

interface ReferencePageProps {
  operations: readonly ApiOperation[];
  /** Public address of the site, without a slash at the end. */
  origin: string;
}

export function ReferencePage({ operations, origin }: ReferencePageProps) {
  const t = useTranslations("developers");
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t("referencePage.title")}</h1>
        <p>{t("referencePage.lead")}</p>
        <p className={styles.links}>
          <Link className="link" href="/developers">
            {t("title")}
          </Link>
          <a className="link" href="/api/openapi.json">
            {t("document")}
          </a>
        </p>
      </header>
      <nav aria-label={t("contents")} className={styles.contents}>
        <ul>
          {API_SCOPES.map((scope) => (
            <li key={scope}>
              <a href={`#scope-${scope}`}>{scope}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <ReferenceSearch label={t("referencePage.search")} found={t.raw("referencePage.found") as string} />
        {API_SCOPES.map((scope) => (
          <section key={scope} data-reference-scope aria-labelledby={`scope-${scope}`}>
            <h2 id={`scope-${scope}`}>
              <code>{scope}</code>
            </h2>
            {operations
              .filter((operation) => operation.scope === scope)
              .map((operation) => (
                <OperationEntry key={operation.name} operation={operation} origin={origin} />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}
