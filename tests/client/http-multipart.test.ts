// Files on their way out. In Node: jsdom's files lose their bytes on the way to the mock.

import { describe, expect, it } from "vitest";
import { uploadFile } from "@/lib/contracts/file";
import { call } from "@/lib/client/transport/call";
import { createHttp } from "@/lib/client/transport/http";
import { startMockApi } from "@/tests/support/mock-api/mock-api";

const mock = startMockApi();

describe("a multipart call", () => {
  it("carries the file under its name beside the fields, and leaves out what is not there", async () => {
    const input = {
      file: new File(["12345"], "板.zip"),
      fileType: 8,
      originalFileName: "板.zip",
      batchUid: undefined,
      importType: "",
    };
    await call(uploadFile, input, { instance: createHttp({ baseURL: "http://boards.example" }) });
    const [seen] = mock.calls("uploadFile");
    expect(seen?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen?.body).toEqual({ file: "板.zip (5)", fileType: "8", originalFileName: "板.zip", importType: "" });
  });
});
