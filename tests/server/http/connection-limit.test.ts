import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { limitConnections } from "@/lib/server/http/connection-limit";

const server = createServer((_request, response) => void response.end("ok"));
limitConnections(server, 3);
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

it("ends what one network opens beyond its limit, and takes others again when some have ended", async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const open = (localAddress: string) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.on("error", () => undefined);
    sockets.push(socket);
    return socket;
  };
  const answers = async (socket: Socket) => {
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    return Promise.race([once(socket, "data").then(() => true), once(socket, "close").then(() => false)]);
  };
  const first = [open("127.0.0.1"), open("127.0.0.1"), open("127.0.0.1")];
  expect(await Promise.all(first.map(answers))).toEqual([true, true, true]);
  expect(await answers(open("127.0.0.1"))).toBe(false);
  expect(await answers(open("127.0.0.2"))).toBe(true);
  first[0]?.destroy();
  await expect.poll(() => answers(open("127.0.0.1"))).toBe(true);
});
