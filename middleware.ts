import type { NextRequest } from "next/server";
import { routeRequest } from "@/lib/i18n/route-request";

export default function middleware(request: NextRequest) {
  return routeRequest(request);
}

// Next reads this literal at build time; anything with a dot in it is a file, but the feed, which is in a language.
export const config = {
  runtime: "nodejs",
  matcher: ["/((?!api|import|socket|_next|.*\\..*).*)", "/resources/feed.xml", "/(en|zh)/resources/feed.xml"],
};
