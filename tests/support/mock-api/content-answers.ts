// Answers of content: one article, and what lists name of it.

import type { Answers } from "./answer";

const SUMMARY = {
  kind: "article" as const,
  slug: "four-layer-stackups",
  path: "/article/four-layer-stackups",
  title: "Four-layer stack-ups",
  description: "Which layer goes where.",
  topic: "design-guides",
  labels: ["layers"],
  published: "2026-11-26",
  updated: "2026-11-26",
};

export const CONTENT_ANSWERS = {
  viewArticle: { ...SUMMARY, body: "## Layers", sources: [], related: [] },
  listColumns: [{ seoUnique: "design-guides", title: "Design guides", count: 1 }],
  listLabels: [{ label: "layers", count: 1 }],
  listArticles: { rows: [SUMMARY], total: 1 },
  searchContent: { rows: [{ ...SUMMARY, passage: "Which layer goes where.", matches: [[6, 11]] }], total: 1 },
  listProducts: [],
  viewStatistics: { count: 24 },
  voteOnAnswer: {},
  sendContact: {},
  sendFeedback: {},
} satisfies Partial<Answers>;
