// A page's part as a person meets it: words of a market, the query cache, a router that remembers, messages.

import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext, SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { type ComponentProps, createElement, type ReactNode } from "react";
import { vi } from "vitest";
import { ConnectClient } from "@/components/providers/connect-client";
import { ToastHost } from "@/components/ui/toast-host";
import { clearToasts } from "@/components/ui/toast";
import { forgetAnswers, getQueryClient } from "@/lib/client/transport/query-client";
import type { MarketTag } from "@/lib/i18n/variants";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { standIn } from "./stand-in";

interface PageOptions {
  tag?: MarketTag;
  /** As the browser shows it: path and query. */
  address?: string;
}

// jsdom lacks layout and the dialog's modal form; what is stubbed here is what the browser does by itself.
export function stubBrowser(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  URL.createObjectURL ??= () => "blob:picture";
  URL.revokeObjectURL ??= () => {};
}

/** Addresses of full page loads, which jsdom does not follow. Undone by `vi.unstubAllGlobals()`. */
export function watchLeaving(): string[] {
  const left: string[] = [];
  const go = (href: string) => void left.push(href);
  const { href, origin, pathname, search, hash, protocol, host } = window.location;
  vi.stubGlobal("location", { href, origin, pathname, search, hash, protocol, host, assign: go, replace: go });
  return left;
}

/** Resets the page: signed out, without requests and messages. */
export function forgetPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.getState().setAuthStatus(0);
  sessionStore.getState().forget();
  modalsStore.getState().closeAll();
  forgetAnswers();
  clearToasts();
}

export function renderPage(page: ReactNode, { tag = "en-US", address = "/" }: PageOptions = {}) {
  const visited: string[] = [];
  const go = (href: string) => void visited.push(href);
  const router = {
    push: go,
    replace: go,
    prefetch: () => {},
    back: () => {},
    forward: () => {},
    refresh: () => {},
    hmrRefresh: () => {},
  };
  const url = new URL(address, "http://localhost");
  const catalogue = tag.startsWith("zh") ? zh : en;
  const user = userEvent.setup();
  const framed = (
    <NextIntlClientProvider locale={tag} messages={catalogue} timeZone="UTC">
      <QueryClientProvider client={getQueryClient()}>
        <ConnectClient />
        {page}
        <ToastHost />
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
  const placed = createElement(PathnameContext, { value: url.pathname }, framed);
  const searched = createElement(SearchParamsContext, { value: url.searchParams }, placed);
  return {
    user,
    visited,
    ...render(
      createElement(
        AppRouterContext,
        { value: standIn<ComponentProps<typeof AppRouterContext>["value"]>(router) },
        searched,
      ),
    ),
  };
}

/** For screens of at least 1280 px; `stubBrowser` has narrow ones. */
export function stubWideScreen(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    ...{ matches: /min-width/.test(query), media: query },
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
