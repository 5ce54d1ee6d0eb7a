// Accounts, sessions and sign-in on a good day.

import { type Answer, type Answers, svg } from "./answer";

const user: Answer<"getUser"> = {
  info: "acc_1",
  username: "Ada",
  jobTitle: "",
  industry: "",
  companyName: "",
  email: "ada@example.com",
  phone: "",
  avatar: "",
  url: "",
  pointOut: "{}",
  contactConfirmed: true,
};

export const API_KEY: Answer<"listApiKeys">["rows"][number] = {
  ...{ keyId: "key_1", name: "Release pipeline", scopes: ["quote", "files"], ending: "abcd", currency: "USD" },
  isTest: false,
  ...{ dailyLimitMicro: null, createTime: "2026-11-20T08:00:00.000Z", lastUsedTime: "2026-11-21T08:00:00.000Z" },
};

export const ACCOUNT_ANSWERS = {
  register: { token: "token-of-registration", user },
  login: { token: "token-of-login", user },
  logout: {},
  getUser: user,
  recordPoint: {},
  requestCode: { seconds: 60 },
  checkCode: {},
  confirmContact: {},
  changePassword: {},
  resetPassword: {},
  updateUser: user,
  keepTips: user,
  setAvatar: { ...user, avatar: "/api/eda/user/avatar/0123" },
  removeAvatar: user,
  getAvatar: svg,
  listSessions: {
    rows: [
      {
        ...{ sessionId: "ses_1", browser: "firefox", system: "linux", isCurrent: true },
        ...{ startedAt: "2026-11-20T08:00:00.000Z", lastUsedAt: "2026-11-21T08:00:00.000Z" },
      },
    ],
    total: 1,
  },
  endSession: {},
  endOtherSessions: { ended: 1 },
  exportAccount: svg,
  closeAccount: {},
  listApiKeys: { rows: [API_KEY], total: 1 },
  createApiKey: { ...API_KEY, key: "bw_0123456789012345678901234567890123456789abcd" },
  revokeApiKey: {},
  getGoogle: { isOffered: false },
  startGoogle: { address: "https://accounts.google.com/o/oauth2/v2/auth", state: "state_1" },
  signInWithGoogle: {
    ...{ token: "token-of-google", user },
    google: { email: "ada@example.com", name: "Ada", picture: "" },
  },
  subscribe: {},
  unsubscribe: {},
} satisfies Partial<Answers>;
