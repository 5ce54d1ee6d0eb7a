"use client";
import { useTranslations } from "next-intl";
import { preloadBoard3d } from "@/components/board3d/board3d";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";

interface View3dSwitchProps {
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

export function View3dSwitch({ isOn, isDisabled = false, onChange }: View3dSwitchProps) {
  const t = useTranslations("board3d");
  return (
    <Button
      size="sm"
      aria-pressed={isOn}
      disabled={isDisabled}
      title={t(isOn ? "close" : "openHint")}
      onPointerEnter={preloadBoard3d}
      onFocus={preloadBoard3d}
      onClick={() => onChange(!isOn)}
    >
      <Icon name="cube" size={16} />
      {t("open")}
    </Button>
  );
}
