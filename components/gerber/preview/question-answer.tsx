"use client";
// Customer's confirmation of a question about the files, stored with the board on the server; it can be withdrawn until
// the order is placed.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { useConfirmQuestions, useWithdrawConfirmation } from "@/lib/client/gerber";
import type { Board } from "@/lib/contracts/gerber";
import { isConfirmable, questionSubject } from "@/lib/core/board/questions";
import { useGerberView, useGerberViewStore } from "@/stores/viewer/gerber-view";
import styles from "./board-warnings.module.css";

export function QuestionAnswer({ code }: { code: string }) {
  const t = useTranslations("gerber.questions");
  const view = useGerberViewStore();
  const isOpen = useGerberView(({ finding }) => finding?.facts.questions.includes(code) ?? false);
  const isConfirmed = useGerberView(
    ({ finding }) => finding?.facts.confirmed?.some((answer) => answer.code === code) ?? false,
  );
  // The server stores answers with its own reading, so they wait for that.
  const projectId = useGerberView((state) => (state.source === "server" ? state.projectId : null));
  const confirming = useConfirmQuestions();
  const withdrawing = useWithdrawConfirmation();
  function show(board: Board) {
    // Another file may have been opened meanwhile.
    if (view.getState().projectId === board.projectId) view.getState().answer(board.facts.confirmed);
  }
  if (!isOpen || questionSubject(code) === null) return null;
  if (!isConfirmable(code)) return <p className={styles.answer}>{t("engineer")}</p>;
  if (isConfirmed)
    return (
      <p className={styles.answer} role="status">
        <Icon name="check" size={16} />
        {t("confirmed")}
        <Button
          className="no-print"
          size="sm"
          variant="quiet"
          isBusy={withdrawing.isPending}
          disabled={projectId === null}
          onClick={() => projectId !== null && withdrawing.mutate({ projectId, code }, { onSuccess: show })}
        >
          {t("undo")}
        </Button>
      </p>
    );
  return (
    <p className={styles.answer}>
      <Button
        size="sm"
        isBusy={confirming.isPending}
        disabled={projectId === null}
        onClick={() => projectId !== null && confirming.mutate({ projectId, codes: [code] }, { onSuccess: show })}
      >
        {t("confirm")}
      </Button>
    </p>
  );
}
