"use client";
// A shared conversation, as it was when it was shared.
import { AnswerView } from "@/components/chat/thread/answer-view";
import { Question } from "@/components/chat/thread/question";
import { type ChosenTurns, parentKey, shownTurns } from "@/components/chat/state/conversation-tree";
import type { ChatTurn } from "@/lib/contracts/chat";
import { useState } from "react";
import styles from "../thread/thread.module.css";

export function ReadOnlyThread({ turns }: { turns: readonly ChatTurn[] }) {
  const [chosen, setChosen] = useState<ChosenTurns>({});
  const held = turns.map((turn) => ({ ...turn, proof: null }));
  return shownTurns(held, chosen).map(({ turn, versions }) => (
    <article key={turn.turnId} className={styles.turn}>
      <Question
        turn={turn}
        versions={versions}
        onVersion={(turnId) => setChosen((all) => ({ ...all, [parentKey(turn.parentId)]: turnId }))}
      />
      <AnswerView turn={turn} />
    </article>
  ));
}
