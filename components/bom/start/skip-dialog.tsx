"use client";
// Dialog that sends lists to engineers unread, who answer with a quote.
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { Icon } from "@/components/icons/icon";
import { nameProblem, remarkProblem } from "@/components/bom/board/order-fields";
import { BOM_FILE_RULE } from "@/components/bom/start/bom-start";
import { nameOfList } from "@/components/bom/lines/parked-input";
import { sentBoard } from "@/components/bom/board/sent-board";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FileInput } from "@/components/ui/file-input";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/toast";
import { useOnce } from "@/components/ui/use-once";
import { ApiError } from "@/lib/client/transport/api-error";
import { useCreateBomQuote } from "@/lib/client/bom";
import { sendBomFile } from "@/lib/client/upload/bom-upload";
import { assembledPieces } from "@/lib/core/pcba/specification";
import { useBoardName } from "@/lib/i18n/use-board-name";
import { useSpecificationWords } from "@/lib/i18n/use-specification-words";
import { inOrder, type ParkedBoard, useBomBoards } from "@/stores/bom-boards";
import { type SentFile, storedBom, useBomDraft } from "@/stores/drafts/bom-draft";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useModals } from "@/stores/modals";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { isSignedInNow } from "@/stores/account/session";
import styles from "./skip-dialog.module.css";

export function SkipDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("bom.skip");
  const cancel = useTranslations("common")("cancel");
  const { boards, isSendingFile, refusals, take, send, isSending } = useSkip(onClose);
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
        <p>{t(boards.length > 1 ? "textBoards" : "text")}</p>
        <Boards boards={boards} isSendingFile={isSendingFile} onFile={take} />
        {refusals.length > 0 && (
          <div className={styles.refusal} role="alert">
            {refusals.map((refusal) => (
              <p key={refusal}>{refusal}</p>
            ))}
          </div>
        )}
        <Words />
        {boards.length === 1 && <p className="label">{t("boards", { count: piecesOf(boards[0]) })}</p>}
      </div>
    </Modal>
  );
}

const piecesOf = (board: ParkedBoard | undefined) => (board ? assembledPieces(board.specification.board) : 0);

interface BoardsProps {
  /** In order. */
  boards: readonly ParkedBoard[];
  isSendingFile: boolean;
  /** For the open board. */
  onFile: (file: File) => void;
}

/** Files of each board that are sent. */
function Boards({ boards, isSendingFile, onFile }: BoardsProps) {
  const t = useTranslations("bom.skip");
  const boardLabel = useBoardName();
  const words = useSpecificationWords();
  const here = useBomBoards((state) => state.at);
  const input = useRef<HTMLInputElement>(null);
  return (
    <ul className={styles.boards}>
      {boards.map((board, at) => {
        const { list, specification, projectId } = board;
        const files = [list.file, ...list.coordinates].flatMap((file) => (file ? [file.fileName] : []));
        return (
          <li key={at}>
            {boards.length > 1 && (
              <p>
                <b>{boardLabel(nameOfList(list), at)}</b>{" "}
                <small className="num">{t("pieces", { count: piecesOf(board) })}</small>
              </p>
            )}
            {boards.length > 1 && (
              <p className={styles.facts}>
                {words(specification.board)}
                {projectId === null && ` · ${t("noBoardFile")}`}
              </p>
            )}
            {files.map((fileName, place) => (
              <p key={place} className={styles.file}>
                <Icon name="doc" size={16} />
                {fileName}
              </p>
            ))}
            {at === here && (
              <>
                <FileInput ref={input} label={t("file")} accept={BOM_FILE_RULE.accept} onFile={onFile} />
                <Button size="sm" isBusy={isSendingFile} onClick={() => input.current?.click()}>
                  <Icon name="upload" size={16} />
                  {t("attach")}
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
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

/** Data of the server's refusal: rules that boards break. */
const refused = z.object({
  violations: z.array(z.object({ message: z.string(), board: z.int(), boardName: z.string() })),
});

/** All boards of the quote in order, the open one with the file chosen here. */
function useBoards(own: SentFile | null): ParkedBoard[] {
  const kept = storedBom(useBomDraft((state) => state));
  const board = useQuoteDraft((state) => state.specification);
  const assembly = usePcbaDraft((state) => state.assembly);
  const projectId = useGerberView((view) => view.projectId);
  const others = useBomBoards((state) => state.others);
  const at = useBomBoards((state) => state.at);
  const list = { ...kept, file: own ?? kept.file };
  const here = { list, specification: { board, assembly }, projectId };
  return inOrder(others, at, { ...here, lines: [], corrected: null, unassociated: 0, blocked: 0 });
}

function useSkip(onDone: () => void) {
  const t = useTranslations("bom");
  const boardLabel = useBoardName();
  const open = useModals((state) => state.open);
  const create = useCreateBomQuote();
  const sending = useOnce();
  const [own, setOwn] = useState<SentFile | null>(null);
  const [isSendingFile, setSendingFile] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const boards = useBoards(own);
  const projectName = useBomDraft((state) => state.projectName);
  const remark = useBomDraft((state) => state.remark);

  async function take(chosen: File) {
    setSendingFile(true);
    setRefusals([]);
    try {
      setOwn(await sendBomFile(chosen));
    } catch (error) {
      const isOurs = error instanceof ApiError && error.kind === "refused";
      const isFormat = error instanceof ApiError && error.code === "WRONG_FILE_FORMAT";
      setRefusals([isFormat ? t("start.wrongFormat") : isOurs ? error.message : t("failure.offline")]);
    } finally {
      setSendingFile(false);
    }
  }

  async function make() {
    const sent = await Promise.all(boards.map(sentBoard));
    // Engineers read the lists, so the lines read here are not sent.
    const [first, ...others] = sent.map(({ lines: _lines, ...board }) => board);
    const input = { projectName: projectName.trim(), remark: remark.trim() };
    return create.mutateAsync({ ...first, others, ...input, skipParse: 1 });
  }

  /** Boards that cannot be manufactured, with the reasons. */
  function explain(error: unknown) {
    const violations = error instanceof ApiError ? (refused.safeParse(error.data).data?.violations ?? []) : [];
    setRefusals(
      violations.map(({ message, board, boardName }) =>
        boards.length > 1 ? t("boards.violation", { name: boardLabel(boardName, board), message }) : message,
      ),
    );
    return null;
  }

  async function send() {
    const missing = boards.flatMap(({ list }, at) => (list.file === null ? [boardLabel(nameOfList(list), at)] : []));
    if (missing.length > 0)
      return setRefusals([
        boards.length > 1 ? t("skip.needsFileOf", { names: missing.join(t("skip.separator")) }) : t("skip.needsFile"),
      ]);
    if (nameProblem(projectName) || remarkProblem(remark)) return;
    if (!isSignedInNow()) return open("account");
    const made = await make().catch(explain);
    if (!made) return;
    const link = { href: `/my-center/quotes/${made.quoteId}`, label: t("save.open") };
    toast({ kind: "success", message: t("save.asked", { number: made.quoteNumber }), link });
    onDone();
  }

  return {
    ...{ boards, isSendingFile, refusals },
    take: (chosen: File) => void take(chosen),
    send: () => void sending.run(send),
    isSending: sending.isBusy,
  };
}
