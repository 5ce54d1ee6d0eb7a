// The endpoints of discussions.

import * as contracts from "@/lib/contracts/discussion";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as blocks from "./blocks";
import * as comments from "./comments";
import { like } from "./likes";

export const discussionRoutes = (deps: Deps) => [
  serve(contracts.listDiscussion, (input, context) => comments.list(deps, input, context)),
  serve(contracts.addDiscussionComment, (input, context) => comments.add(deps, input, context)),
  serve(contracts.likeComment, (input, context) => like(deps, input, context)),
  serve(contracts.listMentionable, (input, context) => comments.people(deps, input, context)),
  serve(contracts.editComment, (input, context) => comments.edit(deps, input, context)),
  serve(contracts.deleteOwnComment, ({ commentsId }, context) => comments.remove(deps, commentsId, context)),
  serve(contracts.restoreComment, ({ commentsId }, context) => comments.restore(deps, commentsId, context)),
  serve(contracts.blockPerson, ({ authorId }, context) => blocks.block(deps, authorId, context)),
  serve(contracts.unblockPerson, ({ authorId }, context) => blocks.unblock(deps, authorId, context)),
  serve(contracts.listBlocked, (_input, context) => blocks.listBlocked(deps, context)),
];
