// A parts list on its way in: in the body itself, or by the handle of what was sent before.

import { MEGABYTE } from "@/lib/base/units";
import { type UploadedBom, uploadBom } from "@/lib/contracts/bom-upload";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES } from "@/lib/contracts/file";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import type { Deps } from "@/lib/server/deps";
import { reserveUpload } from "@/lib/server/file/quota";
import { keepReceived } from "@/lib/server/file/service";
import { readParameters } from "@/lib/server/http/body";
import type { RequestContext } from "@/lib/server/http/context";
import { parseInput } from "@/lib/server/http/parse-input";
import { fieldMessage } from "@/lib/server/http/translate";
import { readWhole } from "@/lib/server/storage/file-store";
import { type ExpectedFile, receiveForm } from "@/lib/server/storage/upload";
import { bytesOf, type Input, readList } from "./read-list";

const wrong = (field: string, why: "common.required" | "common.invalid", { locale }: RequestContext) =>
  new AppError("INVALID_INPUT", { data: [{ field, message: fieldMessage(locale, why) }] });

async function readSentBefore(deps: Deps, input: Input, context: RequestContext): Promise<UploadedBom> {
  if (input.bomUrl === undefined) throw wrong("bomUrl", "common.required", context);
  const bytes = await bytesOf(deps, input.bomUrl, context);
  return { bomUrl: input.bomUrl, ...(await readList(deps, { bytes, input, context })) };
}

const BOM_FILE: ExpectedFile = {
  field: "bomFile",
  fileType: FILE_TYPES.general,
  maxBytes: MAX_FILE_MEGABYTES.bom * MEGABYTE,
};

/** A list in the body itself is kept once it could be read; of what is refused nothing stays. */
async function readSentNow(deps: Deps, context: RequestContext): Promise<UploadedBom> {
  const release = await reserveUpload(deps, context);
  try {
    return await readReceived(deps, context);
  } finally {
    release();
  }
}

async function readReceived(deps: Deps, context: RequestContext): Promise<UploadedBom> {
  const { fields, file } = await receiveForm(context.request, deps.store, BOM_FILE);
  try {
    const input = parseInput(uploadBom, fields, context.locale);
    if (file === null) return await readSentBefore(deps, input, context);
    if (input.bomUrl !== undefined) throw wrong("bomUrl", "common.invalid", context);
    const bytes = await readWhole(deps.store, file.key);
    const read = await readList(deps, { bytes, input, context });
    return { bomUrl: await keepReceived(deps, file, context), ...read };
  } catch (error) {
    if (file !== null) await deps.store.remove(file.key);
    throw error;
  }
}

export async function upload(deps: Deps, context: RequestContext): Promise<UploadedBom> {
  const { request } = context;
  if (/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) return readSentNow(deps, context);
  const input = parseInput(uploadBom, await readParameters(request, {}), context.locale);
  return readSentBefore(deps, input, context);
}
