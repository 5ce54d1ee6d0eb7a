"use client";
// Ends a newsletter subscription by the token behind `#` of the address.
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

export interface UnsubscribeWords {
  action: string;
  done: string;
  wrong: string;
  failed: string;
}

type Outcome = "done" | "wrong" | "failed";

interface UnsubscribeButtonProps {
  words: UnsubscribeWords;
  onUnsubscribe?: (token: string) => Promise<Outcome>;
}

export function UnsubscribeButton({ words, onUnsubscribe = unsubscribe }: UnsubscribeButtonProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send() {
    const token = window.location.hash.slice(1);
    setBusy(true);
    setOutcome(token === "" ? "wrong" : await onUnsubscribe(token));
    setBusy(false);
  }

  return (
    <div className="needs-script">
      <div role="status">
        {outcome && <Notice kind={outcome === "done" ? "success" : "warning"}>{words[outcome]}</Notice>}
      </div>
      {outcome !== "done" && (
        <Button variant="primary" size="lg" isBusy={isBusy} onClick={() => void send()}>
          {words.action}
        </Button>
      )}
    </div>
  );
}

// Without the client library, which public pages avoid; this call needs no session.
async function unsubscribe(token: string): Promise<Outcome> {
  try {
    const answer = await fetch(`/api/auth/unsubscribe/${encodeURIComponent(token)}`, { method: "POST" });
    const said: unknown = await answer.json();
    if (typeof said !== "object" || said === null) return "failed";
    if ("type" in said && said.type === "success") return "done";
    return "code" in said && said.code === "NOT_FOUND" ? "wrong" : "failed";
  } catch {
    return "failed";
  }
}
