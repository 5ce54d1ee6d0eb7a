// Files in a bucket whose server is busy, slow, or breaks off; against a double of the S3 API.

import { rmSync } from "node:fs";
import { startFaultProxy } from "../../../tests/support/s3/fault-proxy";
import { startS3Double } from "../../../tests/support/s3/s3-double";
import { type AttackCase, expectThat } from "../attack-case";
import { EMPTY_ZIP, placeOrder, uploadFile, viewOrder } from "../customer";
import { startInVain, startTarget, temporaryData } from "../target";

const MIB = 1024 ** 2;
const LARGE = Buffer.concat([EMPTY_ZIP, Buffer.alloc(12 * MIB)]);

const faulty: AttackCase = {
  id: "R12",
  title: "A file store that answers 503, slowly or half",
  isLong: true,
  run: async () => {
    const double = await startS3Double();
    const proxy = await startFaultProxy(double.port);
    const { endpoint, region, bucket, credentials } = double.settings({}, proxy.port);
    const settings = {
      ...{ S3_ENDPOINT: endpoint ?? "", S3_REGION: region, S3_BUCKET: bucket, S3_FORCE_PATH_STYLE: "1" },
      S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? "",
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? "",
    };
    const { target, stop } = await startTarget(settings);
    try {
      const { token } = await target.signUp();
      const fileUrl = await uploadFile(target, token, LARGE, "board.zip", 8);
      const download = () => target.call(`/api/eda/file/${fileUrl}`, { token });
      const stored = double.bucket.objects.size;
      for (const fault of ["busy", "stall", "deaf"] as const) {
        proxy.fail(() => fault);
        const sent = await target.upload(LARGE, { token });
        expectThat(
          sent.status === 503 && sent.body.code === "UNAVAILABLE" && sent.headers.get("retry-after") !== null,
          `an upload to a store that is ${fault} was answered ${sent.status} ${String(sent.body.code)}`,
        );
        const answer = await download();
        expectThat(answer.status === 503, `a download from a store that is ${fault} was answered ${answer.status}`);
        const ready = await target.call("/api/ready");
        expectThat(ready.status === 503, `ready was answered ${ready.status} while the store is ${fault}`);
        expectThat((await target.call("/api/health")).status === 200, "it is not alive");
        expectThat((await target.call("/order/manufacturing/pcb")).status === 200, "the page of quotes does not work");
        const orderId = await placeOrder(target, token);
        expectThat((await viewOrder(target, token, orderId)).status === "Submitted", "orders cannot be placed");
        proxy.fail(() => null);
        // A store that takes requests without answering may have begun an upload that cannot be ended; the sweep does.
        if (fault === "busy") expectThat(double.bucket.uploads.size === 0, "parts of failed uploads were left");
      }
      proxy.fail((_passing, number) => (number === 1 ? { cutAfter: 3 * MIB } : null));
      expectThat((await download()).text.length > 0, "a download whose connection was cut did not go on");
      proxy.fail(() => null);
      await uploadFile(target, token, LARGE, "board.zip", 8);
      expectThat(double.bucket.objects.size <= stored + 1, "objects of failed uploads were left");
      const dataDir = temporaryData();
      const wrong = await startInVain({ ...settings, S3_SECRET_ACCESS_KEY: "wrong" }, dataDir);
      rmSync(dataDir, { recursive: true, force: true });
      expectThat(wrong.code === 1 && /S3_SECRET_ACCESS_KEY: the/.test(wrong.output), `a start: ${wrong.output}`);
    } finally {
      await stop();
      proxy.end();
      double.end();
    }
  },
};

export const bucketFaults: AttackCase[] = [faulty];
