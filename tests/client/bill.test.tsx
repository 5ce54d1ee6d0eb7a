// @vitest-environment jsdom
// Billing addresses as components get them.

import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useBills, useCreateBill, useUpdateBill, useUserBill } from "@/lib/client/bill";
import { getQueryClient } from "@/lib/client/transport/query-client";
import { sessionStore } from "@/stores/account/session";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { startPageDouble } from "./page-double";

const mock = startMockApi();
const page = startPageDouble();
afterEach(() => cleanup());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>
);
const signIn = () => act(() => sessionStore.getState().setToken("t"));

const LOVELACE = { lastName: "Lovelace", country: "GB", city: "London", address: "12 St James's Square" };

describe("billing addresses", () => {
  it("are the account's: asked for after sign-in, and again after a change", async () => {
    const { result } = renderHook(() => ({ list: useBills(), own: useUserBill(), update: useUpdateBill() }), {
      wrapper,
    });
    expect([result.current.list.fetchStatus, result.current.own.fetchStatus]).toEqual(["idle", "idle"]);
    signIn();
    await waitFor(() => expect(result.current.list.data).toEqual(ANSWERS.listBills));
    await waitFor(() => expect(result.current.own.data).toEqual(ANSWERS.getUserBill));
    await act(() => result.current.update.mutateAsync({ id: "bill-1", ...LOVELACE }));
    await waitFor(() => expect(mock.calls("listBills")).toHaveLength(2));
  });

  it("are sent whole, an empty string for each missing value", async () => {
    const { result } = renderHook(() => useUpdateBill(), { wrapper });
    signIn();
    await act(() => result.current.mutateAsync({ id: "bill-1", ...LOVELACE, company: undefined, realValue: 1 }));
    expect(mock.calls("updateBill")[0]?.body).toEqual({
      id: "bill-1",
      firstName: "",
      lastName: "Lovelace",
      company: "",
      country: "GB",
      state: "",
      city: "London",
      district: "",
      address: "12 St James's Square",
      address2: "",
      postcode: "",
      phone: "",
      email: "",
      taxId: "",
      invoiceTitle: "",
      realValue: "1",
    });
  });

  it("that are refused show no toast", async () => {
    mock.fail("createBill", { kind: "refusal", code: "INVALID_INPUT", message: "Check the fields" });
    const { result } = renderHook(() => useCreateBill(), { wrapper });
    signIn();
    await act(() => result.current.mutateAsync(LOVELACE).catch(() => undefined));
    await waitFor(() => expect(result.current.error).toMatchObject({ code: "INVALID_INPUT" }));
    expect(page.toasts).toEqual([]);
  });
});
