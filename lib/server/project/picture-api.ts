// The endpoints of pictures of projects, and of the images in them.

import { addProjectImage, getProjectImage } from "@/lib/contracts/project-image";
import * as contracts from "@/lib/contracts/project-picture";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as images from "./images";
import { print } from "./print";
import { thumbnail } from "./thumbnail";

export const pictureRoutes = (deps: Deps) => [
  serve(contracts.getThumbnail, (input, context) => thumbnail(deps, input, context)),
  serve(addProjectImage, (input, context) => images.add(deps, input, context)),
  serve(getProjectImage, (input, context) => images.get(deps, input, context)),
  serve(contracts.printProject, (input, context) => print(deps, input, context)),
];
