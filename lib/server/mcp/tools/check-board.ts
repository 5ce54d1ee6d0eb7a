// The tool that takes a board's files: it reads them, checks them, and prices what they ask for.

import * as z from "zod/mini";
import { checkDfm } from "@/lib/contracts/dfm";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES, uploadFile } from "@/lib/contracts/file";
import { type Board, boardFacts, createBoardProject } from "@/lib/contracts/gerber";
import { quotePcb } from "@/lib/contracts/pcb";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { originOf } from "@/lib/server/config/origin";
import { writeReport } from "@/lib/server/dfm/report-words";
import * as dfm from "@/lib/server/dfm/service";
import * as files from "@/lib/server/file/service";
import * as boards from "@/lib/server/gerber/service";
import * as pcb from "@/lib/server/pcb/service";
import { defineTool } from "../define-tool";
import { boardOptions } from "../options";
import { priceText, priceView } from "../price-view";
import { ADDS, inputOf, type McpContext } from "../tool";
import { createRunningWork } from "../running-work";
import { boardTitle, quoteUrl } from "./boards";

/** Limit of the file itself; in base64 it takes a third more. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_BASE64 = Math.ceil(MAX_FILE_BYTES / 3) * 4;
const MAX_FINDINGS = 40;

const input = z.strictObject({
  fileBase64: z.optional(z.string().check(z.maxLength(MAX_BASE64), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))),
  fileName: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  fileUrl: z.optional(z.string().check(z.maxLength(64))),
  projectId: z.optional(z.string().check(z.maxLength(64))),
  projectName: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  options: z.optional(boardOptions),
});
type Input = z.output<typeof input>;

/** The file as a browser's form would send it, so that it meets the same checks and quotas. */
async function upload(bytes: Uint8Array<ArrayBuffer>, fileName: string, { deps, request }: McpContext) {
  const form = new FormData();
  form.set("fileType", String(FILE_TYPES.gerber));
  form.set("originalFileName", fileName);
  form.set("file", new File([bytes], fileName));
  return files.upload(deps, { ...request, request: new Request("http://upload/", { method: "POST", body: form }) });
}

const nameOf = ({ projectName, fileName }: Input) =>
  (projectName ?? (fileName ?? "").replace(/\.[^.]{1,12}$/, "")).replaceAll("/", "-") || "Board";

async function readBoard(asked: Input, context: McpContext): Promise<Board> {
  const { deps, request } = context;
  const { fileBase64, fileName, fileUrl, projectId } = asked;
  const given = [fileBase64, fileUrl, projectId].filter((each) => each !== undefined);
  if (given.length !== 1) throw new AppError("INVALID_INPUT", { data: [{ field: "fileBase64", message: "" }] });
  if (projectId !== undefined) return boards.getBoard(deps, projectId, request);
  let gerberUrl = fileUrl;
  if (fileBase64 !== undefined) {
    const bytes = Uint8Array.from(Buffer.from(fileBase64, "base64"));
    if (bytes.byteLength > MAX_FILE_BYTES) throw new AppError("FILE_TOO_LARGE", { values: { limit: 20 } });
    gerberUrl = (await upload(bytes, fileName ?? "board.zip", context)).fileUrl;
  }
  const sent = inputOf(createBoardProject, { gerberUrl, projectName: nameOf(asked) }, context);
  return boards.createProject(deps, sent, request);
}

/** The options of the request, completed from the files. */
function optionsFor(board: Board, options: Input["options"]): Partial<PcbSpecification> {
  const facts = boardFacts.safeParse(board.facts).data;
  return { ...(facts && suggestSpecification(facts).values), ...options };
}

interface CheckView {
  readonly verdict: string;
  readonly total: number;
  readonly findings: readonly {
    readonly severity: string;
    readonly name: string;
    readonly where: string;
    readonly measured: string;
  }[];
}

const running = createRunningWork<CheckView>();

async function findingsOf(projectId: string, specification: PcbSpecification, context: McpContext) {
  const { deps, request } = context;
  const report = await dfm.check(deps, inputOf(checkDfm, { projectId, specification }, context), request);
  const written = writeReport({
    ...{ projectName: report.projectName, specification, report, outline: [], pictures: [], notes: report.notes },
    ...{ checkedAt: request.now, locale: request.locale },
  });
  const findings = written.findings.rows.slice(0, MAX_FINDINGS).map((row) => ({
    ...{ severity: row.severity, name: row.name, where: row.where, measured: row.measured },
    ...{ why: row.why, remedy: row.remedy, xMm: row.xMm, yMm: row.yMm },
  }));
  return { verdict: written.verdict.text, total: written.findings.rows.length, findings };
}

const checkText = (projectName: string, { verdict, findings }: CheckView): string[] => [
  `${projectName}: ${verdict}`,
  ...findings.map(({ severity, name, where, measured }) => `- ${severity}: ${name}, ${where}, ${measured}`),
];

const stillRunning = (projectId: string): string =>
  `The DFM check is still running. Call check_board again with projectId ${projectId} and the same options in some seconds.`;

export const checkBoard = defineTool({
  name: "check_board",
  title: "Check a board's files",
  description:
    "Reads a board's fabrication files (ZIP or RAR of Gerber and drill files, or a native board), measures them, runs the " +
    "DFM check for the options, and prices the board. Send exactly one of fileBase64 with fileName (at most 20 MB), " +
    "fileUrl (the handle of a file that this account uploaded before) or projectId (a board that was read before). " +
    "Layers, size, trace, spacing and holes come from the files; give quantity and any other wish in `options`. " +
    "`projectId` in the answer names the board for price_board and prepare_order. The check of a large board may take " +
    "minutes: then `status` is running, and the same call with that `projectId` in place of the file gets the result.",
  input,
  endpoints: [uploadFile, createBoardProject, checkDfm, quotePcb],
  effect: ADDS,
  async run(asked, context) {
    const startedAt = performance.now();
    const board = await readBoard(asked, context);
    const { projectId, projectName, facts, layers, warnings } = board;
    const wanted = inputOf(quotePcb, { ...optionsFor(board, asked.options), projectId }, context);
    const quote = await pcb.quote(context.deps, wanted, context.request);
    const specification = completeSpecification(quote.specification);
    const key = JSON.stringify([context.request.viewer.accountId, context.request.locale, projectId, specification]);
    const check = await running.within(
      key,
      () => findingsOf(projectId, specification, context),
      Math.max(0, startedAt + context.patienceMs - performance.now()),
    );
    const origin = originOf(context.deps.environment, context.request.area);
    const price = priceText(boardTitle(specification), quote);
    return {
      text: [...(check ? checkText(projectName, check) : [stillRunning(projectId)]), price].join("\n"),
      structured: {
        ...{ status: check ? "done" : "running", projectId, projectName, facts, specification },
        ...{ check, price: priceView(quote) },
        layers: layers.map(({ file, type, side }) => ({ file, type, side })),
        warnings: warnings.map(({ code, file }) => ({ code, file: file ?? null })),
        reportUrl: `${origin}/order/dfm?id=${projectId}`,
        quoteUrl: `${quoteUrl(specification, context)}&project=${projectId}`,
      },
    };
  },
});
