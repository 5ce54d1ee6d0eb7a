"use client";
// Email field and button; validates the address before sending.
import { type FormEvent, useState } from "react";
import type { MarketArea } from "@/lib/core/market/area";
import { isContact } from "@/lib/core/market/contact";
import styles from "./footer.module.css";

export interface SubscribeWords {
  label: string;
  placeholder: string;
  send: string;
  tip: string;
  done: string;
  failed: string;
}

interface SubscribeFormProps {
  words: SubscribeWords;
  area?: MarketArea;
  /** Resolves to true if the address was accepted. */
  onSubscribe: (contact: string) => Promise<boolean>;
}

type Outcome = "tip" | "done" | "failed" | null;

export function SubscribeForm({ words, area = "en-US", onSubscribe }: SubscribeFormProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const contact = String(new FormData(event.currentTarget).get("contact") ?? "").trim();
    if (!isContact(contact, area)) return setOutcome("tip");
    setBusy(true);
    const isTaken = await onSubscribe(contact);
    setBusy(false);
    setOutcome(isTaken ? "done" : "failed");
  }

  const isError = outcome === "tip" || outcome === "failed";
  return (
    <form className={styles.subscribe} onSubmit={send} noValidate>
      <div>
        <input
          name="contact"
          type={area === "en-US" ? "email" : "text"}
          autoComplete="email"
          aria-label={words.label}
          aria-invalid={outcome === "tip" || undefined}
          aria-describedby="subscribe-outcome"
          placeholder={words.placeholder}
        />
        <button type="submit" disabled={isBusy}>
          {words.send}
        </button>
      </div>
      <p id="subscribe-outcome" role="status" data-error={isError || undefined}>
        {outcome && words[outcome]}
      </p>
    </form>
  );
}
