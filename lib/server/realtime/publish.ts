// Events for the people who are connected: published by services, sent by the socket.

import type { SchematicChange } from "@/lib/core/schematic/format/schematic-change";
import type { AdminChange, DiscussionChange, EventBus } from "./event-bus";

/** Numbers of the server's events (docs/decisions/wire.md, Socket). */
export const SERVER_EVENTS = {
  answerDelta: 1,
  answerDone: 2,
  orderChanged: 3,
  quoteChanged: 4,
  jobProgress: 6,
  notification: 7,
  adminChanged: 8,
  error: 9,
  projectState: 20,
  projectChanged: 21,
  projectPerson: 22,
  projectCommented: 24,
  discussionChanged: 25,
} as const;

type Publisher = { eventBus: EventBus };
type Owned = { id: string; accountId: string };

/** To the pages that show an order, once what has changed of it is committed. */
export function publishOrderChanged({ eventBus }: Publisher, { id: orderId, accountId }: Owned): void {
  eventBus.publish({ kind: "event", accountId, event: SERVER_EVENTS.orderChanged, data: { orderId } });
}

/** As `publishOrderChanged`, of a quote. */
export function publishQuoteChanged({ eventBus }: Publisher, { id: quoteId, accountId }: Owned): void {
  eventBus.publish({ kind: "event", accountId, event: SERVER_EVENTS.quoteChanged, data: { quoteId } });
}

/** To the pages that show an order, or one of the quotes that it was placed by. */
export function publishOrderWithQuotes(
  publisher: Publisher,
  { order, quotes }: { order: Owned; quotes: readonly Owned[] },
): void {
  for (const quote of quotes) publishQuoteChanged(publisher, quote);
  publishOrderChanged(publisher, order);
}

/** To the open pages of staff, once a change that customers do not see is committed. */
export function publishAdminChange({ eventBus }: Publisher, data: AdminChange): void {
  eventBus.publish({ kind: "admin-changed", data });
}

/** To all processes, once content, a price book or a list of parts was published. */
export function publishSiteChanged({ eventBus }: Publisher): void {
  eventBus.publish({ kind: "site-changed" });
}

/** Larger changes are fetched by those who need them. */
const MAX_CHANGE_BYTES = 32 * 1024;

interface DocumentChanged {
  projectId: string;
  version: number;
  changeId: string;
  /** Null where the whole drawing was replaced. */
  change: SchematicChange | null;
  size: number;
}

/** To everybody who has the drawing open, its author too. Without `change` they ask for it. */
export function publishDocumentChanged({ eventBus }: Publisher, { size, change, ...made }: DocumentChanged): void {
  const isSent = change !== null && size <= MAX_CHANGE_BYTES;
  const data = isSent ? { ...made, change } : made;
  eventBus.publish({ kind: "project", projectId: made.projectId, event: SERVER_EVENTS.projectChanged, data });
}

/** To everybody who has the drawing open, once a comment was added, changed or deleted. */
export function publishCommented({ eventBus }: Publisher, projectId: string): void {
  eventBus.publish({ kind: "project", projectId, event: SERVER_EVENTS.projectCommented, data: { projectId } });
}

/** To everybody who has the discussion open, once a comment was added, changed or deleted. */
export function publishDiscussed({ eventBus }: Publisher, data: DiscussionChange): void {
  eventBus.publish({ kind: "discussion", projectId: data.projectId, data });
}

/** Once a link was made, changed or ended, or a project deleted. */
export function publishRightsChanged({ eventBus }: Publisher, projectId: string): void {
  eventBus.publish({ kind: "project-rights-changed", projectId });
}
