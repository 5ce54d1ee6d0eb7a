// A stub of Google on loopback: its keys, and tokens signed with them or with foreign keys.

import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const GOOGLE_CLIENT = "client-of-the-tests.apps.googleusercontent.com";
export const GOOGLE_ISSUER = "https://accounts.google.example";

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
const newKeys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

type Claims = Record<string, unknown>;

export type GoogleStub = Awaited<ReturnType<typeof startGoogleStub>>;

export async function startGoogleStub() {
  const keys = new Map([["key-1", newKeys()]]);
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (request.url !== "/certs") return void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    const published = [...keys].map(([kid, { publicKey }]) => ({
      ...publicKey.export({ format: "jwk" }),
      ...{ kid, alg: "RS256", use: "sig" },
    }));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ keys: published }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  /** As Google writes it, for a moment of the given clock; `head` and `key` forge it. */
  function token(
    claims: Claims,
    { now, header = {}, key }: { now: Date; header?: Record<string, unknown>; key?: KeyObject },
  ): string {
    const seconds = Math.floor(now.getTime() / 1000);
    const whole = {
      ...{ iss: GOOGLE_ISSUER, aud: GOOGLE_CLIENT, iat: seconds, exp: seconds + 3600 },
      ...{ sub: "1001", email: "ada@example.com", email_verified: true, name: "Ada Lovelace", picture: "" },
      ...claims,
    };
    const signed = `${encode({ alg: "RS256", kid: "key-1", typ: "JWT", ...header })}.${encode(whole)}`;
    const signer = key ?? keys.get("key-1")?.privateKey;
    if (!signer) throw new Error("there is no key");
    return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), signer).toString("base64url")}`;
  }

  return {
    env: { GOOGLE_CLIENT_ID: GOOGLE_CLIENT, GOOGLE_ISSUER, GOOGLE_KEYS_URL: `http://127.0.0.1:${port}/certs` },
    token,
    strangersKey: newKeys().privateKey,
    asked: () => asked,
    close: () => void server.close(),
  };
}
