// The endpoints of files.

import { downloadFile, uploadFile } from "@/lib/contracts/file";
import type { Deps } from "@/lib/server/deps";
import { serve, serveRaw } from "@/lib/server/http/serve";
import * as files from "./service";

export const fileRoutes = (deps: Deps) => [
  serveRaw(uploadFile, (_parameters, context) => files.upload(deps, context)),
  serve(downloadFile, ({ fileUrl }, context) => files.download(deps, fileUrl, context)),
];
