"use client";
// Progress bar of navigations; its library is loaded with the first one.
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { pagePath, showsProgress } from "@/lib/i18n/href";
import { onNavigation } from "@/lib/i18n/navigation-events";

const TEMPLATE = `<div class="bar" role="progressbar"></div>`;

export function ProgressBar({ label }: { label: string }) {
  const pathname = usePathname();
  const current = useRef(pathname);
  const finish = useRef<(() => void) | null>(null);

  useEffect(() => {
    current.current = pathname;
    finish.current?.();
    finish.current = null;
  }, [pathname]);

  useEffect(() => {
    // Another route group has its own bar: this one ends its run and starts no more.
    return () => {
      current.current = "";
      finish.current?.();
      finish.current = null;
    };
  }, []);

  useEffect(
    () =>
      onNavigation((href) => {
        const path = pagePath(href.replace(/[?#].*$/, ""));
        if (!showsProgress(href) || path === pagePath(current.current)) return;
        const from = current.current;
        void import("nprogress").then(({ default: bar }) => {
          // The navigation may have ended while the library was loading.
          if (current.current !== from) return;
          // The library's own role, "bar", does not exist.
          const barSelector = '[role="progressbar"]';
          bar.configure({ showSpinner: false, trickleSpeed: 200, barSelector, template: TEMPLATE });
          bar.start();
          document.querySelector(`#nprogress ${barSelector}`)?.setAttribute("aria-label", label);
          finish.current = () => void bar.done();
        });
      }),
    [label],
  );
  return null;
}
