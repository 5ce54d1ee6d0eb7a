// Conversations with the assistant on a good day.

import type { Answer, Answers } from "./answer";

const chat: Answer<"saveChat"> = {
  ...{ chatId: "chat_1", title: "Fifty boards with ENIG", folder: "", status: 0 },
  ...{ createTime: "2026-11-20T08:00:00.000Z", updateTime: "2026-11-21T08:00:00.000Z" },
};

const turn: Answer<"viewChat">["chatDetails"][number] = {
  ...{ turnId: "turn_1", parentId: null, question: "50 boards, 2 layers, 100 × 100 mm?", files: [], state: "done" },
  answer: {
    blocks: [
      { kind: "text", markdown: "50 boards cost **$30.00**. [1]" },
      {
        ...{ kind: "prices", title: "2 layers, 100 × 100 mm", currency: "USD", columns: ["HASL", "ENIG"] },
        rows: [{ label: "50", amounts: [30_000_000, 46_500_000], note: null }],
        ...{ validUntil: "2026-12-21", path: "/order/manufacturing/pcb?quantity=50" },
      },
    ],
    sources: [{ number: 1, kind: "prices", title: "Price book", path: "/pcb-capability" }],
    ...{ suggestions: ["And 100 boards?"], tools: ["price-board"], isAnswered: true, memory: { quantity: 50 } },
  },
  createTime: "2026-11-20T08:00:00.000Z",
};

export const CHAT_ANSWERS = {
  listChats: { rows: [chat], total: 1, folders: [] },
  viewChat: { ...chat, isOwn: true, shareId: null, chatDetails: [turn] },
  saveChat: chat,
  setChatStatus: { status: 1, shareId: "share_1" },
  deleteChat: {},
} satisfies Partial<Answers>;
