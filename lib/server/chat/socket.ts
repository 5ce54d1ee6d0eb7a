// The assistant over the socket: questions, stop, resume and acknowledgement.

import type { Socket } from "socket.io";
import * as z from "zod/mini";
import { chatQuestion } from "@/lib/contracts/chat";
import { AppError } from "@/lib/contracts/errors";
import { areaForHost } from "@/lib/core/market/area";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { readDevice } from "@/lib/server/http/device";
import { readVisitor } from "@/lib/server/http/visitor";
import { newId } from "@/lib/server/ids";
import { SERVER_EVENTS } from "@/lib/server/realtime/publish";
import { answerQuestion, type ChatDeps, followKept } from "./answering";
import type { TurnOf } from "./answer-peers";
import type { AnswerStreams, Reader } from "./answer-streams";

/** Numbers of the client's events (docs/decisions/wire.md, Socket). */
export const CHAT_EVENTS = { question: 10, stop: 11, resumeFrom: 12, acknowledge: 13 } as const;

const turn = z.object({ turnId: z.string().check(z.maxLength(64)) });
const place = z.extend(turn, { from: z.int().check(z.gte(0), z.lte(100_000)) });

export interface ChatSocket {
  /** True where the event was one of the assistant's. */
  readonly receive: (event: number, data: unknown, viewer: Viewer | null) => boolean;
  readonly leave: () => void;
}

type Asker = Pick<RequestContext, "viewer" | "ip" | "locale">;

/** The context of a question: its rights are those of the token that came with it. */
function contextOf(socket: Socket, deps: Deps, { viewer, ip, locale }: Asker): RequestContext {
  const { headers } = socket.handshake;
  const { environment } = deps;
  const request = new Request("http://socket/", { headers: headers.cookie ? { cookie: headers.cookie } : {} });
  const visitor = readVisitor(request, environment);
  const { marketHosts, marketArea } = environment;
  return {
    viewer,
    owner: () =>
      viewer ? { accountId: viewer.accountId, visitorHash: null } : { accountId: null, visitorHash: visitor.ensure() },
    visitorHash: visitor.hash(),
    area: areaForHost(headers.host ?? "", { marketHosts, marketArea }),
    locale,
    device: readDevice(headers.cookie ?? null, environment),
    ip,
    userAgent: (headers["user-agent"] ?? "").slice(0, 300),
    requestId: newId(),
    idempotencyKey: null,
    request,
    now: deps.now(),
  };
}

export function createChatSocket(deps: ChatDeps, streams: AnswerStreams, socket: Socket, ip: string): ChatSocket {
  const emit = (event: number, data: unknown) => socket.emit("message", { event, data });
  const reader: Reader = {
    delta: (delta) => emit(SERVER_EVENTS.answerDelta, delta),
    done: (answer) => emit(SERVER_EVENTS.answerDone, answer),
  };
  const refuse = (turnId: string, code: string, seconds?: string | number) =>
    emit(SERVER_EVENTS.error, { code, turnId, ...(seconds === undefined ? {} : { seconds }) });

  const failed = (turnId: string) => (error: unknown) => {
    if (error instanceof AppError) return refuse(turnId, error.code, error.options.values?.seconds);
    deps.log.error({ err: error }, "a question failed");
    refuse(turnId, "OPERATION_FAILED");
  };

  function ask(data: unknown, viewer: Viewer | null): void {
    const parsed = z.safeParse(chatQuestion, data);
    if (!parsed.success) {
      const named = z.safeParse(turn, data);
      refuse(named.success ? named.data.turnId : "", "INVALID_INPUT");
      return;
    }
    const asked = parsed.data;
    const begin = () => {
      if (!socket.connected) return;
      const context = contextOf(socket, deps, { viewer, ip, locale: asked.locale });
      // A page that has read of the lost answer forgets that and asks anew.
      const lost = (last: number) => (last > 0 ? refuse(asked.turnId, "NOT_FOUND") : begin());
      answerQuestion(deps, { streams, reader, lost }, asked, context).catch(failed(asked.turnId));
    };
    begin();
  }

  /** The rest of an answer: here, in another process, or as it was kept. */
  async function resume(turn: TurnOf, from: number): Promise<void> {
    const lost = () => refuse(turn.turnId, "NOT_FOUND");
    if (streams.follow(turn.turnId, turn.owner, from, reader)) return;
    if (await deps.answerPeers.follow({ ...turn, from }, reader, lost)) return;
    if (!(await followKept(deps, turn, reader))) lost();
  }

  return {
    receive(event, data, viewer) {
      if (event === CHAT_EVENTS.question) {
        ask(data, viewer);
        return true;
      }
      const owner = viewer?.accountId ?? null;
      if (event === CHAT_EVENTS.resumeFrom) {
        const parsed = z.safeParse(place, data);
        if (!parsed.success) return true;
        const { turnId, from } = parsed.data;
        resume({ turnId, owner }, from).catch(failed(turnId));
        return true;
      }
      const parsed = z.safeParse(turn, data);
      if (parsed.success) {
        const { turnId } = parsed.data;
        if (event === CHAT_EVENTS.stop && !streams.stop(turnId, owner)) void deps.answerPeers.stop({ turnId, owner });
        if (event === CHAT_EVENTS.acknowledge && !streams.acknowledge(turnId, owner))
          void deps.answerPeers.acknowledge({ turnId, owner });
      }
      return event === CHAT_EVENTS.stop || event === CHAT_EVENTS.acknowledge;
    },
    leave() {
      streams.leave(reader);
      deps.answerPeers.leave(reader);
    },
  };
}
