"use client";
// Saves a copy of another's drawing among one's own files, and opens it.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useOpenProject } from "@/components/schematic/editor-context";
import { Button } from "@/components/ui/button";
import { copyDocument } from "@/lib/client/schematic/document";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { useIsSignedIn } from "@/stores/account/session";
import { useModals } from "@/stores/modals";

export function CopyButton() {
  const t = useTranslations("schematic.notices");
  const { projectId, token } = useOpenProject();
  const isSignedIn = useIsSignedIn();
  const openModal = useModals((modals) => modals.open);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function copy(): Promise<void> {
    setBusy(true);
    try {
      const made = await copyDocument({ projectId, token });
      navigate(`/eda/sch?id=${made.projectId}`);
    } catch {
      // The message of the refusal is shown already.
      setBusy(false);
    }
  }
  return (
    <Button size="sm" isBusy={isBusy} onClick={() => (isSignedIn ? void copy() : openModal("account"))}>
      {t("copy")}
    </Button>
  );
}
