// The account's endpoints.

import { getUser, login, logout, recordPoint, register } from "@/lib/contracts/account";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as accounts from "./service";

export const accountRoutes = (deps: Deps) => [
  serve(register, (input, context) => accounts.register(deps, input, context)),
  serve(login, (input, context) => accounts.login(deps, input, context)),
  serve(logout, (_input, context) => accounts.logout(deps, context)),
  serve(getUser, (_input, context) => accounts.getUser(deps, context)),
  serve(recordPoint, ({ type }, context) => accounts.recordPoint(deps, type, context)),
];
