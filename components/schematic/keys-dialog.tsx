"use client";
// List of the keys by group, with the choice of a preset.
import { useTranslations } from "next-intl";
import { COMMAND_GROUPS, type CommandGroup } from "@/components/schematic/commands/command";
import {
  type CommandName,
  COMMAND_NAMES,
  commandOf,
  keysOf,
  type Preset,
  PRESETS,
} from "@/components/schematic/commands/commands";
import { keyLabel } from "@/components/schematic/commands/keys";
import { setPreset, usePreset } from "@/components/schematic/commands/use-commands";
import { Modal } from "@/components/ui/modal";
import { Select } from "@/components/ui/select";
import styles from "./palette.module.css";

const namesOf = (group: CommandGroup, preset: Preset): CommandName[] =>
  COMMAND_NAMES.filter((name) => commandOf(name).group === group && keysOf(name, preset).length > 0);

export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("schematic");
  const preset = usePreset();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("keys.title")} kind="wide">
      <label className={styles.preset}>
        <span>{t("keys.preset")}</span>
        <Select value={preset} onChange={(event) => setPreset(event.target.value as Preset)}>
          {PRESETS.map((name) => (
            <option key={name} value={name}>
              {t(`keys.presets.${name}`)}
            </option>
          ))}
        </Select>
      </label>
      <div className={styles.groups}>
        {COMMAND_GROUPS.filter((group) => namesOf(group, preset).length > 0).map((group) => (
          <section key={group}>
            <h3>{t(`groups.${group}`)}</h3>
            <dl>
              {namesOf(group, preset).map((name) => (
                <div key={name}>
                  <dt>{t(`commands.${name}`)}</dt>
                  <dd>
                    {keysOf(name, preset).map((key) => (
                      <kbd key={key}>{keyLabel(key, false)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
