"use client";
// Fields of a document: what both languages share, and the texts of one.
import { useTranslations } from "next-intl";
import type { DraftFields, DraftTexts } from "@/components/ops/content/draft-fields";
import { PictureButton } from "@/components/ops/content/picture-button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import {
  type Column,
  COLUMNS,
  CONTENT_KINDS,
  HELP_TOPICS,
  type HelpTopic,
  isColumn,
} from "@/lib/core/content/content-kind";
import { EVERY_COLUMN, EVERY_PRODUCT } from "@/lib/core/content/menu";
import type { Locale } from "@/lib/core/market/area";
import styles from "../record/record.module.css";

interface DraftFormProps {
  fields: DraftFields;
  locale: Locale;
  onChange: (fields: DraftFields) => void;
}

const BODY_ROWS = 24;
const TOKENS = { limit: "{{limit minTrace}}", price: "{{price layers=2 width=100 height=100 quantity=10}}" };

export function DraftForm({ fields, locale, onChange }: DraftFormProps) {
  const t = useTranslations("ops.content");
  const texts = fields.texts[locale];
  const setTexts = (change: Partial<DraftTexts>) =>
    onChange({ ...fields, texts: { ...fields.texts, [locale]: { ...texts, ...change } } });
  const text = (name: "title" | "description", maxLength: number) => (
    <FormField label={t(name)} isRequired={name === "title"} isOptional={name !== "title"}>
      {(control) => (
        <Field
          {...control}
          value={texts[name]}
          maxLength={maxLength}
          onChange={(event) => setTexts({ [name]: event.target.value })}
        />
      )}
    </FormField>
  );
  return (
    <div className={styles.form}>
      {text("title", 200)}
      {text("description", 400)}
      <FormField
        label={t("body")}
        hint={
          fields.kind === "menu"
            ? t("menuHint", { products: EVERY_PRODUCT, columns: EVERY_COLUMN })
            : t("bodyHint", TOKENS)
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={BODY_ROWS}
            spellCheck
            value={texts.body}
            onChange={(event) => setTexts({ body: event.target.value })}
          />
        )}
      </FormField>
      <PictureButton
        onPicture={({ name, ...figure }) =>
          onChange({
            ...fields,
            texts: { ...fields.texts, [locale]: { ...texts, body: `${texts.body}\n\n![](${name})` } },
            figures: { ...fields.figures, [locale]: { ...fields.figures[locale], [name]: figure } },
          })
        }
      />
      <FormField label={t("sources")} hint={t("sourcesHint")} isOptional>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={texts.sources}
            onChange={(event) => setTexts({ sources: event.target.value })}
          />
        )}
      </FormField>
      <SharedFields fields={fields} onChange={onChange} />
    </div>
  );
}

function SharedFields({ fields, onChange }: Omit<DraftFormProps, "locale">) {
  const t = useTranslations("ops.content");
  const words = useTranslations("content");
  const topicLabel = (topic: Column | HelpTopic) =>
    isColumn(topic) ? words(`columns.${topic}`) : words(`topics.${topic}`);
  const topics: readonly (Column | HelpTopic)[] =
    fields.kind === "article" ? COLUMNS : fields.kind === "help" ? HELP_TOPICS : [];
  const text = (name: "slug" | "labels" | "order" | "related" | "links", hint?: string) => (
    <FormField label={t(name)} hint={hint} isRequired={name === "slug"} isOptional={name !== "slug"}>
      {(control) => (
        <Field
          {...control}
          value={fields[name]}
          onChange={(event) => onChange({ ...fields, [name]: event.target.value })}
        />
      )}
    </FormField>
  );
  return (
    <>
      <div className={styles.row}>
        <FormField label={t("kind")}>
          {(control) => (
            <Select
              {...control}
              value={fields.kind}
              onChange={(event) => {
                const kind = CONTENT_KINDS.find((known) => known === event.target.value);
                if (kind) onChange({ ...fields, kind, topic: "" });
              }}
            >
              {CONTENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {topics.length > 0 && (
          <FormField label={t("topic")}>
            {(control) => (
              <Select
                {...control}
                value={fields.topic}
                onChange={(event) => onChange({ ...fields, topic: event.target.value })}
              >
                <option value="">{t("noTopic")}</option>
                {topics.map((topic) => (
                  <option key={topic} value={topic}>
                    {topicLabel(topic)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        )}
      </div>
      <div className={styles.row}>
        {text("slug", t("slugHint"))}
        {text("order")}
      </div>
      <div className={styles.row}>
        {text("labels", t("listHint"))}
        {text("related", t("listHint"))}
        {text("links", t("listHint"))}
      </div>
    </>
  );
}
