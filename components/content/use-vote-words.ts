import { useTranslations } from "next-intl";
import type { VoteWords } from "@/components/content/useful-vote";

export function useVoteWords(): VoteWords {
  const t = useTranslations("content.help.vote");
  return {
    question: t("question"),
    yes: t("yes"),
    no: t("no"),
    thanksYes: t("thanksYes"),
    thanksNo: t("thanksNo"),
    contact: t("contact"),
    failed: t("failed"),
  };
}
