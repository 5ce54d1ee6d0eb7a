import type { Locale } from "@/lib/core/market/area";
import type { Messages } from "@/messages/en";

export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === "zh") return (await import("@/messages/zh")).messages;
  return (await import("@/messages/en")).messages;
}
