"use client";
// Ways to a new project: import, a simulation, a schematic.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button, buttonClass } from "@/components/ui/button";
import { useIsOnline } from "@/components/ui/use-is-online";
import { useLastKind, useNewProject } from "@/components/workbench/use-new-project";
import { Link } from "@/lib/i18n/link";

interface NewProjectButtonsProps {
  /** In an empty list the buttons are larger, and without the simulation. */
  isLarge?: boolean;
}

export function NewProjectButtons({ isLarge = false }: NewProjectButtonsProps) {
  const t = useTranslations("workbench.new");
  const isOnline = useIsOnline();
  const { isBusy, create } = useNewProject();
  const lastKind = useLastKind();
  const size = isLarge ? "lg" : "md";
  const variantOf = (kind: typeof lastKind) => (isLarge || kind === lastKind ? "primary" : "secondary");
  return (
    <>
      <Link className={buttonClass({ size })} href="/workbench/import">
        <Icon name="upload" />
        {t("import")}
      </Link>
      {!isLarge && (
        <Button
          variant={variantOf("simulation")}
          disabled={!isOnline}
          isBusy={isBusy}
          onClick={() => create("simulation")}
        >
          <Icon name="wave" />
          {t("simulation")}
        </Button>
      )}
      <Button
        variant={variantOf("schematic")}
        size={size}
        disabled={!isOnline}
        isBusy={isBusy}
        onClick={() => create("schematic")}
      >
        <Icon name="plus" />
        {t("schematic")}
      </Button>
    </>
  );
}
