// Something of the shell or the ui kit as a reader of one market meets it, with a router that remembers.
import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach } from "vitest";
import type { MarketTag } from "@/lib/i18n/variants";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { standIn } from "./stand-in";

afterEach(cleanup);

interface MarketOptions {
  tag?: MarketTag;
  pathname?: string;
}

export function renderInMarket(content: ReactNode, { tag = "en-US", pathname = "/" }: MarketOptions = {}) {
  const pushed: string[] = [];
  const router = {
    push: (href: string) => void pushed.push(href),
    replace: (href: string) => void pushed.push(href),
    prefetch: () => {},
    back: () => {},
    forward: () => {},
    refresh: () => {},
  };
  const frame = (inner: ReactNode, path: string) => (
    <AppRouterContext value={standIn(router)}>
      <PathnameContext value={path}>
        <NextIntlClientProvider locale={tag} messages={tag.startsWith("zh") ? zh : en} timeZone="UTC">
          {inner}
        </NextIntlClientProvider>
      </PathnameContext>
    </AppRouterContext>
  );
  const view = render(frame(content, pathname));
  const goTo = (path: string, inner = content) => view.rerender(frame(inner, path));
  return { user: userEvent.setup(), pushed, goTo, ...view };
}
