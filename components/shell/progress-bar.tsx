"use client";
// Runs the progress bar while a route changes; the library is fetched with the first change.
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
    // Another group of pages brings a bar of its own: what this one began ends with it, and it begins nothing more.
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
          // The page may have changed while the library was on its way.
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
