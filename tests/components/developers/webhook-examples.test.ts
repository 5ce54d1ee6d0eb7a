// The verifiers of the page for developers, run as they stand on requests as they are signed.

import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { NODE_VERIFIER, PYTHON_VERIFIER } from "@/components/developers/webhook-examples";
import { webhookSecret } from "@/lib/server/webhook/secrets";
import { signedHeaders } from "@/lib/server/webhook/sign";

const BODY = '{"type":"order.paid","data":{"title":"放大器 é"}}';
const [SECRET, OLD] = [webhookSecret("i", "web_1", 2), webhookSecret("i", "web_1", 1)];
const now = () => signedHeaders({ id: "evt_1", body: BODY }, [SECRET, OLD], new Date());

interface Case {
  readonly body: string;
  readonly headers: Record<string, string>;
  readonly secret: string;
}

/** Accepted twice, then refused: another body, another secret, another id, an old request, a signature that is none. */
const cases = (): Case[] => [
  { body: BODY, headers: now(), secret: SECRET },
  { body: BODY, headers: now(), secret: OLD },
  { body: BODY.replace("paid", "sent"), headers: now(), secret: SECRET },
  { body: BODY, headers: now(), secret: webhookSecret("i", "web_2", 1) },
  { body: BODY, headers: { ...now(), "webhook-id": "evt_2" }, secret: SECRET },
  { body: BODY, headers: signedHeaders({ id: "e", body: BODY }, [SECRET], new Date(0)), secret: SECRET },
  { body: BODY, headers: { ...now(), "webhook-signature": "v1, v2,x" }, secret: SECRET },
];
const EXPECTED = [true, true, false, false, false, false, false];

function run(program: string, options: string[], code: string): boolean[] {
  const ran = spawnSync(program, [...options, code], { input: JSON.stringify(cases()), encoding: "utf8" });
  expect(ran.stderr).toBe("");
  return JSON.parse(ran.stdout) as boolean[];
}

const NODE_LOOP = `
import { readFileSync } from "node:fs";
const accepts = ({ body, headers, secret }) => {
  try { return verifyWebhook(body, headers, secret).type === "order.paid"; } catch { return false; }
};
console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(accepts)));`;

const PYTHON_LOOP = `
import sys
def accepts(case):
    try:
        return verify_webhook(case["body"].encode(), case["headers"], case["secret"])["type"] == "order.paid"
    except ValueError:
        return False
print(json.dumps([accepts(case) for case in json.loads(sys.stdin.buffer.read().decode())]))`;

describe("a verifier", () => {
  it("in Node.js accepts what we sign and nothing else", () => {
    expect(run("node", ["--input-type=module", "-e"], NODE_VERIFIER + NODE_LOOP)).toEqual(EXPECTED);
  });

  it("in Python accepts what we sign and nothing else", ({ skip }) => {
    if (spawnSync("python3", ["--version"]).status !== 0) skip();
    expect(run("python3", ["-c"], PYTHON_VERIFIER + PYTHON_LOOP)).toEqual(EXPECTED);
  });
});
