// @vitest-environment jsdom
// Files as answers: the data, the header, and the name that the header gives (RFC 6266).

import { describe, expect, it } from "vitest";
import { downloadFile } from "@/lib/contracts/file";
import { call } from "@/lib/client/transport/call";
import { fileNameOf } from "@/lib/client/upload/download";
import { request } from "@/lib/client/transport/http";
import { contentDisposition } from "@/lib/server/http/answer";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { failureOf } from "./failure-of";
import { startPageDouble } from "./page-double";

const mock = startMockApi();
const page = startPageDouble();

describe("an answer with a content-disposition header", () => {
  it("is the file's bytes, its type, the header and the name in it", async () => {
    const header = "attachment; filename=\"bom.xls\"; filename*=UTF-8''%E6%9D%BF-quote.xls";
    const headers = { "content-disposition": header, "content-type": "application/vnd.ms-excel" };
    mock.respond("downloadFile", () => new Response(new Uint8Array([0, 255, 128, 10]), { headers }));
    const answer = await call(downloadFile, { fileUrl: "f" });
    expect([...new Uint8Array(await answer.file.arrayBuffer())]).toEqual([0, 255, 128, 10]);
    expect(answer.file.type).toBe("application/vnd.ms-excel");
    expect({ name: answer.name, header: answer.header }).toEqual({ name: "板-quote.xls", header });
  });

  it("is a file from any endpoint, also one that holds JSON", async () => {
    const headers = { "content-disposition": "attachment; filename=document.json" };
    mock.respond("getUser", () => Response.json({ type: "error", message: "only text in a file" }, { headers }));
    const answer = await request<{ file: Blob; name: string }>({ url: "/api/eda/user" });
    expect(answer.name).toBe("document.json");
    expect(page.toasts).toEqual([]);
  });

  it("is not made of a refusal, which is shown as every other", async () => {
    mock.fail("downloadFile", { kind: "refusal", code: "NOT_FOUND", message: "Not here" });
    expect((await failureOf(call(downloadFile, { fileUrl: "f" }))).code).toBe("NOT_FOUND");
    expect(page.toasts).toEqual([{ level: "error", message: "Not here" }]);
  });
});

describe("a download's name", () => {
  it.each([
    ["attachment; filename=plain.zip", "plain.zip"],
    ['attachment; filename="with space; and semicolon.zip"', "with space; and semicolon.zip"],
    [String.raw`attachment; filename="a \"quoted\" name.zip"`, 'a "quoted" name.zip'],
    ["attachment; filename*=UTF-8''%e2%82%ac%20rates.txt; filename=rates.txt", "€ rates.txt"],
    ["attachment; FILENAME*=utf-8'en'na%C3%AFve.txt", "naïve.txt"],
    ["attachment; filename*=iso-8859-1''%A3%20rates.txt", "£ rates.txt"],
    ['attachment; filename="equal=sign\'s.zip"', "equal=sign's.zip"],
    ["attachment; filename*=UTF-8''%ZZ; filename=fallback.txt", "fallback.txt"],
    ["attachment; filename*=unknown''x; filename=fallback.txt", "fallback.txt"],
    ['attachment; filename="../../etc/passwd"', "passwd"],
    [String.raw`attachment; filename="C:\\boards\\top.gbr"`, "top.gbr"],
    ["attachment; filename*=UTF-8''..%2F..%2Fevil.txt", "evil.txt"],
    ["attachment; filename=..", "download"],
    ["attachment", "download"],
    ["inline; name=x", "download"],
  ])("in %s is %s", (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });

  it.each(["板匠 报价.xls", 'quote "a"; b%20.zip', "it's (1)*.gbr", "naïve 100%.txt"])(
    "%s survives the way through the server's header",
    (name) => {
      expect(fileNameOf(contentDisposition(name, "attachment"))).toBe(name);
    },
  );
});
