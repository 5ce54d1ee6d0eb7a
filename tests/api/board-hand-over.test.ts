// A visitor's board is taken over once, soon, and by whoever has its token alone.

import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { handOverBoard, takeOverBoard } from "@/lib/contracts/board-hand-over";
import { getBoard, getBoardArchive } from "@/lib/contracts/gerber";
import { files, projects } from "@/lib/server/db/tables/project";
import { makeKey } from "../server/mcp/mcp-client";
import { api, setUpApiTest, shop } from "../support/shop-test";

setUpApiTest({ isFresh: false });

const PLUGIN = { cookie: `visitor=${"p".repeat(22)}` };
const BROWSER = { cookie: `visitor=${"b".repeat(22)}` };
const visitorHash = createHash("sha256").update("p".repeat(22)).digest("base64url");
const MINUTE_MS = 60_000;

/** A board of the plug-in's visitor, with its file. */
async function visitorBoard(): Promise<string> {
  const person = await api.signUp();
  const projectId = await shop.addProject(person);
  const owner = { accountId: null, visitorHash };
  await api.db.update(projects).set(owner).where(eq(projects.id, projectId));
  await api.db.update(files).set(owner).where(eq(files.accountId, person.accountId));
  return projectId;
}

const handOver = (projectId: string) => api.call(handOverBoard, { projectId }, PLUGIN);
const takeOver = (token: string, options: Parameters<typeof api.call>[2] = BROWSER) =>
  api.call(takeOverBoard, { token }, options);
const seen = async (projectId: string, options: Parameters<typeof api.call>[2]) =>
  (await api.call(getBoard, { projectId }, options)).code ?? "seen";

describe("a visitor's board", () => {
  it("goes to another visitor with its file, and is no longer the first one's", async () => {
    const projectId = await visitorBoard();
    const { data } = await handOver(projectId);
    expect(await seen(projectId, BROWSER)).toBe("NOT_FOUND");
    expect((await takeOver(data.token)).data).toEqual({ projectId, projectName: "Amplifier" });
    expect(await seen(projectId, BROWSER)).toBe("seen");
    expect(await seen(projectId, PLUGIN)).toBe("NOT_FOUND");
    // Found among the browser's files; the test's store has no bytes of it.
    const archive = await api.fetchFile(getBoardArchive, { projectId }, PLUGIN);
    expect(await archive.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  it("goes to an account where one is signed in", async () => {
    const projectId = await visitorBoard();
    const ann = await api.signUp();
    const { data } = await handOver(projectId);
    expect((await takeOver(data.token, { token: ann.token })).type).toBe("success");
    expect(await seen(projectId, { token: ann.token })).toBe("seen");
    expect(await seen(projectId, PLUGIN)).toBe("NOT_FOUND");
  });

  it("is taken once", async () => {
    const projectId = await visitorBoard();
    const { data } = await handOver(projectId);
    await takeOver(data.token);
    expect((await takeOver(data.token, { cookie: `visitor=${"c".repeat(22)}` })).code).toBe("NOT_FOUND");
    expect(await seen(projectId, BROWSER)).toBe("seen");
  });

  it("is taken within half an hour", async () => {
    const projectId = await visitorBoard();
    const { data } = await handOver(projectId);
    expect(data.expiresAt).toBe(new Date(api.clock.now.getTime() + 30 * MINUTE_MS).toISOString());
    api.advance(30 * MINUTE_MS);
    expect((await takeOver(data.token)).code).toBe("NOT_FOUND");
    expect(await seen(projectId, PLUGIN)).toBe("seen");
  });

  it("is not taken by a token that was changed in any part", async () => {
    const [projectId, other] = [await visitorBoard(), await visitorBoard()];
    const [project = "", time = "", signature = ""] = (await handOver(projectId)).data.token.split(".");
    const changed = [
      [Buffer.from(other).toString("base64url"), time, signature],
      [project, String(Number(time) + 1), signature],
      [project, time, signature.replace(/^./, (sign) => (sign === "A" ? "B" : "A"))],
      [project, time, ""],
      [project, time, signature, ""],
      ["", "", ""],
    ];
    for (const parts of changed) expect((await takeOver(parts.join("."))).type).toBe("error");
    expect(await seen(projectId, BROWSER)).toBe("NOT_FOUND");
    expect(await seen(other, BROWSER)).toBe("NOT_FOUND");
  });
});

describe("handing over", () => {
  it("is its owner's alone", async () => {
    const projectId = await visitorBoard();
    const bob = await api.signUp();
    for (const options of [BROWSER, {}, { token: bob.token }])
      expect((await api.call(handOverBoard, { projectId }, options)).code).toBe("NOT_FOUND");
    expect((await api.call(handOverBoard, { projectId: "missing" }, PLUGIN)).code).toBe("NOT_FOUND");
  });

  it("is refused for an account's board, and to every key", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann);
    expect((await api.call(handOverBoard, { projectId }, { token: ann.token })).code).toBe("NOT_FOUND");
    const key = `Bearer ${await makeKey(api, ann, ["files", "quote", "projects"])}`;
    expect((await api.call(handOverBoard, { projectId }, { token: key })).code).toBe("SCOPE_MISSING");
    expect((await takeOver("x.1.y", { token: key })).code).toBe("SCOPE_MISSING");
  });
});
