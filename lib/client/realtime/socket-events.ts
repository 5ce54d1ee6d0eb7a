// Events of the socket and their numbers on the wire.
import type { ChatTurn } from "@/lib/contracts/chat";
import type { AnswerBlock } from "@/lib/core/assistant/answer";
import type { SchematicChange } from "@/lib/core/schematic/format/schematic-change";

export const CLIENT_EVENTS = {
  heartbeat: 0,
  question: 10,
  stop: 11,
  resumeFrom: 12,
  acknowledge: 13,
  joinProject: 20,
  point: 22,
  watchDiscussion: 24,
} as const;
export type ClientEvent = keyof typeof CLIENT_EVENTS;

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
export type ServerEvent = keyof typeof SERVER_EVENTS;

/** Data of server events; events without a settled shape are plain records. */
export interface ServerEventData extends Record<ServerEvent, Record<string, unknown>> {
  /** A part of an answer, numbered from 1 without gaps. */
  answerDelta: { turnId: string; sequence: number; delta: AnswerPart };
  /** The whole answer; `proof` where it is not kept in a conversation yet. */
  answerDone: { turnId: string; sequence: number; turn: ChatTurn; proof: string | null };
  orderChanged: { orderId: string };
  /** `restart` announces that the server is about to restart; `isNew` that the person was notified, or has read. */
  notification: { restart?: boolean; isNew?: boolean };
  /** The changed record, for staff; empty for any other kind of record. */
  adminChanged: { orderId?: string; quoteId?: string; accountId?: string };
  /** With `projectId` where a project may not be seen, or no longer; with `turnId` where a question was refused. */
  error: { code: string; projectId?: string; turnId?: string; seconds?: number };
  /** Answer to joining: `key` is one's own among the people. */
  projectState: { projectId: string; version: number; key: string };
  /** Without `change` it is to be asked for. */
  projectChanged: { projectId: string; version: number; changeId: string; change?: SchematicChange | null };
  /** Comments of a project that was joined have changed. */
  projectCommented: { projectId: string };
  /** Comments of a discussion that is watched: a new one, or null where known ones have changed. */
  discussionChanged: { projectId: string; commentsId: string | null };
  /** Pointing of a person; null once they have left. */
  projectPerson: {
    projectId: string;
    person: { key: string; name: string; isOwner: boolean };
    pointing: Pointing | null;
  };
}

/** A part of an answer of the assistant that came before the whole. */
export type AnswerPart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "block"; readonly block: AnswerBlock }
  | { readonly kind: "tool"; readonly name: string };

export interface Pointing {
  /** Placement of the sheet that is shown. */
  readonly path: string;
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly selection: readonly string[];
  /** The selection is being dragged. */
  readonly isHeld: boolean;
}

const NAMES = new Map<number, ServerEvent>(
  Object.entries(SERVER_EVENTS).map(([name, number]) => [number, name as ServerEvent]),
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export interface ServerMessage {
  event: ServerEvent;
  data: Record<string, unknown>;
}

/** A parsed message; null if it is no known event. */
export function readServerMessage(message: unknown): ServerMessage | null {
  if (!isRecord(message) || typeof message.event !== "number") return null;
  const event = NAMES.get(message.event);
  return event ? { event, data: isRecord(message.data) ? message.data : {} } : null;
}
