"use client";
// Inquiry for a board without an automatic price, after sign-in if needed.
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { usePendingAction } from "@/components/providers/use-pending-action";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/toast";
import { useInquireBoard } from "@/lib/client/bom";
import { pcbSpecification } from "@/lib/contracts/pcb";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { useModals } from "@/stores/modals";
import { isSignedInNow, useSession } from "@/stores/account/session";
import styles from "./inquire-button.module.css";

const KIND = "inquire-board";
const MAX_REMARK = 500;
const inquiry = z.object({
  specification: pcbSpecification,
  projectId: z.optional(z.string()),
  remark: z.string().check(z.maxLength(MAX_REMARK)),
});
type Inquiry = z.infer<typeof inquiry>;

/** Sends an inquiry and links to it; one started before sign-in is sent afterwards. */
function useInquiry() {
  const t = useTranslations("quote.inquiry");
  const inquire = useInquireBoard();
  async function send({ specification, ...rest }: Inquiry): Promise<void> {
    try {
      const { quoteId, quoteNumber: number } = await inquire.mutateAsync({ ...specification, ...rest });
      const link = { href: `/my-center/quotes/${quoteId}`, label: t("show") };
      toast({ kind: "success", message: t("sent", { number }), link });
    } catch {
      // The call has shown the error.
    }
  }
  usePendingAction(KIND, (payload) => {
    const wanted = inquiry.safeParse(payload);
    if (wanted.success) void send(wanted.data);
  });
  return { send, isPending: inquire.isPending };
}

/** `isBare`: without the note, for the bottom bar. */
export function InquireButton({ isBare = false }: { isBare?: boolean }) {
  const specification = useQuoteDraft((draft) => draft.specification);
  const t = useTranslations("quote.inquiry");
  const id = useId();
  const setAuthStatus = useSession((state) => state.setAuthStatus);
  const open = useModals((state) => state.open);
  const projectId = useGerberView((view) => view.projectId);
  const { send, isPending } = useInquiry();
  const [isOpen, setOpen] = useState(false);
  const [remark, setRemark] = useState("");
  const close = () => setOpen(false);

  async function confirm() {
    const wanted = { specification, projectId: projectId ?? undefined, remark: remark.trim() };
    if (isSignedInNow()) await send(wanted);
    else {
      setAuthStatus({ kind: KIND, payload: wanted });
      open("account");
    }
    close();
  }

  return (
    <div className={styles.inquiry}>
      {!isBare && <p>{t("text")}</p>}
      <Button size="lg" isBlock={!isBare} isBusy={isPending} onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={t("action")}
        actions={
          <>
            <Button onClick={close}>{t("leave")}</Button>
            <Button variant="primary" isBusy={isPending} onClick={() => void confirm()}>
              {t("send")}
            </Button>
          </>
        }
      >
        <p>{t("hint")}</p>
        <label htmlFor={id} className={styles.label}>
          {t("remark")}
        </label>
        <TextArea
          id={id}
          rows={4}
          maxLength={MAX_REMARK}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
      </Modal>
    </div>
  );
}
