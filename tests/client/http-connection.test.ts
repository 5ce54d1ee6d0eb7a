// Connections that hang or break, over a real socket.

import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import errors from "@/messages/en/errors.json";
import { refusalText } from "@/lib/client/transport/field-issues";
import { createHttp, request } from "@/lib/client/transport/http";
import { connectClient } from "@/lib/client/ports";
import { failureOf } from "./failure-of";

const TEXTS: Record<string, string> = {
  OPERATION_FAILED: errors.OPERATION_FAILED,
  "client.timeout": errors.client.timeout,
  "client.networkError": errors.client.networkError,
};

let server: Server;
const toasts: string[] = [];

async function serverThat(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(() => {
  toasts.length = 0;
  connectClient({
    toast: (_, message) => void toasts.push(message),
    text: (key) => TEXTS[key] ?? key,
    locale: () => "en",
  });
});

afterEach(() => {
  connectClient({});
  server.closeAllConnections();
  server.close();
});

describe("a connection", () => {
  it("that gives no answer in time shows 'Operation is failed'", async () => {
    const baseURL = await serverThat(() => {});
    const error = await failureOf(request({ url: "/api/x" }, {}, createHttp({ baseURL, timeout: 50 })));
    expect(error).toMatchObject({ kind: "transport", code: "TIMEOUT", message: "timeout" });
    expect(toasts).toEqual(["Operation is failed"]);
  });

  it("that is cut in the middle of an answer shows 'Operation is failed'", async () => {
    const baseURL = await serverThat((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"type":"success","data":');
      setImmediate(() => response.destroy());
    });
    const error = await failureOf(request({ url: "/api/x" }, {}, createHttp({ baseURL })));
    expect(error.kind).toBe("transport");
    expect(toasts).toEqual(["Operation is failed"]);
  });

  it("that nobody takes shows 'Operation is failed'", async () => {
    const baseURL = await serverThat(() => {});
    await new Promise((resolve) => server.close(resolve));
    const error = await failureOf(request({ url: "/api/x" }, {}, createHttp({ baseURL })));
    expect(error).toMatchObject({
      ...{ kind: "transport", code: "NETWORK" },
      message: "Network error, please refresh the page",
    });
    expect(toasts).toEqual(["Operation is failed"]);
  });

  it("that nobody takes is said by a quiet caller in the specification's words", async () => {
    const baseURL = await serverThat(() => {});
    await new Promise((resolve) => server.close(resolve));
    const error = await failureOf(request({ url: "/api/x" }, { isQuiet: true }, createHttp({ baseURL })));
    expect(refusalText(error)).toBe("Network error, please refresh the page");
    expect(toasts).toEqual([]);
  });

  it("that works carries the answer's data", async () => {
    const baseURL = await serverThat((_, response) => {
      response.setHeader("content-type", "application/json");
      response.end('{"type":"success","message":"","data":{"é":1}}');
    });
    expect(await request({ url: "/api/x" }, {}, createHttp({ baseURL }))).toEqual({ é: 1 });
    expect(toasts).toEqual([]);
  });
});
