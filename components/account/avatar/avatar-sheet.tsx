"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { AvatarDialog } from "@/components/account/avatar/avatar-dialog";
import { AvatarPicture } from "@/components/account/avatar/avatar-picture";
import { type OpenPicture, openPicture } from "@/lib/client/open-picture";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useRemoveAvatar } from "@/lib/client/account-profile";
import { refuseFile, UPLOAD_RULES } from "@/lib/client/upload/upload-rules";
import { useModals } from "@/stores/modals";
import { useSession } from "@/stores/account/session";
import styles from "./avatar.module.css";

const ACCEPT = UPLOAD_RULES.avatar.endings.map((ending) => `.${ending}`).join(",");

export function AvatarSheet() {
  const t = useTranslations("account.avatar");
  const user = useSession((state) => state.user);
  const open = useModals((state) => state.open);
  const remove = useRemoveAvatar();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take(file: File) {
    const reason = refuseFile(file, UPLOAD_RULES.avatar);
    if (reason) return setRefusal(reason.message);
    const opened = await openPicture(file);
    setRefusal(opened ? null : t("unreadable"));
    if (!opened) return;
    picture?.close();
    setPicture(opened);
    open("avatar");
  }

  const choose = () => input.current?.click();
  return (
    <Sheet title={t("title")} isPadded>
      <div className={styles.row}>
        <AvatarPicture src={user.avatar} size="lg" label={t("of", { name: user.username || user.email })} />
        <div className={styles.words}>
          <p>{t("text")}</p>
          <div className={styles.buttons}>
            <Button onClick={choose}>{t(user.avatar ? "change" : "choose")}</Button>
            {user.avatar && (
              <Button variant="quiet" isBusy={remove.isPending} onClick={() => remove.mutate()}>
                {t("remove")}
              </Button>
            )}
          </div>
          <p role="status" className={styles.refusal}>
            {refusal}
          </p>
        </div>
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={ACCEPT}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after a failure.
          event.target.value = "";
          if (file) void take(file);
        }}
      />
      {picture && <AvatarDialog key={picture.url} picture={picture} onOther={choose} />}
    </Sheet>
  );
}
