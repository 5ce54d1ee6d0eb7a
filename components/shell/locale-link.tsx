"use client";
// Link to the page in another language; the choice is stored in a cookie.
import type { MouseEvent, ReactNode } from "react";
import { cookieSeconds } from "@/lib/core/account/cookie-days";
import { LOCALE_COOKIE } from "@/lib/base/theme-script";
import { withPrefix } from "@/lib/i18n/href";
import { usePagePath } from "@/lib/i18n/use-page-path";

interface LocaleLinkProps {
  locale: "en" | "zh";
  tag: string;
  prefix: string;
  isCurrent: boolean;
  children: ReactNode;
}

export function LocaleLink({ locale, tag, prefix, isCurrent, children }: LocaleLinkProps) {
  const href = withPrefix(usePagePath(), prefix) || "/";

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${cookieSeconds("preference")}; samesite=lax`;
    // Keeps query and fragment; a full load changes the page's lang attribute.
    event.currentTarget.href = href + location.search + location.hash;
  }

  return (
    <a href={href} hrefLang={tag} lang={tag} aria-current={isCurrent || undefined} onClick={choose}>
      {children}
    </a>
  );
}
