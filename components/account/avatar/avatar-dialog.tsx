"use client";
// Cropping of an avatar: by dragging, by the wheel, or with sliders.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Crop, MAX_ZOOM, CENTER } from "@/components/account/avatar/crop";
import { CropFrame } from "@/components/account/avatar/crop-frame";
import { cropPicture } from "@/components/account/avatar/picture";
import type { OpenPicture } from "@/lib/client/open-picture";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { useSendAvatar } from "@/lib/client/account-profile";
import { refusalText } from "@/lib/client/transport/field-issues";
import { useModals } from "@/stores/modals";
import styles from "./avatar.module.css";

/** Names and ranges of the sliders. */
const SLIDERS = [
  { name: "zoom", key: "zoom", min: 1, max: MAX_ZOOM },
  { name: "horizontal", key: "across", min: 0, max: 1 },
  { name: "vertical", key: "down", min: 0, max: 1 },
] as const;

export function AvatarDialog({ picture, onOther }: { picture: OpenPicture; onOther: () => void }) {
  const t = useTranslations("account.avatar");
  const words = useTranslations("errors.client");
  const common = useTranslations("common");
  const isOpen = useModals((state) => state.avatar);
  const close = useModals((state) => state.close);
  const send = useSendAvatar();
  const [crop, setCrop] = useState<Crop>(CENTER);
  const [percent, setPercent] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save() {
    setRefusal(null);
    const file = await cropPicture(picture, crop);
    if (!file) return setRefusal(t("unreadable"));
    try {
      await send.mutateAsync({ file, onPercent: setPercent });
    } catch (error) {
      // The crop is kept for a retry.
      return setRefusal(common("named", { name: words("uploadFailed"), value: refusalText(error) }));
    }
    close("avatar");
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={() => close("avatar")}
      isDismissable={false}
      title={t("crop")}
      actions={
        <>
          <Button onClick={onOther}>{t("other")}</Button>
          <Button variant="primary" isBusy={send.isPending} onClick={() => void save()}>
            {t("save")}
          </Button>
        </>
      }
    >
      <div className={styles.cropping}>
        <CropFrame picture={picture} crop={crop} onCrop={setCrop} />
        <div className={styles.sliders}>
          <p>{t("cropHint")}</p>
          {SLIDERS.map(({ name, key, min, max }) => (
            <label key={name} className={styles.slider}>
              {t(name)}
              <input
                type="range"
                min={min}
                max={max}
                step={0.01}
                value={crop[key]}
                onChange={(event) => setCrop({ ...crop, [key]: Number(event.target.value) })}
              />
            </label>
          ))}
        </div>
      </div>
      {send.isPending && <progress className={styles.progress} value={percent} max={100} aria-label={t("save")} />}
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
    </Modal>
  );
}
