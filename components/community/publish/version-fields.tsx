"use client";
// The board that is published with a drawing, and name and note of a version.
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import type { Project } from "@/lib/client/project";
import { PUBLICATION_LIMITS } from "@/lib/contracts/community";

interface BoardFieldProps {
  boards: readonly Project[];
  value: string | null;
  onChange: (boardProjectId: string | null) => void;
}

function Board({ boards, value, onChange }: BoardFieldProps) {
  const t = useTranslations("community.publishing");
  return (
    <FormField label={t("board")} hint={t("boardHint")} isOptional>
      {(control) => (
        <Select {...control} value={value ?? ""} onChange={({ target }) => onChange(target.value || null)}>
          <option value="">{t("noBoard")}</option>
          {boards.map(({ projectId, projectName }) => (
            <option key={projectId} value={projectId}>
              {projectName}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

interface NameAndNoteProps {
  versionName: string;
  note: string;
  isNoteRequired: boolean;
  onChange: (change: { versionName?: string; note?: string }) => void;
}

function NameAndNote({ versionName, note, isNoteRequired, onChange }: NameAndNoteProps) {
  const t = useTranslations("community.publishing");
  return (
    <>
      <FormField label={t("versionName")} hint={t("versionNameHint")} isOptional>
        {(control) => (
          <Field
            {...control}
            maxLength={PUBLICATION_LIMITS.versionName}
            value={versionName}
            onChange={({ target }) => onChange({ versionName: target.value })}
          />
        )}
      </FormField>
      <FormField label={t("note")} hint={t("noteHint")} isRequired={isNoteRequired} isOptional={!isNoteRequired}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={PUBLICATION_LIMITS.versionNote}
            value={note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </FormField>
    </>
  );
}

export const VersionFields = { Board, NameAndNote };
