"use client";
// Programmatic navigation: adds the prefix, runs the progress bar, and loads the whole page for /order.
import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { isOrderPath, withPrefix } from "@/lib/i18n/href";
import { announceNavigation } from "@/lib/i18n/navigation-events";
import { useMarket } from "@/lib/i18n/use-market";

/**
 * Navigates to a path of ours, written without prefix. Code that carries a file to /order passes it in the address
 * (`?project=`); unlike a followed link it does not clear the session keys.
 */
export function useNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const router = useRouter();
  const { prefix } = useMarket();
  return useCallback(
    (path, options) => {
      const href = withPrefix(path, prefix);
      announceNavigation(href);
      if (isOrderPath(href)) return options?.replace ? location.replace(href) : location.assign(href);
      if (options?.replace) router.replace(href);
      else router.push(href);
    },
    [router, prefix],
  );
}
