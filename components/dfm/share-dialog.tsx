"use client";
// Creating, copying and revoking a link to the report.
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useActionFailure } from "@/components/dfm/use-action-failure";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Modal } from "@/components/ui/modal";
import { copyText } from "@/lib/client/copy";
import * as client from "@/lib/client/dfm";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./actions-bar.module.css";

export function ShareDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("dfm.share");
  const projectId = useBoardViewer((viewer) => viewer.projectId);
  const { prefix } = useMarket();
  const [link, setLink] = useState<string | null>(null);
  const [isEnded, setEnded] = useState(false);
  const { failure, attempt } = useActionFailure();

  async function make(id: string): Promise<void> {
    const token = await client.share(id);
    setEnded(false);
    setLink(`${location.origin}${withPrefix(`/order/dfm?share=${token}`, prefix)}`);
  }
  async function end(id: string): Promise<void> {
    await client.unshare(id);
    setLink(null);
    setEnded(true);
  }
  const act = (work: (id: string) => Promise<void>) => () =>
    void attempt(async () => projectId !== null && work(projectId));
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("title")}
      actions={
        <>
          <Button onClick={act(end)}>{t("end")}</Button>
          <Button variant="primary" onClick={act(make)}>
            {t("make")}
          </Button>
        </>
      }
    >
      <div className={styles.share}>
        <p>{t("text")}</p>
        {link !== null && <LinkField link={link} />}
        <p role="status">{isEnded && t("ended")}</p>
        {failure && <p role="alert">{failure}</p>}
      </div>
    </Modal>
  );
}

function LinkField({ link }: { link: string }) {
  const t = useTranslations("dfm.share");
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  return (
    <div>
      <label htmlFor={id}>{t("link")}</label>
      <div className={styles.link}>
        <Field id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copyText(link).then(setCopied)}>{isCopied ? t("copied") : t("copy")}</Button>
      </div>
    </div>
  );
}
