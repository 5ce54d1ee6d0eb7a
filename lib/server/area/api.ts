// The endpoints of the places that addresses are made of.

import { listAreas, listChildAreas, listChinaAreas, listReceiverAreas } from "@/lib/contracts/area";
import { serve } from "@/lib/server/http/serve";
import * as areas from "./service";

export const areaRoutes = () => [
  serve(listAreas, (_input, { locale }) => areas.listCountries(locale)),
  serve(listReceiverAreas, (_input, { locale }) => areas.listCountries(locale)),
  serve(listChildAreas, ({ parentId }) => areas.listChildren(parentId)),
  serve(listChinaAreas, ({ regionId }) => areas.listChina(regionId)),
];
