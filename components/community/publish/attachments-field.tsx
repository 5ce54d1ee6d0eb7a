"use client";
// Files that are attached to a publication: those it has, and new ones with their progress.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import type { DraftAttachment } from "@/components/community/publish/publication-draft";
import { FormField } from "@/components/ui/form-field";
import { type ListedUpload, UploadList } from "@/components/ui/upload-list";
import { createUploader } from "@/lib/client/upload/upload";
import { UPLOAD_RULES } from "@/lib/client/upload/upload-rules";
import { PUBLICATION_LIMITS } from "@/lib/contracts/community";
import { useUploadQueue } from "@/stores/upload-queue";

interface AttachmentsFieldProps {
  attachments: readonly DraftAttachment[];
  onChange: (attachments: DraftAttachment[]) => void;
}

const keyOf = ({ attachmentId, fileUrl, name }: DraftAttachment): string => attachmentId ?? fileUrl ?? name;

export function AttachmentsField({ attachments, onChange }: AttachmentsFieldProps) {
  const t = useTranslations("community.publishing");
  const [uploader] = useState(() => createUploader("forum"));
  const items = useUploadQueue(uploader.queue, (state) => state.items);
  const arrived = items.filter(({ status }) => status === "done");
  const takeArrived = useEffectEvent(() => {
    const known = new Set(attachments.map(({ fileUrl }) => fileUrl));
    const fresh = arrived.flatMap(({ fileUrl, name, size }) =>
      fileUrl === null || known.has(fileUrl) ? [] : [{ fileUrl, name, size }],
    );
    if (fresh.length > 0) onChange([...attachments, ...fresh]);
  });
  useEffect(() => {
    if (arrived.length > 0) takeArrived();
  }, [arrived.length]);

  const listed: readonly ListedUpload[] = [
    ...attachments.map((attachment) => ({
      ...{ id: keyOf(attachment), name: attachment.name, size: attachment.size },
      ...({ status: "done", percent: 100, failure: null } as const),
    })),
    ...items.filter(({ status }) => status !== "done"),
  ];
  function remove(id: string) {
    const sent = items.find((item) => item.id === id || item.fileUrl === id);
    if (sent) uploader.remove(sent.id);
    onChange(attachments.filter((attachment) => keyOf(attachment) !== id));
  }

  return (
    <FormField
      label={t("attachments")}
      hint={t("attachmentsHint", {
        max: PUBLICATION_LIMITS.attachments,
        limit: UPLOAD_RULES.forum.maxMegabytes,
      })}
      isOptional
    >
      {() => (
        <UploadList
          items={listed}
          endings={UPLOAD_RULES.forum.endings}
          label={t("addFile")}
          onAdd={(files) => {
            const room = Math.max(0, PUBLICATION_LIMITS.attachments - listed.length);
            if (room > 0) uploader.add(files.slice(0, room));
          }}
          onRemove={remove}
        />
      )}
    </FormField>
  );
}
