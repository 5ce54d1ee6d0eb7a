// The endpoints of notifications.

import * as contracts from "@/lib/contracts/notification";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as notifications from "./service";

export const notificationRoutes = (deps: Deps) => [
  serve(contracts.listNotifications, (input, context) => notifications.list(deps, input, context)),
  serve(contracts.countUnread, (_input, context) => notifications.unread(deps, context)),
  serve(contracts.readNotifications, (input, context) => notifications.read(deps, input, context)),
  serve(contracts.viewNotificationSettings, (_input, context) => notifications.settings(deps, context)),
  serve(contracts.setNotificationSettings, ({ mail }, context) => notifications.setMail(deps, mail, context)),
];
