"use client";
// Versions of a document, its counters, and taking it off the site.
import { useLocale, useTranslations } from "next-intl";
import own from "@/components/ops/content/content-editor.module.css";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useWithdrawContent } from "@/lib/client/ops-content";
import type { AdminContentView } from "@/lib/contracts/ops-content";
import { formatDate } from "@/lib/i18n/format-date";

interface VersionSheetProps {
  view: AdminContentView;
  onVersion: (versionId: string) => void;
}

export function VersionSheet({ view, onVersion }: VersionSheetProps) {
  const t = useTranslations("ops.content");
  const tag = useLocale();
  const withdraw = useWithdrawContent();
  const { documentId, versions, versionId, counters } = view;
  const isOnline = versions.some(({ state }) => state === "published");
  const send = (values: FormData) => withdraw.mutateAsync({ documentId, note: typed(values, "note") });
  const counted = Object.entries(counters);
  return (
    <Sheet>
      <ol className={own.versions} reversed aria-label={t("versions")}>
        {versions.map((version) => (
          <li key={version.versionId}>
            <span>
              {t("version", { number: version.number, state: t(`states.${version.state}`) })}
              {version.publishAt && ` · ${formatDate(version.publishAt, tag, "moment")}`}
            </span>
            <small>
              {[formatDate(version.at, tag, "moment"), version.author, version.note].filter(Boolean).join(" · ")}
            </small>
            {version.versionId !== versionId && (
              <span>
                <Button size="sm" onClick={() => onVersion(version.versionId)}>
                  {t("edit")}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {counted.length > 0 && (
        <p className={own.facts}>{counted.map(([name, count]) => `${name}: ${count}`).join(" · ")}</p>
      )}
      {isOnline && (
        <ActForm
          submit={t("withdraw")}
          variant="danger-fill"
          onSubmit={send}
          confirm={{ title: t("withdrawTitle"), text: t("withdrawText") }}
        >
          <NoteField name="note" label={t("note")} />
        </ActForm>
      )}
    </Sheet>
  );
}
