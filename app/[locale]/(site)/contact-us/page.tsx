import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContactPage } from "@/components/content/contact-page";
import { ContactForm } from "@/components/content/message/contact-form";
import { MessageProviders } from "@/components/content/message/message-providers";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("content.contact");
  return pageMetadata({ path: "/contact-us", title: t("title"), description: t("description") });
}

export default function ContactUs() {
  const form = (
    <MessageProviders>
      <ContactForm />
    </MessageProviders>
  );
  return <ContactPage form={form} />;
}
