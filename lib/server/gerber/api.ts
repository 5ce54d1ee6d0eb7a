// The endpoints of boards read from files.

import { handOverBoard, takeOverBoard } from "@/lib/contracts/board-hand-over";
import {
  confirmQuestions,
  createBoardProject,
  getBoard,
  getBoardArchive,
  getBoardPicture,
  getBoard3dSnapshot,
  removeBoard3dSnapshot,
  setBoard3dSnapshot,
  withdrawConfirmation,
} from "@/lib/contracts/gerber";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import { confirm, withdraw } from "./confirm";
import { handOver, takeOver } from "./hand-over";
import * as boards from "./service";
import * as board3dSnapshots from "./board3d-snapshot";

export const gerberRoutes = (deps: Deps) => [
  serve(createBoardProject, (input, context) => boards.createProject(deps, input, context)),
  serve(handOverBoard, ({ projectId }, context) => handOver(deps, projectId, context)),
  serve(takeOverBoard, ({ token }, context) => takeOver(deps, token, context)),
  serve(getBoard, ({ projectId }, context) => boards.getBoard(deps, projectId, context)),
  serve(confirmQuestions, (input, context) => confirm(deps, input, context)),
  serve(withdrawConfirmation, (input, context) => withdraw(deps, input, context)),
  serve(getBoardArchive, ({ projectId }, context) => boards.getArchive(deps, projectId, context)),
  serve(getBoardPicture, (input, context) => boards.getPicture(deps, input, context)),
  serve(setBoard3dSnapshot, (input, context) => board3dSnapshots.set(deps, input, context)),
  serve(removeBoard3dSnapshot, ({ projectId }, context) => board3dSnapshots.remove(deps, projectId, context)),
  serve(getBoard3dSnapshot, ({ projectId }, context) => board3dSnapshots.get(deps, projectId, context)),
];
