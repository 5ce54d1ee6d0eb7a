import { revalidatePath } from "next/cache";
import { isRefreshKey, REFRESH_HEADER } from "@/lib/server/refresh-key";

/** Pages are made when the product is built; what the configuration says now reaches them through this. */
export function GET(request: Request): Response {
  if (!isRefreshKey(request.headers.get(REFRESH_HEADER))) return new Response(null, { status: 404 });
  revalidatePath("/[locale]", "layout");
  return new Response(null, { status: 204 });
}
