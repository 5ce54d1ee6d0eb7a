"use client";
// Newsletter form of the footer.
import { SubscribeForm, type SubscribeWords } from "@/components/shell/subscribe-form";

// Without the client library, which the shell avoids; this public call does not need it.
async function subscribe(email: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/auth/subscribe/${encodeURIComponent(email)}`, { method: "POST" });
    const body: unknown = await answer.json();
    return typeof body === "object" && body !== null && "type" in body && body.type === "success";
  } catch {
    return false;
  }
}

export function FooterSubscribe({ words }: { words: SubscribeWords }) {
  return <SubscribeForm words={words} onSubscribe={subscribe} />;
}
