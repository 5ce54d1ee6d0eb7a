"use client";
// Settings of the server that components in the browser depend on.
import { createContext, type ReactNode, use } from "react";

export type SiteSettings = {
  /** False if emails are only written to the outbox. */
  sendsMail: boolean;
  /** Contact address for customers; null if it is not configured. */
  supportEmail: string | null;
};

const Settings = createContext<SiteSettings>({ sendsMail: false, supportEmail: null });

export function SiteSettingsProvider({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return <Settings value={settings}>{children}</Settings>;
}

export function useSiteSettings(): SiteSettings {
  return use(Settings);
}
