// The endpoints of API keys.

import { createApiKey, listApiKeys, revokeApiKey } from "@/lib/contracts/api-key";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import { createKey, listKeys, revokeKey } from "./service";

export const apiKeyRoutes = (deps: Deps) => [
  serve(listApiKeys, (_input, context) => listKeys(deps, context)),
  serve(createApiKey, (input, context) => createKey(deps, input, context)),
  serve(revokeApiKey, ({ keyId }, context) => revokeKey(deps, keyId, context)),
];
