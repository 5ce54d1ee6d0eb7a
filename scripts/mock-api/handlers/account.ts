// Accounts: registration, signing in and out, and profiles.

import { AppError } from "@/lib/contracts/errors";
import { daysFromNow } from "../clock";
import type { Handlers } from "../handler";

export const ACCOUNT_HANDLERS = {
  register({ account, password }, { state }) {
    if (state.customers.has(account.toLowerCase())) throw new AppError("ACCOUNT_EXISTS");
    const customer = state.addCustomer(account, password);
    return { token: state.openSession(customer), user: customer.user };
  },
  login({ account, password }, { state }) {
    const customer = state.customers.get(account.toLowerCase());
    if (!customer || customer.password !== password) throw new AppError("WRONG_CREDENTIALS");
    return { token: state.openSession(customer), user: customer.user };
  },
  logout(_input, { state, token }) {
    state.sessions.delete(token ?? "");
    return {};
  },
  getUser: (_input, { customer }) => customer.user,
  updateUser({ code: _code, ...fields }, { customer }) {
    Object.assign(customer.user, fields);
    return customer.user;
  },
  keepTips({ point }, { customer }) {
    const known = JSON.parse(customer.user.pointOut) as Record<string, boolean>;
    customer.user.pointOut = JSON.stringify({ ...known, ...point });
    return customer.user;
  },
  changePassword({ password, nPassword }, { customer }) {
    if (password !== customer.password) throw new AppError("WRONG_PASSWORD");
    customer.password = nPassword;
    return {};
  },
  listSessions: () => ({
    rows: [
      {
        ...{ sessionId: "session_1", browser: "chrome", system: "linux", isCurrent: true },
        ...{ startedAt: daysFromNow(-1), lastUsedAt: daysFromNow(0) },
      },
    ],
    total: 1,
  }),
  endOtherSessions: () => ({ ended: 0 }),
  requestCode: () => ({ seconds: 60 }),
  getGoogle: () => ({ isOffered: false }),
} satisfies Handlers;
