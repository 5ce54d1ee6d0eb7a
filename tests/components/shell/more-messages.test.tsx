// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { expect, it } from "vitest";
import { MoreMessages } from "@/components/shell/more-messages";
import { messages } from "@/messages/zh";

function Words() {
  const [common, part, locale] = [useTranslations("common"), useTranslations("part"), useLocale()];
  return <p>{[locale, common("unknown"), part("title")].join(" ")}</p>;
}

it("messages of a page stand beside those of its group, in the same language", () => {
  const { common, part } = messages;
  render(
    <NextIntlClientProvider locale="zh-CN" messages={{ common }}>
      <MoreMessages messages={{ part }}>
        <Words />
      </MoreMessages>
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(["zh-CN", common.unknown, part.title].join(" "))).toBeVisible();
});
