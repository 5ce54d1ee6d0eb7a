"use client";
// Keys of all commands by group: a preset, and a key of one's own for each.
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { COMMAND_GROUPS } from "@/components/schematic/commands/command";
import { type CommandName, COMMAND_NAMES, commandOf } from "@/components/schematic/commands/commands";
import { type Preset, PRESETS, USUAL_KEYS } from "@/components/schematic/commands/key-choice";
import { setKeyChoice, useKeyChoice } from "@/components/schematic/commands/use-key-choice";
import { KeyRow } from "@/components/schematic/dialogs/key-row";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Modal } from "@/components/ui/modal";
import { Select } from "@/components/ui/select";
import styles from "./keys-dialog.module.css";

export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("schematic.keys");
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")} kind="wide">
      <Keys />
    </Modal>
  );
}

function Keys() {
  const t = useTranslations("schematic");
  const choice = useKeyChoice();
  const [text, setText] = useState("");
  /** The command that waits for its key. */
  const [changing, setChanging] = useState<CommandName | null>(null);
  const wanted = useDeferredValue(text).trim().toLowerCase();
  const namesOf = (group: (typeof COMMAND_GROUPS)[number]): CommandName[] =>
    COMMAND_NAMES.filter(
      (name) => commandOf(name).group === group && t(`commands.${name}`).toLowerCase().includes(wanted),
    );
  const groups = COMMAND_GROUPS.map((group) => ({ group, names: namesOf(group) })).filter(
    ({ names }) => names.length > 0,
  );
  const changes = Object.keys(choice.changed).length;
  return (
    <>
      <div className={styles.tools}>
        <label>
          <span>{t("keys.preset")}</span>
          <Select
            value={choice.preset}
            onChange={({ target }) => {
              const preset = PRESETS.find((each): each is Preset => each === target.value);
              if (preset) setKeyChoice({ ...choice, preset });
            }}
          >
            {PRESETS.map((name) => (
              <option key={name} value={name}>
                {t(`keys.presets.${name}`)}
              </option>
            ))}
          </Select>
        </label>
        <Field
          type="search"
          aria-label={t("keys.filter")}
          placeholder={t("keys.filter")}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {changes > 0 && (
          <Button onClick={() => setKeyChoice({ ...USUAL_KEYS, preset: choice.preset })}>
            {t("keys.resetAll", { count: changes })}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{t("keys.hint")}</p>
      {groups.length === 0 && <p className={styles.hint}>{t("keys.none", { text: text.trim() })}</p>}
      <div className={styles.groups}>
        {groups.map(({ group, names }) => (
          <section key={group}>
            <h3>{t(`groups.${group}`)}</h3>
            <ul>
              {names.map((name) => (
                <KeyRow
                  key={name}
                  name={name}
                  isChanging={changing === name}
                  onChange={() => setChanging(name)}
                  onEnd={() => setChanging(null)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
