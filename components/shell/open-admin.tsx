"use client";
// On the 404 page: the admin's addresses have no page without its cookie, which signed-in staff may not have yet.
import { useEffect } from "react";
import { pagePath } from "@/lib/i18n/href";
import { TOKEN_KEY, localEntries } from "@/stores/drafts/browser-storage";

const ADMIN = /^\/ops(?:\/|$)/;

export function OpenAdmin() {
  useEffect(() => {
    if (!ADMIN.test(pagePath(location.pathname)) || localEntries.read(TOKEN_KEY) === null) return;
    void import("@/lib/client/admin-access")
      .then((file) => file.obtainAdminCookie())
      .then((isOpen) => {
        if (isOpen) location.replace(location.href);
      });
  }, []);
  return null;
}
