// Every endpoint that a key may call, with an example request in three languages and an example answer.
import { useTranslations } from "next-intl";
import { API_SCOPES } from "@/lib/contracts/api-key";
import type { ApiOperation } from "@/lib/contracts/api-reference";
import { DeveloperFrame } from "../developer-frame";
import { OperationEntry } from "../operation-entry";
import { ReferenceSearch } from "./reference-search";

interface ReferencePageProps {
  operations: readonly ApiOperation[];
  /** Public address of the site, without a slash at the end. */
  origin: string;
}

export function ReferencePage({ operations, origin }: ReferencePageProps) {
  const t = useTranslations("developers");
  // As in the dialog that creates a key.
  const scopes = useTranslations("account.apiKeys.scopes");
  return (
    <DeveloperFrame
      title={t("referencePage.title")}
      lead={t("referencePage.lead")}
      link={{ href: "/developers", label: t("title") }}
      contents={API_SCOPES.map((scope) => ({ id: `scope-${scope}`, label: scopes(scope) }))}
    >
      <ReferenceSearch label={t("referencePage.search")} found={t.raw("referencePage.found") as string} />
      {API_SCOPES.map((scope) => (
        <section key={scope} data-reference-scope aria-labelledby={`scope-${scope}`}>
          <h2 id={`scope-${scope}`}>
            {scopes(scope)} <code>{scope}</code>
          </h2>
          {operations
            .filter((operation) => operation.scope === scope)
            .map((operation) => (
              <OperationEntry key={operation.name} operation={operation} origin={origin} />
            ))}
        </section>
      ))}
    </DeveloperFrame>
  );
}
