// What a form of a public page needs in the browser: its messages, and the client.
import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { AppProviders } from "@/components/providers/app-providers";
import { pickMessages } from "@/lib/i18n/group-messages";

export async function MessageProviders({ children }: { children: ReactNode }) {
  const { content, ...messages } = await getMessages();
  const own = { content: { contact: content.contact, feedback: content.feedback } };
  const shared = pickMessages({ content, ...messages }, ["common", "errors", "validation"]);
  return (
    <NextIntlClientProvider messages={{ ...shared, ...own }}>
      <AppProviders>{children}</AppProviders>
    </NextIntlClientProvider>
  );
}
