import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChatBrand } from "@/app/[locale]/(chat)/chat/chat-brand";
import { SharedConversation } from "@/components/chat/screen/shared-conversation";

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("chat.shared");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default async function SharedChatPage({ params }: Props) {
  const { token } = await params;
  return <SharedConversation shareId={decodeURIComponent(token)} brand={<ChatBrand />} />;
}
