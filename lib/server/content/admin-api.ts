// The admin's endpoints of content; who is not staff has been turned away before any of them.

import {
  addAdminContentPicture,
  closeVisitorMessage,
  getContentPicture,
  getVisitorFile,
  listAdminContent,
  listVisitorMessages,
  previewAdminContent,
  saveAdminContent,
  viewAdminContent,
  withdrawAdminContent,
} from "@/lib/contracts/ops-content";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as admin from "./admin";

export const contentAdminRoutes = (deps: Deps) => [
  serve(listAdminContent, (filter) => admin.list(deps, filter)),
  serve(viewAdminContent, (input) => admin.view(deps, input)),
  serve(previewAdminContent, (input, context) => admin.preview(input, context)),
  serve(saveAdminContent, (input, context) => admin.save(deps, input, context)),
  serve(withdrawAdminContent, (input, context) => admin.withdraw(deps, input, context)),
  serve(addAdminContentPicture, (input, context) => admin.addPicture(deps, input, context)),
  serve(getContentPicture, ({ key }) => admin.getPicture(deps, key)),
  serve(listVisitorMessages, (filter) => admin.messages(deps, filter)),
  serve(closeVisitorMessage, (input, context) => admin.closeMessage(deps, input, context)),
  serve(getVisitorFile, (input) => admin.messageFile(deps, input)),
];
