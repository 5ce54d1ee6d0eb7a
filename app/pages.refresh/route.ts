import { revalidatePath } from "next/cache";
import { isRefreshKey, REFRESH_HEADER } from "@/lib/server/refresh-key";

/** Revalidates every page: pages are built with the product, and this applies the current configuration to them. */
export function GET(request: Request): Response {
  if (!isRefreshKey(request.headers.get(REFRESH_HEADER))) return new Response(null, { status: 404 });
  revalidatePath("/[locale]", "layout");
  return new Response(null, { status: 204 });
}
