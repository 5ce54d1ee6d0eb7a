// Answers of the admin's content and of visitors' messages.

import { type Answer, type Answers, svg } from "./answer";

const AT = "2026-11-26T09:00:00.000Z";

const ROW: Answer<"listAdminContent">["rows"][number] = {
  documentId: "doc-1",
  kind: "article",
  slug: "four-layer-stackups",
  topic: "design-guides",
  title: { en: "Four-layer stack-ups", zh: "四层板叠层" },
  origin: "seed",
  state: "published",
  isPublished: true,
  updatedAt: AT,
};

const texts = (title: string) => ({ title, description: "", body: "## Layers", sources: [], figures: {} });

const MESSAGE: Answer<"listVisitorMessages">["rows"][number] = {
  messageId: "message-1",
  kind: "contact",
  area: "en-US",
  locale: "en",
  contact: "ada@example.com",
  category: "files",
  title: "",
  text: "Do you read ODB++?",
  files: [{ fileUrl: "file-1", fileName: "board.zip", size: 120_000 }],
  at: AT,
  doneAt: null,
};

export const CONTENT_ADMIN_ANSWERS = {
  listAdminContent: { rows: [ROW], total: 1 },
  viewAdminContent: {
    documentId: "doc-1",
    origin: "seed",
    path: "/article/four-layer-stackups",
    versions: [
      { versionId: "version-1", number: 1, state: "published", publishAt: null, note: "", author: "", at: AT },
    ],
    versionId: "version-1",
    content: {
      kind: "article",
      slug: "four-layer-stackups",
      topic: "design-guides",
      labels: ["layers"],
      order: 0,
      related: [],
      links: [],
      texts: { en: texts("Four-layer stack-ups"), zh: texts("四层板叠层") },
    },
    files: [],
    counters: {},
  },
  previewAdminContent: { body: "## Layers", problems: [] },
  saveAdminContent: { documentId: "doc-1", versionId: "version-2", number: 2 },
  withdrawAdminContent: {},
  addAdminContentPicture: { name: "stack.png", href: "/api/content/picture/key-1", width: 640, height: 360 },
  getContentPicture: svg,
  listVisitorMessages: { rows: [MESSAGE], total: 1 },
  closeVisitorMessage: {},
  getVisitorFile: svg,
} satisfies Partial<Answers>;
