import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChatBrand } from "@/app/[locale]/(chat)/chat/chat-brand";
import { LateAccountDialog } from "@/components/account/late-account-dialog";
import { ChatScreen } from "@/components/chat/screen/chat-screen";
import { pageMetadata } from "@/lib/i18n/page-metadata";

// The address says which conversation is loaded; a static page would show nothing until its scripts run.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("chat");
  return pageMetadata({ path: "/chat", title: t("metaTitle"), description: t("metaDescription") });
}

export default function ChatPage() {
  return <ChatScreen brand={<ChatBrand />} signIn={<LateAccountDialog />} />;
}
