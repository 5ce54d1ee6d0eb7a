"use client";
// Start of a conversation: a field for files, and an example question of each kind.
import { useTranslations } from "next-intl";
import type { EmptyProps } from "@/components/chat/screen/conversation-panel";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { Button } from "@/components/ui/button";
import { DropFrame } from "@/components/ui/drop-frame";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import styles from "./empty-conversation.module.css";

const CARDS = [
  { key: "price", icon: "board" },
  { key: "capability", icon: "measure" },
  { key: "parts", icon: "chip" },
  { key: "orders", icon: "truck" },
  { key: "simulation", icon: "wave" },
  { key: "dfm", icon: "target" },
] as const satisfies readonly { key: string; icon: IconName }[];

export function EmptyConversation({ onQuestion, onChooseFiles }: EmptyProps) {
  const t = useTranslations("chat.empty");
  return (
    <section className={styles.empty}>
      <h2>{t("title")}</h2>
      <p>{t("text")}</p>
      <DropFrame
        isOver={false}
        icon="gerber"
        title={t("drop")}
        hint={t("dropHint", { limit: MAX_FILE_MEGABYTES.import })}
        actions={<Button onClick={onChooseFiles}>{t("choose")}</Button>}
      />
      <ul className={styles.cards} aria-label={t("suggestions")}>
        {CARDS.map(({ key, icon }) => (
          <li key={key}>
            <button type="button" onClick={() => onQuestion(t(`${key}Question`))}>
              <span className="label">
                <Icon name={icon} />
                {t(key)}
              </span>
              {t(`${key}Question`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
