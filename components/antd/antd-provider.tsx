"use client";
// Provider of antd's theme and its extracted stylesheet.
import { ConfigProvider, type ConfigProviderProps } from "antd";
import type { ReactNode } from "react";
import { AntdStylesheet } from "@/components/antd/antd-stylesheet";
import { antdTheme } from "@/components/antd/theme";

// The stylesheet has the values of both themes, so one theme object serves both: only names of variables are read.
const theme = { ...antdTheme("light"), zeroRuntime: true };

interface AntdThemeProps {
  /** antd's own words; English without one. */
  locale?: ConfigProviderProps["locale"];
  children: ReactNode;
}

/** Theme alone, for pages whose layout has the stylesheet. */
export function AntdTheme({ locale, children }: AntdThemeProps) {
  return (
    <ConfigProvider locale={locale} theme={theme} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}

export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <AntdTheme>
      <AntdStylesheet />
      {children}
    </AntdTheme>
  );
}
