"use client";
// Takes over the board whose token stands behind `#` of the address, and opens its quote with the address' options.
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { takeOver } from "@/lib/client/board-hand-over";
import { fromQuery } from "@/lib/core/pcb/query";
import { PROJECT } from "@/lib/core/pricing/quote-address";
import { PAGES } from "@/lib/i18n/pages";
import { useNavigate } from "@/lib/i18n/use-navigate";

type State = "running" | "gone" | "failed";

interface ReceivedBoardProps {
  words: Record<State | "again", string>;
}

/** The options as their query, without anything else that an address may name. */
function quoteAddress(search: string, projectId: string): string {
  const given = new URLSearchParams(search);
  const named = Object.keys(fromQuery((option) => given.get(option)));
  const query = new URLSearchParams([
    [PROJECT, projectId],
    ...named.map((option) => [option, given.get(option) ?? ""]),
  ]);
  return `${PAGES.pcb}?${query}`;
}

/** Each token is sent once, however often the page renders. */
const sent = new Map<string, ReturnType<typeof takeOver>>();

function send(token: string): ReturnType<typeof takeOver> {
  const answer = sent.get(token) ?? takeOver(token);
  sent.set(token, answer);
  return answer;
}

export function ReceivedBoard({ words }: ReceivedBoardProps) {
  const navigate = useNavigate();
  const [state, setState] = useState<State>("running");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isShown = true;
    const token = window.location.hash.slice(1);
    const answer = token === "" ? Promise.resolve({ projectId: null, reason: "gone" } as const) : send(token);
    void answer.then((taken) => {
      if (!isShown) return;
      if (taken.projectId !== null) navigate(quoteAddress(window.location.search, taken.projectId), { replace: true });
      else setState(taken.reason);
    });
    return () => {
      isShown = false;
    };
  }, [navigate, attempt]);

  function retry() {
    sent.delete(window.location.hash.slice(1));
    setState("running");
    setAttempt((count) => count + 1);
  }

  if (state === "running") return <p role="status">{words.running}</p>;
  return (
    <>
      <Notice kind="warning" role="alert">
        {words[state]}
      </Notice>
      {state === "failed" && <Button onClick={retry}>{words.again}</Button>}
    </>
  );
}
