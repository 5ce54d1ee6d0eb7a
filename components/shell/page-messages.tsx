// Messages of one page, beside those of its group.
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { MoreMessages } from "@/components/shell/more-messages";
import { type Namespace, pickMessages } from "@/lib/i18n/group-messages";

export async function PageMessages({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  return <MoreMessages messages={pickMessages(await getMessages(), namespaces)}>{children}</MoreMessages>;
}
