// Commands on boards over the real API: from files to a price, a check and a prepared order.

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { listCart } from "@/lib/contracts/cart";
import { listOrders } from "@/lib/contracts/order";
import { quotePcb } from "@/lib/contracts/pcb";
import { zip } from "../../support/archives";
import { ADDRESS, makeKey, READERS, runCli, sendTo } from "../../support/cli";
import { api, setUpApiTest } from "../../support/shop-test";
import type { Person } from "../../support/shop";
import { BOARD_FILES } from "../../support/small-board";
import { temporaryDirectory } from "../../support/temporary-directory";

setUpApiTest({ deps: READERS, isFresh: false });

let person: Person;
let key: string;
let folder: string;
beforeAll(async () => {
  person = await api.signUp();
  key = await makeKey(api, person, ["quote", "files", "orders:read", "orders:write"]);
  folder = temporaryDirectory();
  writeFileSync(path.join(folder, "board.zip"), zip(BOARD_FILES));
});

const cli = (argv: string[], { env = {}, ...setting }: Partial<Parameters<typeof runCli>[1]> = {}) =>
  runCli(argv, { send: sendTo(api), cwd: folder, env: { BOARDWRIGHT_API_KEY: key, ...env }, ...setting });

interface QuoteJson {
  version: number;
  command: string;
  exit: number;
  board: { projectId: string; facts: Record<string, unknown> } | null;
  specification: Record<string, unknown>;
  price: { isPriced: boolean; currency: string; total: string | null; lines: { name: string; amount: string }[] };
  quoteUrl: string;
}

describe("quote", () => {
  it("prices a board by its size as the API does", async () => {
    const argv = ["quote", "--layers", "4", "--width", "60", "--height", "50", "--quantity", "50", "--json"];
    const result = await cli(argv);
    const answer = result.json<QuoteJson>();
    // 60 × 50 mm, 4 layers, 50 pieces: 25 + 95 × 0.15 = 39.25.
    expect([result.exit, answer.price.total, answer.price.currency]).toEqual([0, "39.25", "USD"]);
    expect([answer.version, answer.command, answer.exit, answer.board]).toEqual([1, "quote", 0, null]);
    expect(result.err).toBe("");
  });

  it("measures files, takes what is asked for, and shows the same total to people", async () => {
    const options = ["--quantity", "10", "--finish", "enig", "--color", "BLACK", "--thickness", "1.0"];
    const result = await cli(["quote", "board.zip", ...options, "--json"]);
    const { board, specification, price, quoteUrl } = result.json<QuoteJson>();
    expect(board?.facts).toMatchObject({ widthMm: 20, heightMm: 10, layers: 2 });
    expect(specification).toMatchObject({
      ...{ widthMm: 20, heightMm: 10, layers: 2, quantity: 10 },
      ...{ surfaceFinish: "ENIG", solderMaskColor: "Black", thicknessMm: 1 },
    });
    const direct = await api.call(quotePcb, specification, { token: person.token });
    expect(Number(price.total) * 1_000_000).toBe(direct.data.total.amountMicro);
    expect(quoteUrl.startsWith(`${ADDRESS}/order/manufacturing/pcb?`)).toBe(true);
    expect(new URL(quoteUrl).searchParams.get("project")).toBe(board?.projectId);
    expect(result.err).toContain("Uploading board.zip");

    const shown = await cli(["quote", "--project", board?.projectId ?? "", ...options]);
    expect(shown.exit).toBe(0);
    expect(shown.out).toContain(`Total $${price.total}`);
    expect(shown.out).toContain("ENIG");
    expect(shown.out).not.toContain("\u001b");
    const chinese = await cli(["quote", "--project", board?.projectId ?? "", ...options, "--lang", "zh"]);
    expect(chinese.out).toContain("沉金");
    expect(chinese.out).toContain("总价");
  });

  it("works as a visitor without a key, whose files stay out of the link", async () => {
    const result = await runCli(["quote", "-", "--json"], {
      send: sendTo(api),
      input: Uint8Array.from(zip(BOARD_FILES)),
    });
    const answer = result.json<QuoteJson>();
    expect([result.exit, answer.price.isPriced]).toEqual([0, true]);
    expect(new URL(answer.quoteUrl).searchParams.has("project")).toBe(false);
  });

  it("exits with 5 where nothing can be made of it, and says why", async () => {
    const argv = ["quote", "--width", "60", "--height", "50", "--layers", "8", "--thickness", "0.4"];
    const result = await cli(argv);
    expect([result.exit, result.out.includes("cannot be made")]).toEqual([5, true]);
    const { price } = (await cli([...argv, "--json"])).json<QuoteJson & { price: { violations: unknown[] } }>();
    expect([price.isPriced, price.total, price.lines]).toEqual([false, null, []]);
  });

  it("asks a person where the files say something else", async () => {
    const result = await cli(["quote", "board.zip", "--width", "30", "--json"]);
    const { price } = result.json<{ price: { contradictions: { code: string }[] } }>();
    expect([result.exit, price.contradictions.map(({ code }) => code)]).toEqual([5, ["sizeDiffers"]]);
  });

  it("refuses an area whose currency the server does not sell in", async () => {
    const result = await cli(["quote", "--width", "60", "--height", "50", "--area", "zh-CN", "--lang", "en"]);
    expect([result.exit, result.err.includes("USD")]).toEqual([2, true]);
  });
});

describe("dfm", () => {
  interface DfmJson {
    counts: Record<"error" | "warning" | "notice", number>;
    findings: { rule: string; severity: string; layer: string | null; unit: string }[];
    isFailed: boolean;
    reportUrl: string;
    board: { projectId: string };
  }

  it("counts what it lists, and fails by the threshold", async () => {
    const result = await cli(["dfm", "board.zip", "--fail-on", "none", "--json"]);
    const { counts, findings, isFailed, reportUrl, board } = result.json<DfmJson>();
    expect([result.exit, isFailed]).toEqual([0, false]);
    for (const level of ["error", "warning", "notice"] as const)
      expect(findings.filter(({ severity }) => severity === level)).toHaveLength(counts[level]);
    expect(reportUrl).toBe(`${ADDRESS}/order/dfm?id=${board.projectId}`);
    expect(findings.length).toBeGreaterThan(0);
    const worst = findings[0]?.severity ?? "notice";
    const failed = await cli(["dfm", "--project", board.projectId, "--fail-on", worst]);
    expect(failed.exit).toBe(1);
    // People read names, not ids of rules.
    expect(failed.out).not.toContain(findings[0]?.rule);
    if (worst !== "error") expect((await cli(["dfm", "--project", board.projectId])).exit).toBe(0);
  });

  it("is refused for another's board", async () => {
    const { board } = (await cli(["quote", "board.zip", "--json"])).json<QuoteJson>();
    const neighbor = await makeKey(api, await api.signUp(), ["quote", "files"]);
    const result = await cli(["dfm", "--project", board?.projectId ?? "", "--json"], {
      env: { BOARDWRIGHT_API_KEY: neighbor },
    });
    expect([result.exit, result.json<{ error: { code: string } }>().error.code]).toEqual([5, "NOT_FOUND"]);
  });
});

describe("order prepare", () => {
  const size = ["--width", "60", "--height", "50", "--layers", "4", "--quantity", "50"];
  const cart = async () => (await api.call(listCart, {}, { token: person.token })).data.rows;

  it("fills the cart and answers the page where a person confirms; nothing is ordered", async () => {
    const before = (await cart()).length;
    const result = await cli(["order", "prepare", ...size, "--reference", "PCB-7", "--json"]);
    const answer = result.json<{ cartItemIds: string[]; checkoutUrl: string; payable: string }>();
    expect(result.exit, result.out).toBe(0);
    expect(answer.checkoutUrl).toBe(`${ADDRESS}/order/checkout?items=${answer.cartItemIds.join(",")}`);
    const rows = await cart();
    expect(rows).toHaveLength(before + 1);
    expect(rows.find(({ cartItemId }) => cartItemId === answer.cartItemIds[0])).toMatchObject({
      partNo: "PCB-7",
      totalMicro: 39_250_000,
    });
    expect((await api.call(listOrders, {}, { token: person.token })).data.total).toBe(0);
  });

  it("adds nothing twice under one key, and refuses another board under it", async () => {
    const before = (await cart()).length;
    const argv = ["order", "prepare", ...size, "--idempotency-key", "release-7", "--json"];
    const [first, second] = [await cli(argv), await cli(argv)];
    expect(second.json<{ cartItemIds: string[] }>().cartItemIds).toEqual(
      first.json<{ cartItemIds: string[] }>().cartItemIds,
    );
    expect(await cart()).toHaveLength(before + 1);
    const other = await cli([...argv, "--finish", "ENIG"]);
    expect([other.exit, other.json<{ error: { code: string } }>().error.code]).toEqual([5, "IDEMPOTENCY_MISMATCH"]);
  });

  it("keeps to --max-total", async () => {
    const before = (await cart()).length;
    const result = await cli(["order", "prepare", ...size, "--max-total", "39.24"]);
    expect([result.exit, result.err.includes("$39.25")]).toEqual([5, true]);
    expect(await cart()).toHaveLength(before);
    expect((await cli(["order", "prepare", ...size, "--max-total", "39.25"])).exit).toBe(0);
  });

  it("needs a key with the scope", async () => {
    const without = await cli(["order", "prepare", ...size], { env: { BOARDWRIGHT_API_KEY: "" } });
    expect([without.exit, without.err.includes("boardwright login")]).toEqual([4, true]);
    const reader = await makeKey(api, person, ["quote"]);
    const refused = await cli(["order", "prepare", ...size, "--json"], { env: { BOARDWRIGHT_API_KEY: reader } });
    expect([refused.exit, refused.json<{ error: { code: string } }>().error.code]).toEqual([4, "SCOPE_MISSING"]);
    const unknown = await cli(["quote", ...size], { env: { BOARDWRIGHT_API_KEY: `bw_${"a".repeat(43)}` } });
    expect(unknown.exit).toBe(4);
  });
});

describe("a KiCad project", () => {
  it("is plotted by kicad-cli where --plot asks for it, and otherwise told to be plotted", async () => {
    const project = path.join(folder, "blinker");
    mkdirSync(project);
    writeFileSync(path.join(project, "blinker.kicad_pro"), "{}");
    writeFileSync(
      path.join(project, "blinker.kicad_pcb"),
      '(kicad_pcb (layers (0 "F.Cu" signal) (2 "In1.Cu" power) (31 "B.Cu" signal) (25 "Edge.Cuts" user)))',
    );
    const told = await cli(["quote", "blinker"]);
    expect([told.exit, told.err.includes("--plot"), told.err.includes("blinker/blinker.kicad_pcb")]).toEqual([
      2,
      true,
      true,
    ]);
    const calls: string[][] = [];
    const program = (name: string, args: readonly string[]) => {
      calls.push([name, ...args]);
      const output = args[args.indexOf("--output") + 1] ?? "";
      const isDrill = args.includes("drill");
      for (const { name: file, content } of BOARD_FILES)
        if (file.endsWith(".drl") === isDrill) writeFileSync(path.join(output, file), content);
      return Promise.resolve({ code: 0, stdout: "", stderr: "" });
    };
    const result = await cli(["quote", "blinker", "--plot", "--json"], { program });
    expect(result.exit, result.out).toBe(0);
    expect(result.json<QuoteJson>().board).toMatchObject({ projectName: "blinker", facts: { widthMm: 20, layers: 2 } });
    expect(calls.map(([name, , , kind]) => [name, kind])).toEqual([
      ["kicad-cli", "gerbers"],
      ["kicad-cli", "drill"],
    ]);
    expect(calls[0]).toContain("F.Cu,In1.Cu,B.Cu,F.Paste,B.Paste,F.SilkS,B.SilkS,F.Mask,B.Mask,Edge.Cuts");
  });

  it("needs kicad-cli, and shows what it said when it fails", async () => {
    const board = path.join(folder, "blinker", "blinker.kicad_pcb");
    const none = await cli(["quote", board, "--plot"], { env: { KICAD_CLI: "/opt/kicad-cli" } });
    expect([none.exit, none.err.includes("/opt/kicad-cli")]).toEqual([2, true]);
    const program = () => Promise.resolve({ code: 3, stdout: "", stderr: "Failed to load board\n" });
    const failed = await cli(["quote", board, "--plot"], { program });
    expect([failed.exit, failed.err.includes("Failed to load board")]).toEqual([2, true]);
  });
});
