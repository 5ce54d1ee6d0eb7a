// The port of the event bus: what happened, told to every process that has connected people.

/** A message for an account, or the end of a session, which ends its sockets. Plain data: it may cross processes. */
export type DomainEvent =
  | { kind: "event"; accountId: string; event: number; data: Record<string, unknown> }
  | { kind: "session-ended"; sessionId: string }
  /** For everybody who has a project open. */
  | { kind: "project"; projectId: string; event: number; data: Record<string, unknown> }
  /** For everybody who has the discussion of a published project open. */
  | { kind: "discussion"; projectId: string; data: DiscussionChange }
  /** Rights to a project have changed: who has it open must show them again. */
  | { kind: "project-rights-changed"; projectId: string }
  /** For staff alone: a record of the admin that changed without its customer's view changing. */
  | { kind: "admin-changed"; data: AdminChange }
  /** Content, price books or parts were published: processes load them now and have their pages made anew. */
  | { kind: "site-changed" }
  /** Events may have been lost on the way between processes: what they were about is to be read again. */
  | { kind: "missed" };

/** The record that changed; empty where it is another one, as a coupon or a refund. */
export type AdminChange = { orderId?: string; quoteId?: string; accountId?: string };

/** `commentsId`: a new comment; null where known ones have changed. */
export type DiscussionChange = { projectId: string; commentsId: string | null };

export type EventBus = {
  /** Never throws: events are hints, and the records they are about are in the database. */
  publish: (event: DomainEvent) => void;
  /** Told of what is published from now on, here and in other processes, each publisher's events in order. Returns its end. */
  subscribe: (listener: (event: DomainEvent) => void) => () => void;
  close: () => Promise<void>;
};
