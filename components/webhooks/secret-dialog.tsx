"use client";
// A signing secret, shown this once.
import { useTranslations } from "next-intl";
import { ShownOnce } from "@/components/ui/shown-once";
import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/client/copy";

export function SecretDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useTranslations("webhooks.secret");
  async function copy(): Promise<void> {
    if (await copyText(value)) toast({ kind: "success", message: t("copied") });
  }
  const words = { title: t("title"), text: t("text"), copy: t("copy"), done: t("done") };
  return <ShownOnce {...{ value, words, onClose }} onCopy={() => void copy()} />;
}
