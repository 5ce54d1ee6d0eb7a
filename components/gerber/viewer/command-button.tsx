"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { COMMANDS, type CommandName } from "@/components/gerber/viewer/commands";
import { useCommands } from "@/components/gerber/viewer/use-commands";
import { useKeyName } from "@/components/gerber/viewer/use-key-name";

interface CommandButtonProps {
  name: CommandName;
  icon?: IconName;
  isPressed?: boolean;
}

export function CommandButton({ name, icon, isPressed }: CommandButtonProps) {
  const t = useTranslations("viewer.commands");
  const { perform } = useCommands();
  const keyName = useKeyName();
  const key = keyName(COMMANDS[name].keys[0]);
  return (
    <button
      type="button"
      aria-label={t(name)}
      aria-keyshortcuts={COMMANDS[name].keys[0]}
      aria-pressed={isPressed}
      title={`${t(name)} (${key})`}
      onClick={() => perform(name)}
    >
      {icon ? <Icon name={icon} size={16} /> : key}
    </button>
  );
}
