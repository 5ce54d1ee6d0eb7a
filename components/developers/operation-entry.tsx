// One endpoint of the reference, opened to its fields.
import { useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import type { ApiField, ApiOperation } from "@/lib/contracts/api-reference";
import styles from "./developers.module.css";
import { OperationExamples } from "./reference/operation-examples";

interface OperationEntryProps {
  operation: ApiOperation;
  /** Public address of the site, without a slash at the end. */
  origin: string;
}

export function OperationEntry({ operation, origin }: OperationEntryProps) {
  const t = useTranslations("developers");
  const { name, method, path, body, answersFile, isIdempotent, callsPerMinute, fields } = operation;
  const facts = [
    ...(body === null ? [] : [`${t("reference.contentType")}: ${body}`]),
    ...(answersFile ? [t("reference.file")] : []),
    ...(isIdempotent ? ["Idempotency-Key"] : []),
    ...(callsPerMinute === null ? [] : [t("reference.perMinute", { calls: callsPerMinute })]),
  ];
  const summary = t(`operations.${name}` as "operations.quotePcb");
  const searched = [name, method, path, summary, ...fields.map((field) => field.name)].join(" ").toLowerCase();
  return (
    <details className={styles.operation} id={name} data-search={searched}>
      <summary>
        <span className={styles.method}>{method}</span>
        <code>{path}</code>
        <span className={styles.summary}>{summary}</span>
      </summary>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <Tag key={fact}>{fact}</Tag>
          ))}
        </p>
      )}
      {fields.length > 0 ? <FieldTable caption={path} fields={fields} /> : <p>{t("reference.noFields")}</p>}
      <OperationExamples operation={operation} origin={origin} />
    </details>
  );
}

function FieldTable({ caption, fields }: { caption: string; fields: readonly ApiField[] }) {
  const t = useTranslations("developers.reference");
  return (
    <Table
      caption={caption}
      isDense
      rows={fields}
      rowKey={({ name, place }) => `${place} ${name}`}
      columns={[
        {
          key: "field",
          head: t("field"),
          cell: ({ name, isRequired }) => (
            <>
              <code>{name}</code>
              {isRequired && <span className={styles.required}> {t("required")}</span>}
            </>
          ),
        },
        { key: "place", head: t("place"), cell: ({ place }) => t(place) },
        { key: "type", head: t("type"), cell: ({ type }) => type ?? t("any") },
        { key: "values", head: t("values"), cell: ({ values }) => values.join(", ") || "–" },
      ]}
    />
  );
}
