// Uploads and boards: archives are read by the product's own reader, so that page and server agree.

import { createHash } from "node:crypto";
import { AppError, isErrorCode } from "@/lib/contracts/errors";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import { boardPalette, PLAIN_APPEARANCE } from "@/lib/core/pcb/board-palette";
import type { FileAnswer } from "@/lib/server/http/context";
import { openBoard } from "@/lib/workers/gerber/open-board";
import { getOr404, type Handlers } from "../handler";

const svg = (name: string, body: string): FileAnswer => ({
  ...{ name: `${name}.svg`, mime: "image/svg+xml", disposition: "inline" as const, body },
});

export const BOARD_HANDLERS = {
  uploadFile({ originalFileName }, { state, file }) {
    if (!file) throw new AppError("EMPTY_FILE");
    const fileUrl = state.newId("file");
    const name = originalFileName ?? file.name;
    state.files.set(fileUrl, { name, bytes: file.bytes });
    const sha256 = createHash("sha256").update(file.bytes).digest("hex");
    return { fileUrl, fileName: name, size: file.bytes.byteLength, sha256 };
  },
  downloadFile({ fileUrl }, { state }) {
    const { name, bytes } = getOr404(state.files.get(fileUrl));
    return { name, mime: "application/octet-stream", body: bytes };
  },
  async createBoardProject({ gerberUrl, projectName }, { state }) {
    const archive = getOr404(state.files.get(gerberUrl));
    const options = { fileName: archive.name, colors: boardPalette(PLAIN_APPEARANCE) };
    const read = await openBoard(archive.bytes, options, { loadRar: loadRarFromPackage });
    if (!read.ok) throw new AppError(isErrorCode(read.code) ? read.code : "PARSE_FAILED");
    const { facts, layers, warnings, topSvg, bottomSvg } = read.value;
    const board = { projectId: state.newId("project"), projectName, facts, layers, warnings, board3dSnapshot: null };
    state.projects.set(board.projectId, { board, archive, topSvg, bottomSvg });
    return board;
  },
  getBoard: ({ projectId }, { state }) => getOr404(state.projects.get(projectId)).board,
  getBoardArchive({ projectId }, { state }) {
    const { archive } = getOr404(state.projects.get(projectId));
    return { name: archive.name, mime: "application/octet-stream", body: archive.bytes };
  },
  getBoardPicture({ projectId, side }, { state }) {
    const { board, topSvg, bottomSvg } = getOr404(state.projects.get(projectId));
    return svg(`${board.projectName}-${side}`, side === "top" ? topSvg : bottomSvg);
  },
} satisfies Handlers;
