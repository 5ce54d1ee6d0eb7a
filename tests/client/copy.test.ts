// @vitest-environment jsdom
// Copying, and the fallback where the browser will not.

import { describe, expect, it } from "vitest";
import { copyText } from "@/lib/client/copy";
import { startPageDouble } from "./page-double";

const page = startPageDouble();

function clipboardThat(writeText: (text: string) => Promise<void>) {
  const prompts: [string, string][] = [];
  const ports = {
    clipboard: { writeText },
    prompt: (message: string, text: string) => void prompts.push([message, text]),
  };
  return { ports, prompts };
}

describe("copying", () => {
  it("puts the text into the clipboard and says nothing", async () => {
    const written: string[] = [];
    const { ports, prompts } = clipboardThat(async (text) => void written.push(text));
    expect(await copyText("https://boards.example/x", ports)).toBe(true);
    expect(written).toEqual(["https://boards.example/x"]);
    expect([page.toasts, prompts]).toEqual([[], []]);
  });

  it("that the browser refuses says so and offers the text in a prompt", async () => {
    const { ports, prompts } = clipboardThat(() => Promise.reject(new DOMException("denied", "NotAllowedError")));
    expect(await copyText("secret", ports)).toBe(false);
    expect(page.toasts).toEqual([{ level: "error", message: "client.copyUnsupported" }]);
    expect(prompts).toEqual([["client.copyPrompt", "secret"]]);
  });

  it("in a browser without a clipboard does the same", async () => {
    const { ports, prompts } = clipboardThat(async () => {});
    expect(await copyText("text", { ...ports, clipboard: undefined })).toBe(false);
    expect(prompts).toEqual([["client.copyPrompt", "text"]]);
  });
});
