// Name of a quote in a list: its project's, or its board's.
import { useTranslations } from "next-intl";
import type { QuoteSummary } from "@/lib/contracts/bom";

export function useQuoteName(): (quote: Pick<QuoteSummary, "projectName" | "kind" | "board">) => string {
  const t = useTranslations("quotes");
  return ({ projectName, kind, board }) => projectName || t("list.board", { kind: t(`kind.${kind}`), ...board });
}
