// One endpoint of the reference, opened to its fields.
import { useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import type { ApiField, ApiOperation } from "@/lib/contracts/api-reference";
import styles from "./developers.module.css";

export function OperationEntry({ operation }: { operation: ApiOperation }) {
  const t = useTranslations("developers");
  const { name, method, path, body, answersFile, isIdempotent, callsPerMinute, fields } = operation;
  const facts = [
    ...(body === null ? [] : [`${t("reference.contentType")}: ${body}`]),
    ...(answersFile ? [t("reference.file")] : []),
    ...(isIdempotent ? ["Idempotency-Key"] : []),
    ...(callsPerMinute === null ? [] : [t("reference.perMinute", { calls: callsPerMinute })]),
  ];
  return (
    <details className={styles.operation} id={name}>
      <summary>
        <span className={styles.method}>{method}</span>
        <code>{path}</code>
        <span className={styles.summary}>{t(`operations.${name}` as "operations.quotePcb")}</span>
      </summary>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <Tag key={fact}>{fact}</Tag>
          ))}
        </p>
      )}
      {fields.length > 0 ? <FieldTable caption={path} fields={fields} /> : <p>{t("reference.noFields")}</p>}
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
