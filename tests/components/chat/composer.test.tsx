// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Composer } from "@/components/chat/composer/composer";
import chat from "@/messages/en/chat.json";

const ATTACHMENTS = { items: [], add: () => true, remove: vi.fn(), clear: vi.fn() };

function Page({ onSend }: { onSend: (question: string) => void }) {
  const [text, setText] = useState("");
  return (
    <NextIntlClientProvider locale="en-US" messages={{ chat }} timeZone="UTC">
      <Composer
        {...{ text, onSend, attachments: ATTACHMENTS, isAnswering: false }}
        onText={setText}
        onStop={() => undefined}
      />
    </NextIntlClientProvider>
  );
}

it("text typed before the page is interactive is kept and sent", async () => {
  const onSend = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(<Page onSend={onSend} />);
  const area = place.querySelector("textarea");
  if (!area) throw new Error("no message box");
  area.value = "What does a stencil cost?";
  await act(async () => hydrateRoot(place, <Page onSend={onSend} />));
  expect(area.value).toBe("What does a stencil cost?");
  const send = place.querySelector<HTMLButtonElement>("button[type=submit]");
  expect(send?.disabled).toBe(false);
  await act(async () => send?.click());
  expect(onSend).toHaveBeenCalledWith("What does a stencil cost?", []);
});
