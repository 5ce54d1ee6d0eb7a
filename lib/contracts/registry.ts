// Every endpoint of the product, by the name its callers use: what the contract of a noun exports is registered.

import * as account from "./account";
import * as accountAccess from "./account-access";
import * as accountProfile from "./account-profile";
import * as accountSessions from "./account-sessions";
import * as address from "./address";
import * as adminBoard from "./admin-board";
import * as adminExport from "./admin-export";
import * as adminQuote from "./admin-quote";
import * as adminRecord from "./admin-record";
import * as adminSearch from "./admin-search";
import * as apiKey from "./api-key";
import * as area from "./area";
import * as bill from "./bill";
import * as boardHandOver from "./board-hand-over";
import * as bom from "./bom";
import * as bomLines from "./bom-lines";
import * as bomUpload from "./bom-upload";
import * as cart from "./cart";
import * as chat from "./chat";
import * as community from "./community";
import * as communityCopy from "./community-copy";
import * as communityCount from "./community-count";
import * as communityFile from "./community-file";
import * as communityOffer from "./community-offer";
import * as communityPublish from "./community-publish";
import * as content from "./content";
import * as coupon from "./coupon";
import * as dfm from "./dfm";
import * as discussion from "./discussion";
import * as file from "./file";
import * as gerber from "./gerber";
import * as moderation from "./moderation";
import * as notification from "./notification";
import * as ops from "./ops";
import * as opsBook from "./ops-book";
import * as opsComplaint from "./ops-complaint";
import * as opsContent from "./ops-content";
import * as opsCoupon from "./ops-coupon";
import * as opsOrder from "./ops-order";
import * as opsPart from "./ops-part";
import * as opsQuote from "./ops-quote";
import * as opsRefund from "./ops-refund";
import * as opsSystem from "./ops-system";
import * as order from "./order";
import * as orderCare from "./order-care";
import * as orderInquiry from "./order-inquiry";
import * as part from "./part";
import * as payment from "./payment";
import * as pcb from "./pcb";
import * as pcba from "./pcba";
import * as priceBook from "./price-book";
import * as project from "./project";
import * as projectChange from "./project-change";
import * as projectComment from "./project-comment";
import * as projectExample from "./project-example";
import * as projectImport from "./project-import";
import * as projectImage from "./project-image";
import * as projectPicture from "./project-picture";
import * as projectVersion from "./project-version";
import * as sandbox from "./sandbox";
import * as simulationResult from "./simulation-result";
import * as stencil from "./stencil";
import * as support from "./support";
import * as symbolLibrary from "./symbol-library";
import * as webhook from "./webhook";
import type { Endpoint } from "./endpoint";

type EndpointsOf<M> = { [N in keyof M as M[N] extends Endpoint ? N : never]: M[N] };

function isEndpoint(value: unknown): boolean {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;
}

/** The endpoints among what a contract exports. */
function endpointsOf<M extends object>(contract: M): EndpointsOf<M> {
  return Object.fromEntries(Object.entries(contract).filter(([, value]) => isEndpoint(value))) as EndpointsOf<M>;
}

export const REGISTRY = {
  ...endpointsOf(account),
  ...endpointsOf(accountAccess),
  ...endpointsOf(accountProfile),
  ...endpointsOf(accountSessions),
  ...endpointsOf(address),
  ...endpointsOf(adminBoard),
  ...endpointsOf(adminExport),
  ...endpointsOf(adminQuote),
  ...endpointsOf(adminRecord),
  ...endpointsOf(adminSearch),
  ...endpointsOf(apiKey),
  ...endpointsOf(area),
  ...endpointsOf(bill),
  ...endpointsOf(boardHandOver),
  ...endpointsOf(bom),
  ...endpointsOf(bomLines),
  ...endpointsOf(bomUpload),
  ...endpointsOf(cart),
  ...endpointsOf(chat),
  ...endpointsOf(community),
  ...endpointsOf(communityCopy),
  ...endpointsOf(communityCount),
  ...endpointsOf(communityFile),
  ...endpointsOf(communityOffer),
  ...endpointsOf(communityPublish),
  ...endpointsOf(content),
  ...endpointsOf(coupon),
  ...endpointsOf(dfm),
  ...endpointsOf(discussion),
  ...endpointsOf(file),
  ...endpointsOf(gerber),
  ...endpointsOf(moderation),
  ...endpointsOf(notification),
  ...endpointsOf(ops),
  ...endpointsOf(opsBook),
  ...endpointsOf(opsComplaint),
  ...endpointsOf(opsContent),
  ...endpointsOf(opsCoupon),
  ...endpointsOf(opsOrder),
  ...endpointsOf(opsPart),
  ...endpointsOf(opsQuote),
  ...endpointsOf(opsRefund),
  ...endpointsOf(opsSystem),
  ...endpointsOf(order),
  ...endpointsOf(orderCare),
  ...endpointsOf(orderInquiry),
  ...endpointsOf(part),
  ...endpointsOf(payment),
  ...endpointsOf(pcb),
  ...endpointsOf(pcba),
  ...endpointsOf(priceBook),
  ...endpointsOf(project),
  ...endpointsOf(projectChange),
  ...endpointsOf(projectComment),
  ...endpointsOf(projectExample),
  ...endpointsOf(projectImport),
  ...endpointsOf(projectImage),
  ...endpointsOf(projectPicture),
  ...endpointsOf(projectVersion),
  ...endpointsOf(sandbox),
  ...endpointsOf(simulationResult),
  ...endpointsOf(stencil),
  ...endpointsOf(support),
  ...endpointsOf(symbolLibrary),
  ...endpointsOf(webhook),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof REGISTRY;
