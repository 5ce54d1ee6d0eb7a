"use client";
import { AnswerText } from "@/components/chat/answer/answer-text";
import { BoardCard } from "@/components/chat/blocks/board-card";
import { FindingCard } from "@/components/chat/blocks/finding-card";
import { HandOver } from "@/components/chat/blocks/hand-over";
import { OrderCard } from "@/components/chat/blocks/order-card";
import { PartCards } from "@/components/chat/blocks/part-cards";
import { PreparedAct } from "@/components/chat/blocks/prepared-act";
import { PriceCard } from "@/components/chat/blocks/price-card";
import { ProjectList } from "@/components/chat/blocks/project-list";
import { WaveformCard } from "@/components/chat/blocks/waveform-card";
import type { AnswerBlock } from "@/lib/core/assistant/answer";
import styles from "./cards.module.css";

export function AnswerBlocks({ blocks }: { blocks: readonly AnswerBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        <OneBlock key={at} block={block} />
      ))}
    </div>
  );
}

function OneBlock({ block }: { block: AnswerBlock }) {
  switch (block.kind) {
    case "text":
      return <AnswerText markdown={block.markdown} />;
    case "prices":
      return <PriceCard block={block} />;
    case "board":
      return <BoardCard block={block} />;
    case "finding":
      return <FindingCard block={block} />;
    case "parts":
      return <PartCards block={block} />;
    case "order":
      return <OrderCard block={block} />;
    case "waveform":
      return <WaveformCard block={block} />;
    case "projects":
      return <ProjectList block={block} />;
    case "act":
      return <PreparedAct block={block} />;
    case "handOver":
      return <HandOver block={block} />;
  }
}
