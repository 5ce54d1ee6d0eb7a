import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { pickMessages } from "@/lib/i18n/group-messages";

/** Pages of this group send no messages by themselves. */
export default async function SimulateLayout({ children }: { children: ReactNode }) {
  const messages = pickMessages(await getMessages(), ["common", "liveSimulation"]);
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
