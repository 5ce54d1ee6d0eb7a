"use client";
// Carries the parts list of the drawing to its quote.
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback } from "react";
import { useReplaceBom } from "@/components/quote/use-replace-bom";
import type { OpenProject } from "@/components/schematic/editor-context";
import { bomFile } from "@/components/schematic/bom-file";
import { toast } from "@/components/ui/toast";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { putIncomingFile } from "@/stores/incoming-file";

interface QuoteBom {
  quoteBom: () => void;
  /** Asks before it replaces another list; to be rendered. */
  question: ReactNode;
}

export function useQuoteBom({ editor, session, name }: OpenProject): QuoteBom {
  const t = useTranslations("schematic.messages");
  const navigate = useNavigate();
  const { mayReplace, question } = useReplaceBom();
  const quoteBom = useCallback(() => {
    async function carry(): Promise<void> {
      const file = await bomFile(editor, name);
      if (!file) return toast({ kind: "error", message: t("emptyBom") });
      if (!(await mayReplace(file.name))) return;
      await session?.close();
      await putIncomingFile(file, "bom");
      navigate("/order/bom");
    }
    carry().catch(() => toast({ kind: "error", message: t("notCarried") }));
  }, [editor, session, name, mayReplace, navigate, t]);
  return { quoteBom, question };
}
