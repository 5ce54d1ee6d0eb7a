"use client";
// Carries the parts list of the drawing to its quote.
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { OpenProject } from "@/components/schematic/editor-context";
import { bomFile } from "@/components/schematic/bom-file";
import { toast } from "@/components/ui/toast";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { putIncomingFile } from "@/stores/incoming-file";

export function useQuoteBom({ editor, session, name }: OpenProject): () => void {
  const t = useTranslations("schematic.messages");
  const navigate = useNavigate();
  return useCallback(() => {
    async function carry(): Promise<void> {
      const file = await bomFile(editor, name);
      if (!file) return toast({ kind: "error", message: t("emptyBom") });
      await session?.close();
      await putIncomingFile(file, "bom");
      navigate("/order/bom");
    }
    carry().catch(() => toast({ kind: "error", message: t("notCarried") }));
  }, [editor, session, name, navigate, t]);
}
