// The socket under load: too many messages, too many connections, mass reconnection.

import { io, type Socket } from "socket.io-client";
import { type AttackCase, expectThat } from "./attack-case";
import type { Target } from "./target";

function connect({ port }: Target, from: string): Socket {
  return io(`http://127.0.0.1:${port}`, {
    path: "/socket",
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    extraHeaders: { "x-forwarded-for": from },
  });
}

const ended = (socket: Socket, seconds: number) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), seconds * 1000);
    const end = () => (clearTimeout(timer), resolve(true));
    socket.once("disconnect", end);
    socket.once("connect_error", end);
  });

const opened = (socket: Socket, seconds = 10) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), seconds * 1000);
    socket.once("connect", () => (clearTimeout(timer), resolve(true)));
    socket.once("connect_error", () => (clearTimeout(timer), resolve(false)));
  });

export const socket: AttackCase[] = [
  {
    id: "I04",
    title: "A thousand messages a second, a hundred sockets of one address",
    run: async (target) => {
      const loud = connect(target, "203.1.0.1");
      expectThat(await opened(loud), "a socket was not let in");
      const silenced = ended(loud, 5);
      for (let at = 0; at < 1000; at++) loud.emit("message", { event: 0 });
      expectThat(await silenced, "a thousand messages at once were taken");
      const many = Array.from({ length: 100 }, () => connect(target, "203.1.0.2"));
      const states = many.map((each) => ended(each, 3));
      await Promise.all(many.map((each) => opened(each)));
      const closed = (await Promise.all(states)).filter(Boolean).length;
      many.forEach((each) => each.disconnect());
      expectThat(closed >= 40 && closed <= 60, `${closed} of 100 sockets of one address were closed`);
    },
  },
  {
    id: "I06",
    title: "A thousand clients that come back in the same moment",
    isLong: true,
    run: async (target) => {
      const sockets = Array.from({ length: 1000 }, (_, at) => connect(target, `203.2.${at >> 8}.${at & 255}`));
      const states = await Promise.all(sockets.map((each) => opened(each, 30)));
      const startedAt = performance.now();
      const health = await target.call("/api/health");
      const took = performance.now() - startedAt;
      sockets.forEach((each) => each.disconnect());
      expectThat(health.status === 200 && took < 2_000, `health answered ${health.status} in ${took.toFixed(0)} ms`);
      const open = states.filter(Boolean).length;
      expectThat(open === 1000, `${1000 - open} were not let in again`);
    },
  },
];
