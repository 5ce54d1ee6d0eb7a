// The billing addresses' endpoints.

import { createBill, deleteBill, getUserBill, listBills, updateBill, updateUserBill } from "@/lib/contracts/bill";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as bills from "./service";

export const billRoutes = (deps: Deps) => [
  serve(getUserBill, (_input, context) => bills.getDefault(deps, context)),
  serve(updateUserBill, (input, context) => bills.updateDefault(deps, input, context)),
  serve(listBills, (_input, context) => bills.list(deps, context)),
  serve(createBill, (input, context) => bills.create(deps, input, context)),
  serve(updateBill, (input, context) => bills.update(deps, input, context)),
  serve(deleteBill, ({ id }, context) => bills.remove(deps, id, context)),
];
