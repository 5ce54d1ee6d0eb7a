// Profile: names, a new email address, an avatar, and the tips that were seen.

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getUser, login, register } from "@/lib/contracts/account";
import { requestCode } from "@/lib/contracts/account-access";
import { getAvatar, keepTips, removeAvatar, setAvatar, updateUser } from "@/lib/contracts/account-profile";
import { uploadFile } from "@/lib/contracts/file";
import { createTestApi, type TestApi } from "../support/api";
import { lastCode, runCodeJobs, sentMessages } from "../support/codes";
import { emptyDatabase } from "../support/database";
import { BASELINE_JPEG, greyPng, talkativeJpeg } from "../support/pictures";
import { standIn } from "../support/stand-in";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => emptyDatabase(api.db));

const userOf = async (token: string) => (await api.call(getUser, {}, { token })).data;

describe("personal information", () => {
  const ADA = {
    username: "Ada Lovelace",
    jobTitle: "Analyst",
    industry: "Computing",
    companyName: "Analytical Engines",
    phone: "+44 20 7946 0018",
    url: "https://example.com/ada",
  };

  it("is changed by its own person alone, field by field", async () => {
    expect((await api.call(updateUser, ADA)).status).toBe(403);
    const { token, email } = await api.signUp();
    const neighbour = await api.signUp();
    const before = await userOf(neighbour.token);
    expect((await api.call(updateUser, ADA, { token })).data).toMatchObject({ ...ADA, email });
    expect((await api.call(updateUser, { jobTitle: "" }, { token })).data).toMatchObject({ ...ADA, jobTitle: "" });
    expect(await userOf(token)).toMatchObject({ ...ADA, jobTitle: "" });
    expect(await userOf(neighbour.token)).toEqual(before);
  });

  it.each([
    ["url", "javascript:alert(1)", "Enter a web address that starts with http:// or https://"],
    ["url", "example.com", "Enter a web address that starts with http:// or https://"],
    ["phone", "call me", "Enter a phone number, such as +1 555 010 0199"],
    ["email", "not-an-address", "Enter an email address such as name@example.com"],
    ["email", "", "Required"],
    ["username", "x".repeat(101), "Too long"],
    ["companyName", "a\u0000b", "Contains characters that can't be used"],
  ])("with %s %j is refused at that field, and nothing is changed", async (field, value, message) => {
    const { token } = await api.signUp();
    const before = await userOf(token);
    const answer = await api.call(updateUser, { jobTitle: "Analyst", [field]: value }, { token });
    expect([answer.code, answer.data]).toEqual(["INVALID_INPUT", [{ field, message }]]);
    expect(await userOf(token)).toEqual(before);
  });

  it("is saved with a message in the reader's language", async () => {
    const { token } = await api.signUp();
    const save = (locale: string) => api.call(updateUser, { jobTitle: "" }, { token, headers: { "x-locale": locale } });
    expect(await save("en")).toMatchObject({ type: "success", message: "Profile saved." });
    expect(await save("zh")).toMatchObject({ type: "success", message: "个人信息已保存。" });
    expect(await api.call(getUser, {}, { token })).toMatchObject({ type: "success", message: "" });
  });

  it("takes nothing that is not the person's to say", async () => {
    const { token, accountId } = await api.signUp();
    const more = { id: "x", info: "x", isStaff: true, contactConfirmed: true, password: "x", emailCanonical: "x@y.zz" };
    const answer = await api.callRaw(updateUser, { username: "Ada", ...more }, { token });
    expect(answer.data).toMatchObject({ username: "Ada", info: accountId, contactConfirmed: false });
  });
});

describe("a new address", () => {
  const FRESH = "ada.new@example.com";

  it("counts when its code has come back; the old mailbox is told, and opens nothing any more", async () => {
    const { token, email } = await api.signUp();
    const { link: oldLink } = await lastCode(api, email);
    const asked = await api.call(updateUser, { username: "Ada", email: FRESH }, { token });
    expect(asked.code).toBe("EMAIL_CODE_NEEDED");
    expect(await userOf(token)).toMatchObject({ username: "", email });
    await api.call(requestCode, { account: FRESH, purpose: "email" }, { token });
    const { typed } = await lastCode(api, FRESH);
    const wrong = typed === "000000" ? "000001" : "000000";
    expect((await api.call(updateUser, { email: FRESH, code: wrong }, { token })).code).toBe("CODE_WRONG");
    const changed = await api.call(updateUser, { username: "Ada", email: FRESH, code: typed }, { token });
    expect(changed.data).toMatchObject({ username: "Ada", email: FRESH, contactConfirmed: true });
    const mails = (await sentMessages(api)).filter(({ subject }) => subject === "Your email address was changed");
    expect(mails.map(({ to }) => to)).toEqual([email]);
    expect(oldLink).not.toBe("");
    expect((await api.call(login, { account: email, password: "correct horse battery" })).code).toBe(
      "WRONG_CREDENTIALS",
    );
    expect((await api.call(login, { account: FRESH, password: "correct horse battery" })).type).toBe("success");
  });

  it("that is another account's says so only to whoever reads its mail", async () => {
    const { token, email } = await api.signUp();
    const neighbour = await api.signUp();
    // The code of the registration is written first: jobs of several people have no order among themselves.
    await runCodeJobs(api);
    const known = await api.call(requestCode, { account: neighbour.email, purpose: "email" }, { token });
    const unknown = await api.call(requestCode, { account: FRESH, purpose: "email" }, { token });
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
    const change = { email: neighbour.email };
    expect((await api.call(updateUser, { ...change, code: "123456" }, { token })).code).toBe("CODE_WRONG");
    const { typed } = await lastCode(api, neighbour.email);
    expect((await api.call(updateUser, { ...change, code: typed }, { token })).code).toBe("ACCOUNT_EXISTS");
    expect((await userOf(token)).email).toBe(email);
    expect((await userOf(neighbour.token)).email).toBe(neighbour.email);
  });

  it("in another spelling is the same one and needs no code", async () => {
    const { token, email } = await api.signUp();
    const answer = await api.call(updateUser, { email: email.toUpperCase(), username: "Ada" }, { token });
    expect(answer.data).toMatchObject({ email, username: "Ada" });
  });
});

describe("an avatar", () => {
  async function upload(content: Buffer, { token, fileType = 13, name = "me.jpg" }: Sending) {
    const form = new FormData();
    form.set("fileType", String(fileType));
    form.set("file", new File([new Uint8Array(content)], name));
    const headers = { host: "localhost:3000", "x-locale": "en", authorization: token };
    const response = await api.send(`http://localhost:3000${uploadFile.path}`, { method: "POST", body: form, headers });
    return (await response.json()) as { type: string; code?: string; message: string; data: { fileUrl: string } };
  }
  type Sending = { token: string; fileType?: number; name?: string };

  const keyOf = (avatar: string) => avatar.split("/").at(-1) ?? "";
  const fetchAvatar = (key: string) => api.fetchFile(getAvatar, { key });

  function storedFiles(): string[] {
    const folder = path.join(api.deps.environment.dataDir, "files");
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  }

  it("is shown to everybody under a random key, without what its camera wrote into it", async () => {
    const { token } = await api.signUp();
    const { data } = await upload(talkativeJpeg(BASELINE_JPEG), { token });
    const before = storedFiles().length;
    const { avatar } = (await api.call(setAvatar, { fileUrl: data.fileUrl }, { token })).data;
    // The upload itself is gone.
    expect(storedFiles()).toHaveLength(before);
    expect(avatar).toMatch(/^\/api\/eda\/user\/avatar\/[0-9a-f]{32}$/);
    expect((await userOf(token)).avatar).toBe(avatar);
    const response = await fetchAvatar(keyOf(avatar));
    expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
      200,
      "image/jpeg",
      "public, max-age=86400",
    ]);
    expect(Buffer.from(await response.arrayBuffer()).equals(BASELINE_JPEG)).toBe(true);
  });

  it("is replaced and taken away for good", async () => {
    const { token } = await api.signUp();
    const set = async (content: Buffer, name: string) => {
      const { data } = await upload(content, { token, name });
      return keyOf((await api.call(setAvatar, { fileUrl: data.fileUrl }, { token })).data.avatar);
    };
    const first = await set(BASELINE_JPEG, "a.jpg");
    const second = await set(greyPng(4, 4), "b.png");
    expect((await fetchAvatar(second)).headers.get("content-type")).toBe("image/png");
    expect(storedFiles()).not.toContain(first);
    expect((await api.call(removeAvatar, {}, { token })).data.avatar).toBe("");
    for (const key of [first, second, "0".repeat(32), "../secret"]) {
      expect(((await (await fetchAvatar(key)).json()) as { code: string }).code, key).toBe("NOT_FOUND");
    }
    expect(storedFiles()).not.toContain(second);
  });

  it("is not made of another's upload, of another kind of file, or of one that is no whole picture", async () => {
    const mine = await api.signUp();
    const neighbour = await api.signUp();
    const theirs = await upload(BASELINE_JPEG, { token: neighbour.token });
    const general = await upload(BASELINE_JPEG, { token: mine.token, fileType: 10 });
    const broken = await upload(BASELINE_JPEG.subarray(0, 200), { token: mine.token });
    const set = async (fileUrl: string) => (await api.call(setAvatar, { fileUrl }, { token: mine.token })).code;
    expect(await set(theirs.data.fileUrl)).toBe("NOT_FOUND");
    expect(await set(general.data.fileUrl)).toBe("NOT_FOUND");
    expect(await set("missing")).toBe("NOT_FOUND");
    expect(await set(broken.data.fileUrl)).toBe("WRONG_FILE_FORMAT");
    expect((await userOf(mine.token)).avatar).toBe("");
    const { data } = await api.call(setAvatar, { fileUrl: theirs.data.fileUrl }, { token: neighbour.token });
    expect(data.avatar).not.toBe("");
  });

  it("of more than 1 MB, or of another kind than its name says, is refused at the upload", async () => {
    const { token } = await api.signUp();
    const large = await upload(Buffer.concat([BASELINE_JPEG, Buffer.alloc(1024 * 1024)]), { token });
    expect([large.code, large.message]).toEqual(["FILE_TOO_LARGE", "The file is larger than 1 MB."]);
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
    for (const name of ["me.svg", "me.png"])
      expect((await upload(svg, { token, name })).code).toBe("WRONG_FILE_FORMAT");
    expect((await upload(greyPng(2, 2), { token, name: "me.jpg" })).code).toBe("WRONG_FILE_FORMAT");
  });

  it("is set and taken away by its own person alone", async () => {
    expect((await api.call(setAvatar, { fileUrl: "x" })).status).toBe(403);
    expect((await api.call(removeAvatar, {})).status).toBe(403);
    const { token } = await api.signUp();
    expect((await api.call(setAvatar, { fileUrl: "" }, { token })).code).toBe("INVALID_INPUT");
  });
});

describe("the tips that were seen", () => {
  it("are kept one by one, and nothing else with them", async () => {
    expect((await api.call(keepTips, { point: { crtSim: true } })).status).toBe(403);
    const { token } = await api.signUp();
    const neighbour = await api.signUp();
    await api.call(keepTips, { point: { crtSim: true } }, { token });
    const forged = standIn('{"couponTip":"1","isStaff":true,"__proto__":{"x":1}}');
    const { data } = await api.call(keepTips, { point: forged }, { token });
    expect(JSON.parse(data.pointOut)).toEqual({ crtSim: true, couponTip: true });
    expect((await userOf(neighbour.token)).pointOut).toBe("{}");
    for (const point of ["maybe", "[1]", '{"crtSim":"perhaps"}']) {
      expect((await api.call(keepTips, { point: standIn(point) }, { token })).code).toBe("INVALID_INPUT");
    }
  });
});

it("registering makes the one identity that a change of address keeps", async () => {
  const { token } = await api.signUp();
  await api.call(requestCode, { account: "once@example.com", purpose: "email" }, { token });
  const { typed } = await lastCode(api, "once@example.com");
  await api.call(updateUser, { email: "Once@Example.com", code: typed }, { token });
  const again = await api.call(register, { account: "once@example.com", password: "correct horse battery" });
  expect(again.code).toBe("ACCOUNT_EXISTS");
});
