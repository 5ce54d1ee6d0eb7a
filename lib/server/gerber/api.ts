// The endpoints of boards read from files.

import {
  confirmQuestions,
  createBoardProject,
  getBoard,
  getBoardArchive,
  getBoardPicture,
  getSpacePicture,
  removeSpacePicture,
  setSpacePicture,
  withdrawConfirmation,
} from "@/lib/contracts/gerber";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import { confirm, withdraw } from "./confirm";
import * as boards from "./service";
import * as spacePictures from "./space-picture";

export const gerberRoutes = (deps: Deps) => [
  serve(createBoardProject, (input, context) => boards.createProject(deps, input, context)),
  serve(getBoard, ({ projectId }, context) => boards.getBoard(deps, projectId, context)),
  serve(confirmQuestions, (input, context) => confirm(deps, input, context)),
  serve(withdrawConfirmation, (input, context) => withdraw(deps, input, context)),
  serve(getBoardArchive, ({ projectId }, context) => boards.getArchive(deps, projectId, context)),
  serve(getBoardPicture, (input, context) => boards.getPicture(deps, input, context)),
  serve(setSpacePicture, (input, context) => spacePictures.set(deps, input, context)),
  serve(removeSpacePicture, ({ projectId }, context) => spacePictures.remove(deps, projectId, context)),
  serve(getSpacePicture, ({ projectId }, context) => spacePictures.get(deps, projectId, context)),
];
