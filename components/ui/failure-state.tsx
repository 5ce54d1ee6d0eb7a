// Error state in place of content, with a retry button.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

interface FailureStateProps {
  title: ReactNode;
  text?: ReactNode;
  onRetry: () => void;
}

export function FailureState({ title, text, onRetry }: FailureStateProps) {
  const t = useTranslations("common");
  return <EmptyState icon="error" title={title} text={text} action={<Button onClick={onRetry}>{t("retry")}</Button>} />;
}
