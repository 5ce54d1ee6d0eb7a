"use client";
// Opens the models of the simulation.
import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { latePart } from "@/components/schematic/late-part";
import { Button } from "@/components/ui/button";

const Dialog = latePart(() => import("./models-dialog").then(({ ModelsDialog }) => ModelsDialog));

export function ModelsButton() {
  const t = useTranslations("simulation.models");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
