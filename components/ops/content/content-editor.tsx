"use client";
// Editor of a document: both languages with a preview, versions, publication.
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { type DraftFields, EMPTY_DRAFT, toDraft, toFields } from "@/components/ops/content/draft-fields";
import { DraftForm } from "@/components/ops/content/draft-form";
import { PublishSheet } from "@/components/ops/content/publish-sheet";
import { VersionSheet } from "@/components/ops/content/version-sheet";
import { Loaded } from "@/components/ops/frame/loaded";
import { Sheet } from "@/components/ui/sheet";
import { Tabs, tabId, tabPanelId } from "@/components/ui/tabs";
import { useAdminContent, useContentPreview } from "@/lib/client/ops-content";
import type { AdminContentView, ContentDraft } from "@/lib/contracts/ops-content";
import type { Locale } from "@/lib/core/market/area";
import { Link } from "@/lib/i18n/link";
import styles from "../record/record.module.css";
import own from "./content-editor.module.css";

/** Draws a Markdown text; the page brings it, as it belongs to another feature. */
export type DrawPreview = (body: string, figures: ContentDraft["texts"]["en"]["figures"]) => ReactNode;

export function ContentEditor({ documentId, drawPreview }: { documentId: string | null; drawPreview: DrawPreview }) {
  const t = useTranslations("ops.content");
  const [versionId, setVersionId] = useState<string | undefined>(undefined);
  const view = useAdminContent(documentId, versionId);
  if (documentId === null) return <Editor view={null} drawPreview={drawPreview} onVersion={setVersionId} />;
  return (
    <Loaded query={view} failed={t("failed")} text={t("failedText")}>
      {(loaded) => <Editor key={loaded.versionId} view={loaded} drawPreview={drawPreview} onVersion={setVersionId} />}
    </Loaded>
  );
}

interface EditorProps {
  view: AdminContentView | null;
  drawPreview: DrawPreview;
  onVersion: (versionId: string) => void;
}

const LANGUAGES: readonly Locale[] = ["en", "zh"];

function Editor({ view, drawPreview, onVersion }: EditorProps) {
  const t = useTranslations("ops.content");
  const [fields, setFields] = useState<DraftFields>(() => (view ? toFields(view.content) : EMPTY_DRAFT));
  const [locale, setLocale] = useState<Locale>("en");
  const draft = toDraft(fields);
  const preview = useContentPreview({ content: draft, locale, area: locale === "zh" ? "zh-CN" : "en-US" });
  const title = fields.texts[locale].title || fields.slug || t("new");
  return (
    <div>
      <p className={styles.crumb}>
        <Link className="link" href="/ops/content">
          {t("list")}
        </Link>
      </p>
      <header className={styles.head}>
        <h1>{title}</h1>
        {view?.path && (
          <Link className="link" href={view.path} target="_blank">
            {t("open")}
          </Link>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Sheet>
            <Tabs
              label={t("language")}
              items={LANGUAGES.map((id) => ({ id, label: t(`languages.${id}`) }))}
              value={locale}
              onChange={setLocale}
            />
            <div id={tabPanelId(locale)} role="tabpanel" aria-labelledby={tabId(locale)}>
              <DraftForm fields={fields} locale={locale} onChange={setFields} />
            </div>
          </Sheet>
          <Sheet>
            <section className={own.preview} aria-label={t("preview")} lang={locale === "zh" ? "zh-CN" : "en-US"}>
              {drawPreview(preview.data?.body ?? fields.texts[locale].body, fields.figures[locale])}
            </section>
          </Sheet>
        </div>
        <div className={styles.stack}>
          <PublishSheet documentId={view?.documentId ?? null} draft={draft} problems={preview.data?.problems ?? []} />
          {view && <VersionSheet view={view} onVersion={onVersion} />}
        </div>
      </div>
    </div>
  );
}
