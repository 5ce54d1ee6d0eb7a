// A full disk, and a read-only one: on a small file system in memory, which requires the right to mount.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type AttackCase, expectThat, NotApplicable } from "../attack-case";
import { dataOf, EMPTY_ZIP, placeOrder, uploadFile, viewOrder } from "../customer";
import { startInVain, startTarget } from "../target";
import { withPostgres } from "./own-postgres";

const MIB = 1024 ** 2;

async function onSmallDisk(megabytes: number, work: (directory: string) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), "boardwright-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", directory], { stdio: "ignore" });
  } catch {
    rmSync(directory, { recursive: true });
    throw new NotApplicable("this user may not mount a small disk");
  }
  try {
    await work(directory);
  } finally {
    execFileSync("umount", ["-l", directory]);
    rmSync(directory, { recursive: true, force: true });
  }
}

const fillerOf = (directory: string) => path.join(directory, "filler");

/** Fills all remaining space. */
function fill(directory: string): void {
  const { bavail, bsize } = statfsSync(directory);
  try {
    writeFileSync(fillerOf(directory), Buffer.alloc(Number(bavail) * Number(bsize)));
  } catch (error) {
    // The file system reserves some space; ENOSPC is the expected end.
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

const isSentence = (output: string) => output.split("\n").length === 1 && /^[A-Z/].*\.$/.test(output);

const full: AttackCase = {
  id: "R08",
  title: "A full disk: uploads refused, not ready, works again once there is space, does not start while there is none",
  isLong: true,
  run: () =>
    onSmallDisk(300, async (dataDir) => {
      const settings = { MIN_FREE_DISK_MB: "1" };
      const first = await startTarget(settings, { dataDir });
      const { target } = first;
      const { token } = await target.signUp();
      const fileUrl = await uploadFile(target, token, EMPTY_ZIP, "board.zip", 8);
      const orderId = await placeOrder(target, token);
      fill(dataDir);
      for (const size of [0, 8 * MIB]) {
        const sent = await target.upload(Buffer.concat([EMPTY_ZIP, Buffer.alloc(size)]), { token });
        const { code, message } = sent.body as { code?: string; message?: string };
        expectThat(
          sent.status === 507 && code === "STORAGE_FULL",
          `an upload was answered ${sent.status} ${code ?? ""}`,
        );
        expectThat((message ?? "").length > 10, "its answer says nothing");
      }
      const ready = await target.call("/api/ready");
      const { storage } = (ready.body.data ?? {}) as { storage?: boolean };
      expectThat(ready.status === 503 && storage === false, `ready was answered ${ready.status}`);
      expectThat((await target.call("/api/health")).status === 200, "it is not alive");
      expectThat((await viewOrder(target, token, orderId)).status === "Submitted", "orders are not readable");
      rmSync(fillerOf(dataDir));
      expectThat((await target.call("/api/ready")).status === 200, "it is not ready though there is space again");
      await uploadFile(target, token, EMPTY_ZIP, "board.zip", 8);
      const second = await placeOrder(target, token);
      expectThat((await first.end("SIGTERM")) === 0, "it did not end in good order");
      fill(dataDir);
      const { code, output } = await startInVain(settings, dataDir);
      expectThat(
        code === 1 && isSentence(output) && /full/.test(output),
        `a start on a full disk: ${code} ${output.slice(0, 300)}`,
      );
      rmSync(fillerOf(dataDir));
      const again = await startTarget(settings, { dataDir });
      try {
        for (const id of [orderId, second]) await viewOrder(again.target, token, id);
        expectThat((await again.target.call(`/api/eda/file/${fileUrl}`, { token })).status === 200, "a file is lost");
      } finally {
        await again.end("SIGTERM");
      }
    }),
};

const readOnly: AttackCase = {
  id: "R09",
  title: "Storage that turned read-only: not ready, uploads refused, orders readable",
  isLong: true,
  run: () =>
    withPostgres((postgres) =>
      onSmallDisk(50, async (dataDir) => {
        const settings = { MIN_FREE_DISK_MB: "1", DATABASE_URL: postgres.url };
        const { target, end } = await startTarget(settings, { dataDir });
        const remount = (mode: "ro" | "rw") => execFileSync("mount", ["-o", `remount,${mode}`, dataDir]);
        try {
          const { token } = await target.signUp();
          const orderId = await placeOrder(target, token);
          remount("ro");
          expectThat((await target.call("/api/ready")).status === 503, "it says that it is ready");
          const sent = await target.upload(EMPTY_ZIP, { token });
          expectThat(sent.body.type === "error" && sent.status >= 500, `an upload was answered ${sent.status}`);
          expectThat((await viewOrder(target, token, orderId)).status === "Submitted", "orders are not readable");
          dataOf(await target.call("/api/eda/order/list", { token }), "the list of orders");
          remount("rw");
          await uploadFile(target, token, EMPTY_ZIP, "board.zip", 8);
          expectThat((await target.call("/api/ready")).status === 200, "it is not ready though it can write again");
        } finally {
          await end("SIGTERM");
        }
        remount("ro");
        const { code, output } = await startInVain(settings, dataDir);
        expectThat(
          code === 1 && isSentence(output) && /read-only/.test(output),
          `a start: ${code} ${output.slice(0, 300)}`,
        );
      }),
    ),
};

export const disk: AttackCase[] = [full, readOnly];
