// Queries and mutations of the system's state.

import { RECORD_EVERY_MS, useAct, useAdmin } from "@/lib/client/ops";
import type { InputOf } from "@/lib/contracts/endpoint";
import { discardAdminJob, listAdminDeadJobs, retryAdminJob, viewAdminSystem } from "@/lib/contracts/ops-system";

export const useAdminSystem = (input: InputOf<typeof viewAdminSystem>) =>
  useAdmin(viewAdminSystem, input, { isList: true, everyMs: RECORD_EVERY_MS });
export const useAdminDeadJobs = (filter: InputOf<typeof listAdminDeadJobs>) =>
  useAdmin(listAdminDeadJobs, filter, { isList: true });
export const useRetryAdminJob = () => useAct(retryAdminJob);
export const useDiscardAdminJob = () => useAct(discardAdminJob);
