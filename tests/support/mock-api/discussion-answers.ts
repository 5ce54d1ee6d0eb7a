// Successful answers of discussions, notifications and moderation.

import type { Answer, Answers } from "./answer";

const AT = "2026-11-20T09:00:00.000Z";

export const discussionComment: Answer<"addDiscussionComment"> = {
  ...{ commentsId: "com_1", parentId: null, state: "visible", part: "C1" },
  text: "Measured 21 mV ripple at 1.2 A. Is that **DC bias**?",
  author: { authorId: "acc_2", name: "Ravi K.", avatar: "", isProjectAuthor: false },
  ...{ mentions: [], isOwn: false, isLiked: false, likes: 12, createTime: AT, editTime: null },
};

export const discussionReply: Answer<"addDiscussionComment"> = {
  ...{ ...discussionComment, commentsId: "com_2", parentId: "com_1", part: null, likes: 7 },
  text: "Partly. @Ravi K. the part keeps about 19 µF at 3.3 V.",
  author: { authorId: "acc_1", name: "Mara Lindqvist", avatar: "", isProjectAuthor: true },
  mentions: ["Ravi K."],
};

const authorCase: Answer<"viewModerationCase"> = {
  ...{ caseId: "case_1", kind: "comment", title: "Buck converter", projectId: "prj_1", content: "Buy now" },
  ...{ decision: "hide", reason: "spam", message: "Please don't post it again.", decidedTime: AT },
  ...{ suspendedUntil: null, appeal: null },
};

const caseRow: Answer<"listCases">["rows"][number] = {
  ...{ caseId: "case_1", kind: "comment", state: "open", isHeld: false, reports: 2, reason: "spam" },
  ...{ projectId: "prj_1", title: "Buck converter", author: "Spam Ltd", excerpt: "Buy now", decision: null, at: AT },
};

const adminCase: Answer<"viewCase"> = {
  ...{ ...caseRow, content: "Buy now", current: "Buy now", accountId: "acc_9", earlier: 1 },
  ...{ suspendedUntil: null, isSuspended: false, decided: null, appeal: null, isOwnDecision: false },
  reported: [{ reason: "spam", text: "An advertisement", reporter: "Ravi K.", at: AT }],
  context: [{ commentsId: "com_9", author: "Spam Ltd", text: "Buy now", at: AT, isSubject: true }],
  templates: { spam: "Your contribution was advertising." },
};

export const DISCUSSION_ANSWERS = {
  listDiscussion: {
    rows: [{ ...discussionComment, replies: [discussionReply] }],
    ...{ total: 1, count: 2, obstacle: null, suspendedUntil: null },
  },
  addDiscussionComment: discussionComment,
  likeComment: { commentsId: "com_1", likes: 13, isLiked: true },
  editComment: { ...discussionComment, editTime: AT },
  deleteOwnComment: {},
  restoreComment: discussionComment,
  listMentionable: { rows: [{ authorId: "acc_2", name: "Ravi K.", avatar: "", isProjectAuthor: false }] },
  blockPerson: {},
  unblockPerson: {},
  listBlocked: { rows: [{ authorId: "acc_9", name: "Spam Ltd", blockTime: AT }] },
  listNotifications: {
    rows: [
      {
        ...{ notificationId: "ntf_1", kind: "reply", isRead: false, actor: "Mara Lindqvist", projectId: "prj_1" },
        ...{ title: "Buck converter", commentsId: "com_2", excerpt: "Partly.", outcome: null, caseId: null },
        createTime: AT,
      },
      {
        ...{ notificationId: "ntf_2", kind: "content-moderated", isRead: true, actor: "", projectId: "prj_1" },
        ...{ title: "Buck converter", commentsId: null, excerpt: "", outcome: "hide", caseId: "case_1" },
        createTime: AT,
      },
    ],
    ...{ total: 2, unread: 1 },
  },
  countUnread: { unread: 1 },
  readNotifications: { unread: 0 },
  viewNotificationSettings: { mail: "daily", hasEmail: true },
  setNotificationSettings: { mail: "instant", hasEmail: true },
  reportContent: {},
  viewModerationCase: authorCase,
  appealModeration: { ...authorCase, appeal: { text: "It was a joke.", at: AT, outcome: null } },
  listCases: { rows: [caseRow], total: 1, count: { open: 1 } },
  viewCase: adminCase,
  decideCase: adminCase,
  decideAppeal: adminCase,
} satisfies Partial<Answers>;
