import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FeedbackPage } from "@/components/content/feedback-page";
import { FeedbackForm } from "@/components/content/message/feedback-form";
import { MessageProviders } from "@/components/content/message/message-providers";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("content.feedback");
  return pageMetadata({ path: "/feedback", title: t("title"), description: t("description") });
}

export default function Feedback() {
  const form = (
    <MessageProviders>
      <FeedbackForm />
    </MessageProviders>
  );
  return <FeedbackPage form={form} />;
}
