"use client";
// Saving a version: as a draft, at once, or at a moment; what stands in the way is listed.
import { useTranslations } from "next-intl";
import { useRef } from "react";
import own from "@/components/ops/content/content-editor.module.css";
import { AdminDate } from "@/components/ops/frame/admin-date";
import { NoteField, typed } from "@/components/ops/record/act-form";
import styles from "@/components/ops/record/record.module.css";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast";
import { useOnce } from "@/components/ui/use-once";
import { useSaveContent } from "@/lib/client/ops-content";
import type { ContentDraft, ContentProblem } from "@/lib/contracts/ops-content";
import { useNavigate } from "@/lib/i18n/use-navigate";

interface PublishSheetProps {
  documentId: string | null;
  draft: ContentDraft;
  problems: readonly ContentProblem[];
}

type Action = "draft" | "publish" | "schedule";

export function PublishSheet({ documentId, draft, problems }: PublishSheetProps) {
  const t = useTranslations("ops.content");
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const save = useSaveContent();
  const { isBusy, run } = useOnce();
  const send = (action: Action) =>
    run(async () => {
      const values = new FormData(form.current ?? undefined);
      const moment = typed(values, "publishAt");
      const publishAt = action === "schedule" && moment !== "" ? new Date(moment).toISOString() : undefined;
      const input = { content: draft, action, note: typed(values, "note"), publishAt };
      try {
        const saved = await save.mutateAsync({ ...input, ...(documentId ? { documentId } : {}) });
        toast({ kind: "success", message: t(`saved.${action}`, { number: saved.number }) });
        if (documentId === null) navigate(`/ops/content/${saved.documentId}`);
      } catch {
        // The refusal was shown; the text stays for correction.
      }
    });
  return (
    <Sheet>
      <form ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <h2>{t("publication")}</h2>
        {problems.length > 0 && (
          <Notice kind="warning">
            <p>{t("problems")}</p>
            <ul className={own.problems}>
              {problems.map(({ locale, code, detail }) => (
                <li key={`${locale} ${code} ${detail}`}>
                  {t(`problem.${code}`, { language: t(`languages.${locale}`), detail })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <NoteField name="note" label={t("note")} />
        <div className={styles.send}>
          <Button variant="primary" isBusy={isBusy} onClick={() => void send("publish")}>
            {t("publish")}
          </Button>
          <Button isBusy={isBusy} onClick={() => void send("draft")}>
            {t("saveDraft")}
          </Button>
        </div>
        <FormField label={t("publishAt")} isOptional>
          {(control) => <AdminDate control={control} name="publishAt" hasTime />}
        </FormField>
        <div className={styles.send}>
          <Button size="sm" isBusy={isBusy} onClick={() => void send("schedule")}>
            {t("schedule")}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
