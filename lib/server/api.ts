// The product's API: every noun's endpoints, and the sandbox provider's page where it may be used.

import { Hono } from "hono";
import { accountRoutes } from "./account/api";
import { addressRoutes } from "./address/api";
import { apiKeyRoutes } from "./api-key/api";
import { areaRoutes } from "./area/api";
import { billRoutes } from "./bill/api";
import { bomRoutes } from "./bom/api";
import { cartRoutes } from "./cart/api";
import { discussionRoutes } from "./community/discussion/api";
import { chatRoutes } from "./chat/api";
import { communityRoutes } from "./community/api";
import { contentAdminRoutes } from "./content/admin-api";
import { contentRoutes } from "./content/api";
import { contentAssets } from "./content/assets";
import { couponRoutes } from "./coupon/api";
import type { Deps } from "./deps";
import { dfmRoutes } from "./dfm/api";
import { fileRoutes } from "./file/api";
import { gerberRoutes } from "./gerber/api";
import { createApi } from "./http/app";
import type { Route } from "./http/serve";
import { kicadPages } from "./kicad/pages";
import { mcpPages } from "./mcp/pages";
import { moderationRoutes } from "./moderation/api";
import { notificationRoutes } from "./notification/api";
import { opsRoutes } from "./ops/api";
import { countedRoute, createDayCounter } from "./ops/reports/day-counts";
import { orderRoutes } from "./order/api";
import { partRoutes } from "./part/api";
import { paymentRoutes } from "./payment/api";
import { pcbRoutes } from "./pcb/api";
import { pcbaRoutes } from "./pcba/api";
import { projectRoutes } from "./project/api";
import { changeRoutes } from "./project/change-api";
import { importRoutes } from "./project-import/api";
import { exampleRoutes } from "./project/example-api";
import { pictureRoutes } from "./project/picture-api";
import { resultRoutes } from "./project/result-api";
import { priceBookRoutes } from "./pricing/api";
import { sandboxRoutes } from "./sandbox/api";
import { stencilRoutes } from "./stencil/api";
import { supportRoutes } from "./support/api";
import { symbolRoutes } from "./symbol/api";
import { systemRoutes } from "./system/api";
import { webhookRoutes } from "./webhook/api";

export function productRoutes(deps: Deps): Route[] {
  const counter = createDayCounter(deps);
  const routes = [
    ...accountRoutes(deps),
    ...apiKeyRoutes(deps),
    ...webhookRoutes(deps),
    ...sandboxRoutes(deps),
    ...chatRoutes(deps),
    ...supportRoutes(deps),
    ...fileRoutes(deps),
    ...projectRoutes(deps),
    ...changeRoutes(deps),
    ...importRoutes(deps),
    ...exampleRoutes(deps),
    ...pictureRoutes(deps),
    ...resultRoutes(deps),
    ...symbolRoutes(deps),
    ...gerberRoutes(deps),
    ...dfmRoutes(deps),
    ...pcbRoutes(deps),
    ...pcbaRoutes(deps),
    ...priceBookRoutes(deps),
    ...stencilRoutes(deps),
    ...partRoutes(deps),
    ...addressRoutes(deps),
    ...billRoutes(deps),
    ...areaRoutes(),
    ...communityRoutes(deps),
    ...contentRoutes(deps),
    ...contentAdminRoutes(deps),
    ...couponRoutes(deps),
    ...bomRoutes(deps),
    ...cartRoutes(deps),
    ...orderRoutes(deps),
    ...paymentRoutes(deps),
    ...discussionRoutes(deps),
    ...moderationRoutes(deps),
    ...notificationRoutes(deps),
    ...opsRoutes(deps, counter),
    ...systemRoutes(deps),
  ];
  return routes.map((route) => countedRoute(counter, route));
}

/** `pages` are what stands beside the contracts: a provider's own page, health. */
export function createProductApi(deps: Deps, pages: Hono[] = []): Hono {
  const app = new Hono({ strict: false });
  for (const page of [...pages, contentAssets(deps.db), kicadPages(deps), mcpPages(deps)]) app.route("/", page);
  app.route("/", createApi(productRoutes(deps), deps));
  return app;
}
