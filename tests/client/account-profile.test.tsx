// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { useKeepTips } from "@/lib/client/account-profile";
import { getQueryClient } from "@/lib/client/transport/query-client";
import { sessionStore } from "@/stores/account/session";
import { EMPTY_USER } from "@/stores/account/session-user";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { startPageDouble } from "./page-double";

const api = startMockApi();
const page = startPageDouble();
afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>
);

it("a tip that was seen is noted, and known to this browser from then on", async () => {
  api.answer("keepTips", { ...EMPTY_USER, info: "acc_1", pointOut: '{"couponTip":true}' });
  const { result } = renderHook(() => useKeepTips(), { wrapper });
  result.current.mutate({ couponTip: true });
  await waitFor(() => expect(sessionStore.getState().user.pointOut).toBe('{"couponTip":true}'));
  expect(api.calls("keepTips")[0]?.body).toEqual({ point: '{"couponTip":true}' });
});

it("one that gets lost troubles nobody", async () => {
  api.fail("keepTips", { kind: "cut" });
  const { result } = renderHook(() => useKeepTips(), { wrapper });
  result.current.mutate({ crtSim: true });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(page.toasts).toEqual([]);
});
