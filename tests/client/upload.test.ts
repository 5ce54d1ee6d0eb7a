// Sending files: what leaves, what does not and why, progress, cancel, another try. In Node, for its files.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FILE_TYPES, MAX_FILE_BYTES, MAX_FILES_PER_BATCH, type UploadedFile } from "@/lib/contracts/file";
import { ApiError } from "@/lib/client/transport/api-error";
import { createHttp } from "@/lib/client/transport/http";
import { connectClient } from "@/lib/client/ports";
import { createUploader, sendFile, type SendFileOptions, toPercent } from "@/lib/client/upload/upload";
import { refuseFile, UPLOAD_RULES, type UploadPurpose } from "@/lib/client/upload/upload-rules";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { FILES_PER_BATCH } from "@/stores/upload-queue";
import { failureOf } from "./failure-of";

const mock = startMockApi();
const toasts: string[] = [];
const instance = createHttp({ baseURL: "http://boards.example" });
const MB = 1024 * 1024;

beforeEach(() => {
  toasts.length = 0;
  const text = (key: string, values: object = {}) => [key, ...Object.values(values)].join(" ");
  connectClient({ toast: (_, message) => void toasts.push(message), text, locale: () => "en" });
});
afterEach(() => connectClient({}));

describe("a file", () => {
  it("is sent with its kind, its own name and its batch, and answers its handle", async () => {
    const file = new File(["12345"], "amp 板.zip");
    const answer = await sendFile(file, { purpose: "gerber", batchUid: "b1", instance });
    expect(answer.fileUrl).toBe("file_1");
    expect(mock.calls("uploadFile")[0]?.body).toEqual({
      file: "amp 板.zip (5)",
      fileType: "8",
      originalFileName: "amp 板.zip",
      batchUid: "b1",
    });
  });

  it("says how far it is, from 0 to 100", async () => {
    const percents: number[] = [];
    const file = new File([new Uint8Array(300_000)], "amp.zip");
    await sendFile(file, { purpose: "gerber", onPercent: (percent) => percents.push(percent), instance });
    expect(percents[0]).toBe(0);
    expect(percents.at(-1)).toBe(100);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
  });

  // 1 of 3 bytes is 33.3 %, 2 of 3 are 66.7 %, 999 of 1000 are not yet all.
  it.each([
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 66],
    [999, 1000, 99],
    [3, 3, 100],
    [4, 3, 100],
    [0, 0, 0],
  ])("%i of %i bytes are %i percent", (loaded, total, percent) => {
    expect(toPercent(loaded, total)).toBe(percent);
  });

  it("of the wrong type never leaves, and the message names the types that may", async () => {
    const error = await failureOf(sendFile(new File(["x"], "board.exe"), { purpose: "bom", instance }));
    expect(error).toMatchObject({ code: "WRONG_FILE_FORMAT", data: { endings: ["xlsx", "xls", "csv", "tsv", "txt"] } });
    expect(toasts).toEqual(["client.wrongFileType board.exe .xlsx .xls .csv .tsv .txt"]);
    expect(mock.calls("uploadFile")).toEqual([]);
  });

  it("that is empty never leaves", async () => {
    expect((await failureOf(sendFile(new File([], "a.zip"), { purpose: "gerber", instance }))).code).toBe("EMPTY_FILE");
    expect(mock.calls("uploadFile")).toEqual([]);
  });

  it("is refused quietly where the caller says it itself", async () => {
    await failureOf(sendFile(new File([], "a.zip"), { purpose: "gerber", isQuiet: true, instance }));
    expect(toasts).toEqual([]);
  });

  it("that was cancelled on its way is silent", async () => {
    mock.fail("uploadFile", { kind: "hang" });
    const controller = new AbortController();
    const failure = failureOf(
      sendFile(new File(["x"], "a.zip"), { purpose: "gerber", signal: controller.signal, instance }),
    );
    await vi.waitFor(() => expect(mock.calls("uploadFile")).toHaveLength(1));
    controller.abort();
    expect((await failure).kind).toBe("cancelled");
    expect(toasts).toEqual([]);
  });
});

describe("the limit of a purpose", () => {
  const limits: [UploadPurpose, string, number][] = [
    ["import", "a.sch", 50],
    ["gerber", "a.rar", 100],
    ["general", "a.pdf", 100],
    ["bom", "a.xls", 5],
    ["coordinates", "a.csv", 5],
    ["contact", "a.zip", 50],
    ["forum", "a.zip", 50],
    ["feedback", "a.zip", 100],
    ["avatar", "a.png", 1],
    ["image", "a.jpg", 5],
    ["cover", "a.jpg", 1],
    ["boardPicture", "a.png", 1],
  ];

  it.each(limits)(
    "%s: %s may have %i MB and not one byte more; the message names the limit",
    (purpose, name, limit) => {
      const rule = UPLOAD_RULES[purpose];
      expect(refuseFile({ name, size: limit * MB }, rule)).toBeNull();
      const refusal = refuseFile({ name, size: limit * MB + 1 }, rule);
      expect(refusal).toMatchObject({
        code: "FILE_TOO_LARGE",
        message: `client.fileTooLarge ${name} ${limit}`,
        data: { maxBytes: limit * MB },
      });
    },
  );

  it("is never above what the server takes of its kind", () => {
    const above = Object.values(UPLOAD_RULES).filter(
      (rule) => rule.maxMegabytes * MB > (MAX_FILE_BYTES[rule.fileType] ?? 0),
    );
    expect(above).toEqual([]);
    expect(Object.keys(UPLOAD_RULES).sort()).toEqual(limits.map(([purpose]) => purpose).sort());
    expect(FILES_PER_BATCH).toBe(MAX_FILES_PER_BATCH);
    expect(new Set(Object.values(UPLOAD_RULES).map((rule) => rule.fileType))).toEqual(
      new Set(Object.values(FILE_TYPES)),
    );
  });

  it.each([
    ["gerber", "A.ZIP", true],
    ["gerber", "a.rar", true],
    ["gerber", "a.7z", false],
    ["import", "a.sch", true],
    ["import", "a.pcb", true],
    ["import", "zip", false],
    ["bom", "a.csv", true],
    ["bom", "a.pdf", false],
    ["image", "a.jpg", true],
    ["image", "a.png", true],
    ["image", "a.svg", false],
  ] as const)("as %s, %s may be sent: %s", (purpose, name, mayBe) => {
    expect(refuseFile({ name, size: 1 }, UPLOAD_RULES[purpose]) === null).toBe(mayBe);
  });
});

describe("a batch", () => {
  /** Uploads that the test lets succeed or fail. */
  function createLine() {
    const sent: {
      file: File;
      options: SendFileOptions;
      resolve: (fileUrl: string) => void;
      reject: (error: unknown) => void;
    }[] = [];
    const send = (file: File, options: SendFileOptions) =>
      new Promise<UploadedFile>((resolve, reject) => {
        const arrive = (fileUrl: string) => resolve({ fileUrl, fileName: file.name, size: file.size, sha256: "" });
        sent.push({ file, options, resolve: arrive, reject });
      });
    return { sent, send };
  }
  const files = (count: number) => Array.from({ length: count }, (_, at) => new File(["x"], `${at}.zip`));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

  it("sends each file under one batchUid and shows progress and arrival", async () => {
    const { sent, send } = createLine();
    const uploader = createUploader("gerber", send);
    expect(uploader.add(files(2))).toBe(true);
    expect(new Set(sent.map(({ options }) => options.batchUid)).size).toBe(1);
    sent[0]?.options.onPercent?.(40);
    sent[1]?.resolve("file_b");
    await settle();
    expect(uploader.queue.getState().items).toMatchObject([
      { name: "0.zip", status: "sending", percent: 40, fileUrl: null },
      { name: "1.zip", status: "done", percent: 100, fileUrl: "file_b" },
    ]);
  });

  it("takes eight files; a ninth, or nine at once, are refused as a whole and said so", () => {
    const { sent, send } = createLine();
    const nine = createUploader("gerber", send);
    expect(nine.add(files(9))).toBe(false);
    expect([sent.length, toasts]).toEqual([0, ["TOO_MANY_FILES"]]);
    const eight = createUploader("gerber", send);
    expect(eight.add(files(8))).toBe(true);
    expect(eight.add(files(1))).toBe(false);
    expect(sent).toHaveLength(8);
  });

  it("says why a file failed, and sends it again on demand", async () => {
    const { sent, send } = createLine();
    const uploader = createUploader("gerber", send);
    uploader.add(files(1));
    sent[0]?.reject(new ApiError("FILE_TOO_LARGE", "too large", { kind: "refused" }));
    await settle();
    const failed = uploader.queue.getState().items[0];
    expect(failed).toMatchObject({ status: "failed", failure: { code: "FILE_TOO_LARGE", message: "too large" } });
    uploader.retry(failed?.id ?? "");
    sent[1]?.resolve("file_a");
    await settle();
    expect(uploader.queue.getState().items).toMatchObject([{ status: "done", fileUrl: "file_a", failure: null }]);
  });

  it("stops a cancelled file, whose late words are not heard, and can send it again", async () => {
    const { sent, send } = createLine();
    const uploader = createUploader("gerber", send);
    uploader.add(files(1));
    const id = uploader.queue.getState().items[0]?.id ?? "";
    uploader.cancel(id);
    expect(sent[0]?.options.signal?.aborted).toBe(true);
    sent[0]?.options.onPercent?.(90);
    sent[0]?.reject(new ApiError("CANCELLED", "", { kind: "cancelled" }));
    await settle();
    expect(uploader.queue.getState().items).toMatchObject([{ status: "cancelled", percent: 0, failure: null }]);
    uploader.retry(id);
    expect(uploader.queue.getState().items).toMatchObject([{ status: "sending", percent: 0 }]);
    expect(sent).toHaveLength(2);
  });

  it("does not take the late answer of a cancelled try for that of the next one", async () => {
    const { sent, send } = createLine();
    const uploader = createUploader("gerber", send);
    uploader.add(files(1));
    const id = uploader.queue.getState().items[0]?.id ?? "";
    uploader.cancel(id);
    uploader.retry(id);
    sent[0]?.resolve("file_of_the_first_try");
    await settle();
    expect(uploader.queue.getState().items).toMatchObject([{ status: "sending", fileUrl: null }]);
    sent[1]?.resolve("file_b");
    await settle();
    expect(uploader.queue.getState().items).toMatchObject([{ status: "done", fileUrl: "file_b" }]);
  });

  it("forgets a removed file and stops it", () => {
    const { sent, send } = createLine();
    const uploader = createUploader("gerber", send);
    uploader.add(files(1));
    uploader.remove(uploader.queue.getState().items[0]?.id ?? "");
    expect(uploader.queue.getState().items).toEqual([]);
    expect(sent[0]?.options.signal?.aborted).toBe(true);
  });
});
