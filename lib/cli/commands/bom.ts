// `boardwright bom`: a parts list read, matched with the catalog, and priced for a number of boards.

import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Command, CommandContext } from "@/lib/cli/command";
import { EXIT } from "@/lib/cli/exit";
import { usage } from "@/lib/cli/failure";
import { failOn } from "@/lib/cli/input/fail-on";
import type { Client } from "@/lib/cli/net/client";
import type { FilePart } from "@/lib/cli/net/file-part";
import { bomLines } from "@/lib/cli/output/bom-lines";
import { bomView } from "@/lib/cli/views/bom-view";
import { priceBomQuote } from "@/lib/contracts/bom-lines";
import { uploadBom } from "@/lib/contracts/bom-upload";
import { FILE_TYPES, uploadFile } from "@/lib/contracts/file";
import { BOM_FILE_KINDS, MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { toSentLines } from "@/lib/cli/sent-lines";

const MAX_BOARDS = 10_000;

async function readTable(given: string, megabytes: number, { io, args }: CommandContext): Promise<FilePart> {
  if (given === "-") {
    const bytes = await io.readInput();
    if (bytes.byteLength === 0) throw usage("inputEmpty");
    return { field: "file", name: args.text("name") ?? "bom.csv", bytes };
  }
  const file = path.resolve(io.cwd, given);
  const facts = await stat(file).catch(() => null);
  if (facts === null || !facts.isFile()) throw usage("noSuchFile", { file: given });
  if (facts.size > megabytes * 1024 * 1024) throw usage("fileTooLarge", { file: given, megabytes });
  return { field: "file", name: path.basename(file), bytes: Uint8Array.from(await readFile(file)) };
}

function boardsOf(text: string | undefined): number {
  if (text === undefined) return 1;
  const count = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MAX_BOARDS) throw usage("boardsFormat", { value: text, most: MAX_BOARDS });
  return count;
}

async function send(file: FilePart, { note }: CommandContext, client: Client): Promise<string> {
  note("progress.uploading", { file: file.name });
  const fields = { fileType: FILE_TYPES.general, originalFileName: file.name };
  return (await client.call(uploadFile, fields, { file })).fileUrl;
}

export const bom: Command = {
  flags: { placements: "text", quantity: "text", name: "text", "fail-on": "text" },
  maxWords: 1,
  async run(context) {
    const { args, note } = context;
    const [given] = args.words;
    if (given === undefined) throw usage("listMissing");
    const quantity = boardsOf(args.text("quantity"));
    const threshold = failOn(args.text("fail-on"), ["review"], null);
    const isRead = given === "-" || BOM_FILE_KINDS.includes(path.extname(given).toLowerCase());
    if (!isRead) throw usage("kindNotRead", { file: given, kinds: BOM_FILE_KINDS.join(", ") });
    const list = await readTable(given, MAX_FILE_MEGABYTES.bom, context);
    const placements = args.text("placements");
    const coordinates = placements && (await readTable(placements, MAX_FILE_MEGABYTES.coordinates, context));

    const client = await context.connect();
    const bomUrl = await send(list, context, client);
    const coordinateFile = coordinates
      ? [{ fileName: coordinates.name, fileUrl: await send(coordinates, context, client) }]
      : [];
    note("progress.matching", { file: list.name });
    const read = await client.call(uploadBom, { bomUrl, bomFileName: list.name, coordinateFile, quantity });
    const lines = toSentLines(read);
    const priced =
      lines.length === 0
        ? null
        : await client.call(priceBomQuote, {
            ...{ lines, coordinateFile, unassociatedConfirmed: 1, board: { quantity } },
          });
    const view = bomView(read, priced, quantity);
    const isFailed = threshold !== null && view.openLines > 0;
    return {
      exit: isFailed ? EXIT.findings : EXIT.ok,
      data: { ...view, failOn: threshold ?? "none", isFailed },
      lines: bomLines(view, context),
    };
  },
};
