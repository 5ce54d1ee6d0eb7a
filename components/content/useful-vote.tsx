"use client";
// Vote on the usefulness of an answer. Its texts are props, since public pages send no messages to the browser.
import { useState } from "react";
import { Button } from "@/components/ui/button";
import styles from "./useful-vote.module.css";

export interface VoteWords {
  question: string;
  yes: string;
  no: string;
  thanksYes: string;
  thanksNo: string;
  contact: string;
  failed: string;
}

interface UsefulVoteProps {
  slug: string;
  words: VoteWords;
  contactHref: string;
  onVote?: (slug: string, isUseful: boolean) => Promise<boolean>;
}

export function UsefulVote({ slug, words, contactHref, onVote = sendVote }: UsefulVoteProps) {
  const [outcome, setOutcome] = useState<"yes" | "no" | "failed" | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function vote(isUseful: boolean) {
    setBusy(true);
    const isCounted = await onVote(slug, isUseful);
    setBusy(false);
    setOutcome(isCounted ? (isUseful ? "yes" : "no") : "failed");
  }

  const isOpen = outcome === null || outcome === "failed";
  return (
    <div className={`needs-script no-print ${styles.vote}`}>
      {isOpen && (
        <>
          <span>{words.question}</span>
          <Button isBusy={isBusy} onClick={() => void vote(true)}>
            {words.yes}
          </Button>
          <Button isBusy={isBusy} onClick={() => void vote(false)}>
            {words.no}
          </Button>
        </>
      )}
      <span role="status">
        {outcome === "yes" && words.thanksYes}
        {outcome === "failed" && words.failed}
        {outcome === "no" && (
          <>
            {words.thanksNo}{" "}
            <a className="link" href={contactHref}>
              {words.contact}
            </a>
          </>
        )}
      </span>
    </div>
  );
}

// Without the client library, which public pages avoid; this call needs neither token nor retries.
async function sendVote(slug: string, isUseful: boolean): Promise<boolean> {
  try {
    const body = new URLSearchParams({ slug, isUseful: String(isUseful) });
    const answer = await fetch("/api/eda/article/vote", { method: "POST", body });
    const said: unknown = await answer.json();
    return typeof said === "object" && said !== null && "type" in said && said.type === "success";
  } catch {
    return false;
  }
}
