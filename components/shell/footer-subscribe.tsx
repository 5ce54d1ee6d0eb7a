"use client";
// The footer's subscription, joined to its call.
import { SubscribeForm, type SubscribeWords } from "@/components/shell/subscribe-form";

// The shell stays free of the client library; this one public call needs nothing of it.
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
