// html element of every page: language, font, and the theme before the first paint.
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { RegisterServiceWorker } from "@/components/shell/register-service-worker";
import { THEME_SCRIPT } from "@/lib/base/theme-script";
import { defaultLocale, type Locale, type MarketArea } from "@/lib/core/market/area";
import "@/app/tokens.css";
import "@/app/base.css";

const sans = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-instrument",
  adjustFontFallback: false,
  declarations: [{ prop: "font-stretch", value: "75% 100%" }],
});

interface DocumentProps {
  area: MarketArea;
  locale: Locale;
  children: ReactNode;
}

export function Document({ area, locale, children }: DocumentProps) {
  return (
    <html lang={locale === "zh" ? "zh-CN" : "en"} className={sans.variable} suppressHydrationWarning>
      <body>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {children}
        <RegisterServiceWorker defaultLanguage={defaultLocale(area)} />
      </body>
    </html>
  );
}
