// The endpoints of conversations with the assistant.

import { deleteChat, listChats, saveChat, setChatStatus, viewChat } from "@/lib/contracts/chat";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as chats from "./service";

export const chatRoutes = (deps: Deps) => [
  serve(listChats, (input, context) => chats.list(deps, input, context)),
  serve(viewChat, ({ id }, context) => chats.view(deps, id, context)),
  serve(saveChat, (input, context) => chats.save(deps, input, context)),
  serve(setChatStatus, ({ id, status }, context) => chats.setStatus(deps, id, status, context)),
  serve(deleteChat, ({ id }, context) => chats.remove(deps, id, context)),
];
