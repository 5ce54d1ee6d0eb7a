// Published projects of the community on a good day.

import { schematicFile } from "@/lib/contracts/schematic-file";
import { newSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { type Answer, type Answers, png, svg } from "./answer";
import { BOARD_ANSWERS } from "./board-answers";
import { PROJECT_ANSWERS } from "./project-answers";

const { facts, layers, warnings } = BOARD_ANSWERS.getBoard;
const drawing = schematicFile.parse(writeSchematic(newSchematic("sheet_1", "Main")));
const times = { publishTime: "2026-11-14T08:00:00.000Z", updateTime: "2026-11-20T08:00:00.000Z" };

const card: Answer<"listPublications">["rows"][number] = {
  ...{
    projectId: "prj_1",
    title: "Buck trainer, 5 V to 3.3 V",
    summary: "See what a buck converter does, then build it.",
  },
  ...{ coverUrl: "/api/eda/forum/prj_1/cover-picture/cover_1", projectType: 1, license: "CERN-OHL-P-2.0" },
  ...{ authorId: "user_2", author: "Mara Lindqvist", authorAvatar: "", tags: ["power", "teaching"] },
  contents: ["schematic", "simulation", "board", "bom", "completeBom"],
  ...{ likeCount: 214, favoriteCount: 87, visitCount: 4_108, copyCount: 61, orderCount: 318, commentCount: 4 },
  ...{ lineCount: 7, partCount: 8, board: { widthMm: 32, heightMm: 22, layers: 2 }, versionName: "1.2", ...times },
  price: {
    ...{ quantity: 5, boardsMicro: 1_000_000, assembledMicro: 17_030_000, kitMicro: 3_030_000 },
    ...{ alternatives: 1, missing: 0, priceTime: "2026-11-21T04:00:00.000Z" },
  },
};

const version: Answer<"viewPublication">["versions"][number] = {
  ...{ version: 1, name: "1.0", note: "First version", createTime: times.publishTime },
  ...{ changes: null, isBoardChanged: false },
};
const attachment = {
  ...{ attachmentId: "att_1", name: "lab-sheet.pdf", size: 1_200_000 },
  url: "/api/eda/forum/prj_1/attachment/att_1",
};
const links = [{ title: "Source", url: "https://example.com/buck" }];

const own: Answer<"getOwnPublication"> = {
  ...{ projectId: "prj_1", state: "published", title: card.title, introduction: card.summary, license: card.license },
  ...{ tags: card.tags, links, attachments: [attachment], coverUrl: card.coverUrl, boardProjectId: null },
  ...{ versions: [version], version: 1, isChanged: false, heldReason: "", openProposals: 1 },
  ...{ createTime: times.publishTime, updateTime: times.updateTime },
};

const proposal: Answer<"createProposal"> = {
  ...{ proposalId: "prop_1", projectId: "prj_1", title: card.title, state: "open", message: "R2 as 4.7 ohms" },
  ...{ reply: "", proposerId: "user_3", proposer: "Jonas W.", baseVersion: 1, isOwn: true },
  ...{ changes: { added: 0, removed: 0, changed: 1 }, createTime: times.updateTime, decideTime: null },
};

const part = {
  ...{ partId: "part_1", mpn: "AO3401A", manufacturer: "Alpha & Omega", description: "P-MOSFET, 30 V" },
  ...{ packageName: "SOT-23", stock: 142_600 },
};
const offered = { leadTimeDays: 3, shipDate: "2026-11-26" };
const page = { rows: [card], total: 1, nextCursor: null, currency: "USD" } as const;

export const COMMUNITY_ANSWERS = {
  listPublications: { ...page, rows: [card] },
  viewPublication: {
    ...{
      ...card,
      introduction: "See what a **buck converter** does, then build it.",
      links,
      attachments: [attachment],
    },
    ...{ versions: [version], version: 1, facts, dfm: { risk: 0, warning: 1, notice: 2 }, origin: null },
    ...{ mayCopy: true, currency: "USD" },
  },
  listTags: { rows: [{ tag: "power", count: 3 }] },
  countPublications: { total: 1, contents: { schematic: 1 }, layers: { "2": 1 }, licenses: { commercial: 1 } },
  viewAuthor: {
    ...{ authorId: card.authorId, author: card.author, authorAvatar: "", projectCount: 1, likeCount: 214 },
    ...{ copyCount: 61, orderCount: 318, firstPublishTime: times.publishTime },
  },
  checkPublication: { findings: [], lineCount: 7, namedLineCount: 7, hasBoard: true },
  publishProject: own,
  editPublication: own,
  publishVersion: { ...own, version: 2 },
  withdrawPublication: {},
  getOwnPublication: own,
  listOwnPublications: {
    rows: [
      {
        ...{ projectId: own.projectId, state: own.state, title: own.title, coverUrl: own.coverUrl },
        ...{ version: own.version, openProposals: own.openProposals, updateTime: own.updateTime },
      },
    ],
    total: 1,
  },
  getPublishedDocument: { projectId: "prj_1", title: card.title, projectType: 1, version: 1, content: drawing },
  getPublishedBom: {
    version: 1,
    rows: [
      {
        ...{ designators: ["Q1"], quantity: 1, value: "AO3401A", footprint: "SOT-23" },
        ...{ manufacturer: part.manufacturer, mpn: part.mpn },
      },
    ],
  },
  getPublishedBoard: { version: 1, fileName: "buck.zip", size: 41_000, facts, layers, warnings },
  getPublishedArchive: new Blob(["PK"], { type: "application/zip" }),
  getPublishedPicture: svg,
  getPublishedThumbnail: svg,
  getPublishedImage: png,
  getCover: png,
  getAttachment: new Blob(["%PDF-1.3"], { type: "application/pdf" }),
  countVisit: { visitCount: 4_109 },
  upvote: { likeCount: 215, isLiked: true },
  unupvote: { likeCount: 214, isLiked: false },
  setFavorite: { favoriteCount: 88, isFavorite: true },
  listFavorites: { ...page, rows: [card] },
  viewOwnRelation: { isLiked: false, isFavorite: false, isAuthor: false, copies: [], missingContact: null },
  copyPublication: { ...PROJECT_ANSWERS.createProject, projectId: "prj_2", projectName: card.title },
  listOrigins: {
    rows: [
      {
        copyId: "prj_2",
        origin: {
          ...{ projectId: "prj_1", title: card.title, author: card.author, license: card.license },
          ...{ version: 1, isPublished: true },
        },
      },
    ],
  },
  createProposal: proposal,
  listProposals: { rows: [proposal], total: 1 },
  viewProposal: {
    ...{ ...proposal, base: drawing, proposed: drawing, merged: drawing, current: drawing, currentVersion: 1 },
    conflicts: [],
  },
  acceptProposal: { ...proposal, state: "accepted", documentVersion: 2 },
  declineProposal: { ...proposal, state: "declined" },
  withdrawProposal: {},
  viewOffer: {
    ...{ projectId: "prj_1", version: 1, quantity: 5, quantities: [5, 10, 30], currency: "USD" },
    ...{ bookVersion: "en-US-1", priceTime: "2026-11-23T08:00:00.000Z", smtJoints: 11, thtJoints: 6 },
    kinds: [
      {
        kind: "boards",
        offer: {
          ...{ kind: "boards", totalMicro: 1_000_000, unitPriceMicro: 200_000, boardsMicro: 1_000_000 },
          ...{ partsMicro: 0, assemblyMicro: 0, ...offered },
        },
        obstacles: [],
      },
      {
        kind: "assembled",
        offer: {
          ...{ kind: "assembled", totalMicro: 17_030_000, unitPriceMicro: 3_406_000, boardsMicro: 1_000_000 },
          ...{ partsMicro: 2_030_000, assemblyMicro: 14_000_000, ...offered },
        },
        obstacles: [],
      },
      {
        kind: "kit",
        offer: {
          ...{ kind: "kit", totalMicro: 3_030_000, unitPriceMicro: 606_000, boardsMicro: 1_000_000 },
          ...{ partsMicro: 2_030_000, assemblyMicro: 0, ...offered },
        },
        obstacles: [],
      },
    ],
    lines: [
      {
        ...{ designators: ["Q1"], quantity: 1, value: "AO3401A", footprint: "SOT-23", mpn: part.mpn },
        ...{ manufacturer: part.manufacturer, part, replaced: null, state: "Normal" },
        ...{ unitPriceMicro: 41_200, amountMicro: 206_000 },
      },
    ],
    ...{ alternatives: 1, missing: 0 },
  },
  orderPublication: { cartItemIds: ["cart_1"], quoteId: null, projectId: "prj_9" },
} satisfies Partial<Answers>;
