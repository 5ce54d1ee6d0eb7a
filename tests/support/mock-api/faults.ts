// What a healthy server never does, on demand.

import { delay, HttpResponse } from "msw";

/** `hang` never answers; `cut` drops the connection; the rest are answers as broken deployments give them. */
export type Fault =
  | { kind: "body-201"; err?: string }
  | { kind: "body-403" }
  | { kind: "http-403" }
  | { kind: "hang" }
  | { kind: "cut" }
  | { kind: "not-json" }
  | { kind: "no-envelope" }
  | { kind: "too-many"; retryAfter?: string }
  | { kind: "broken"; status?: number }
  | { kind: "refusal"; code: string; message?: string; data?: unknown };

function refusalBody(code: string, message: string, data?: unknown) {
  return data === undefined ? { type: "error", code, message } : { type: "error", code, message, data };
}

export async function respondWithFault(fault: Fault): Promise<Response> {
  switch (fault.kind) {
    case "body-201":
      return HttpResponse.json({ code: 201, err: fault.err });
    case "body-403":
      return HttpResponse.json({ code: "403" });
    case "http-403":
      return HttpResponse.json(refusalBody("UNAUTHENTICATED", "Login has expired, please login again"), {
        status: 403,
      });
    case "hang":
      await delay("infinite");
      return HttpResponse.error();
    case "cut":
      return HttpResponse.error();
    case "not-json":
      return new HttpResponse("<html>gateway</html>", { headers: { "content-type": "text/html" } });
    case "no-envelope":
      return HttpResponse.json({ rows: [] });
    case "too-many":
      return HttpResponse.json(refusalBody("TOO_MANY_REQUESTS", "That was too often. Wait a moment and try again."), {
        status: 429,
        headers: { "retry-after": fault.retryAfter ?? "1" },
      });
    case "broken":
      return HttpResponse.json(refusalBody("OPERATION_FAILED", "a stack trace"), { status: fault.status ?? 500 });
    case "refusal":
      return HttpResponse.json(refusalBody(fault.code, fault.message ?? "", fault.data));
  }
}
