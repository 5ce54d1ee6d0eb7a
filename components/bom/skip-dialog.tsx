"use client";
// A list that nobody reads here: it goes to our engineers as it is, and they answer with a quote.
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { nameProblem, remarkProblem } from "@/components/bom/order-fields";
import { BOM_FILE_RULE } from "@/components/bom/bom-start";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FileInput } from "@/components/ui/file-input";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api-error";
import { useCreateBomQuote } from "@/lib/client/bom";
import { sendBomFile } from "@/lib/client/bom-upload";
import { assembledPieces } from "@/lib/core/pcba/specification";
import { type SentFile, useBomDraft, useBomDraftStore } from "@/stores/bom-draft";
import { useGerberView } from "@/stores/gerber-view";
import { useModals } from "@/stores/modals";
import { usePcbaDraft } from "@/stores/pcba-draft";
import { useQuoteDraft } from "@/stores/quote-draft";
import { useIsSignedIn } from "@/stores/session";
import styles from "./skip-dialog.module.css";

export function SkipDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("bom.skip");
  const cancel = useTranslations("common")("cancel");
  const { file, isSendingFile, refusal, take, send, isSending } = useSkip(onClose);
  const input = useRef<HTMLInputElement>(null);
  const pieces = assembledPieces(useQuoteDraft((draft) => draft.specification));
  return (
    <Modal
      isOpen
      isDismissable={false}
      onClose={onClose}
      title={t("title")}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" isBusy={isSending} onClick={send}>
            {t("send")}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t("text")}</p>
        <div>
          <FileInput ref={input} label={t("file")} accept={BOM_FILE_RULE.accept} onFile={take} />
          {file && (
            <p className={styles.file}>
              <Icon name="doc" size={16} />
              {file.fileName}
            </p>
          )}
          <Button size="sm" isBusy={isSendingFile} onClick={() => input.current?.click()}>
            <Icon name="upload" size={16} />
            {t("attach")}
          </Button>
          {refusal && (
            <p className={styles.refusal} role="alert">
              {refusal}
            </p>
          )}
        </div>
        <Words />
        <p className="label">{t("boards", { count: pieces })}</p>
      </div>
    </Modal>
  );
}

function Words() {
  const t = useTranslations("bom.order");
  const name = useBomDraft((draft) => draft.projectName);
  const remark = useBomDraft((draft) => draft.remark);
  const say = useBomDraft((draft) => draft.say);
  const wrong = { name: nameProblem(name), remark: remarkProblem(remark) };
  return (
    <>
      <FormField label={t("name")} isOptional error={wrong.name ? t(wrong.name) : undefined}>
        {(control) => (
          <Field {...control} value={name} onChange={(event) => say({ projectName: event.target.value })} />
        )}
      </FormField>
      <FormField
        label={t("remark")}
        isOptional
        hint={t("remarkHint")}
        error={wrong.remark ? t(wrong.remark) : undefined}
      >
        {(control) => (
          <TextArea {...control} value={remark} onChange={(event) => say({ remark: event.target.value })} />
        )}
      </FormField>
    </>
  );
}

function useSkip(onDone: () => void) {
  const t = useTranslations("bom");
  const draft = useBomDraftStore();
  const kept = useBomDraft((state) => state.file);
  const board = useQuoteDraft((state) => state.specification);
  const assembly = usePcbaDraft((state) => state.assembly);
  const projectId = useGerberView((view) => view.projectId);
  const isSignedIn = useIsSignedIn();
  const open = useModals((state) => state.open);
  const create = useCreateBomQuote();
  const [own, setOwn] = useState<SentFile | null>(null);
  const [isSendingFile, setSendingFile] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const file = own ?? kept;

  async function take(chosen: File) {
    setSendingFile(true);
    setRefusal(null);
    try {
      setOwn(await sendBomFile(chosen));
    } catch (error) {
      const isOurs = error instanceof ApiError && error.kind === "refused";
      const isFormat = error instanceof ApiError && error.code === "WRONG_FILE_FORMAT";
      setRefusal(isFormat ? t("start.wrongFormat") : isOurs ? error.message : t("failure.offline"));
    } finally {
      setSendingFile(false);
    }
  }

  async function send() {
    const { coordinates, projectName, remark } = draft.getState();
    if (!file) return setRefusal(t("skip.needsFile"));
    if (nameProblem(projectName) || remarkProblem(remark)) return;
    if (!isSignedIn) return open("account");
    const made = await create
      .mutateAsync({
        ...{ board, assembly, projectName: projectName.trim(), remark: remark.trim() },
        skipParse: 1,
        projectId: projectId ?? undefined,
        bomUrl: file.fileUrl,
        bomFileName: file.fileName,
        coordinateFile: coordinates.length > 0 ? coordinates : undefined,
      })
      .catch(() => null);
    if (!made) return;
    const link = { href: `/my-center/quotes/${made.quoteId}`, label: t("save.open") };
    toast({ kind: "success", message: t("save.asked", { number: made.quoteNumber }), link });
    onDone();
  }

  return {
    ...{ file, isSendingFile, refusal },
    take: (chosen: File) => void take(chosen),
    send: () => void send(),
    isSending: create.isPending,
  };
}
