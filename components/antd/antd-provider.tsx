"use client";
// Provider of antd's theme and its extracted stylesheet.
import { ConfigProvider } from "antd";
import type { ReactNode } from "react";
import { ANTD_STYLESHEET } from "@/components/antd/stylesheet";
import { antdTheme } from "@/components/antd/theme";

// The stylesheet has the values of both themes, so one theme object serves both: only names of variables are read.
const theme = { ...antdTheme("light"), zeroRuntime: true };

export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      <link rel="stylesheet" href={ANTD_STYLESHEET} precedence="default" />
      {children}
    </ConfigProvider>
  );
}
