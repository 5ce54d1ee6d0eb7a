// The address book's endpoints.

import { createReceiver, deleteReceiver, listReceivers, updateReceiver } from "@/lib/contracts/address";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as addresses from "./service";

export const addressRoutes = (deps: Deps) => [
  serve(listReceivers, (_input, context) => addresses.list(deps, context)),
  serve(createReceiver, (input, context) => addresses.create(deps, input, context)),
  serve(updateReceiver, (input, context) => addresses.update(deps, input, context)),
  serve(deleteReceiver, ({ id }, context) => addresses.remove(deps, id, context)),
];
