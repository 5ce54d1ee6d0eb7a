// The endpoints of pictures of projects.

import * as contracts from "@/lib/contracts/project-picture";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import { print } from "./print";
import { thumbnail } from "./thumbnail";

export const pictureRoutes = (deps: Deps) => [
  serve(contracts.getThumbnail, (input, context) => thumbnail(deps, input, context)),
  serve(contracts.printProject, (input, context) => print(deps, input, context)),
];
