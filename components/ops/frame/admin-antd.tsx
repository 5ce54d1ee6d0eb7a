"use client";
// antd's theme and its words in the page's language, around each widget of the admin.
import enUS from "antd/locale/en_US";
import zhCN from "antd/locale/zh_CN";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { AntdTheme } from "@/components/antd/antd-provider";
import "dayjs/locale/zh-cn";

export function AdminAntd({ children }: { children: ReactNode }) {
  const isChinese = useLocale().startsWith("zh");
  return <AntdTheme locale={isChinese ? zhCN : enUS}>{children}</AntdTheme>;
}
