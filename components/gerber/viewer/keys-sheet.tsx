"use client";
// List of keyboard shortcuts, with a switch to turn single-key shortcuts off.
import { useTranslations } from "next-intl";
import { type Command, COMMAND_GROUPS, type CommandName, COMMANDS } from "@/components/gerber/viewer/commands";
import { useCommands } from "@/components/gerber/viewer/use-commands";
import { useKeyName } from "@/components/gerber/viewer/use-key-name";
import { Checkbox } from "@/components/ui/checkbox";
import { Modal } from "@/components/ui/modal";
import styles from "./keys-sheet.module.css";

const NAMES = Object.keys(COMMANDS) as CommandName[];

export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("viewer");
  const keyName = useKeyName();
  const { areKeysOn, setKeysOn } = useCommands();
  return (
    <Modal isOpen={isOpen} onClose={onClose} kind="wide" title={t("keysSheet.title")}>
      <div className={styles.groups}>
        {COMMAND_GROUPS.map((group) => (
          <section key={group}>
            <h3>{t(`keysSheet.groups.${group}`)}</h3>
            <dl>
              {NAMES.filter((name) => COMMANDS[name].group === group).map((name) => (
                <div key={name}>
                  <dt>{t(`commands.${name}`)}</dt>
                  <dd>
                    {(COMMANDS[name] as Command).keys.map((key) => (
                      <kbd key={key}>{keyName(key)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <h3>{t("keysSheet.groups.hand")}</h3>
      <p className={styles.hand}>{t("keysSheet.hand")}</p>
      <Checkbox
        label={t("keysSheet.switch")}
        checked={areKeysOn}
        onChange={(event) => setKeysOn(event.target.checked)}
      />
      <p className={styles.hand}>{t("keysSheet.switchNote")}</p>
    </Modal>
  );
}
