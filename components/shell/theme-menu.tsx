import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { ThemeSwitch } from "@/components/shell/theme-switch";

export function ThemeMenu() {
  const t = useTranslations("shell.theme");
  return (
    <ThemeSwitch toDark={t("toDark")} toLight={t("toLight")}>
      <Icon name="theme" />
    </ThemeSwitch>
  );
}
