// The account's endpoints.

import { getUser, login, logout, recordPoint, register } from "@/lib/contracts/account";
import {
  changePassword,
  checkCode,
  confirmContact,
  getGoogle,
  requestCode,
  resetPassword,
  signInWithGoogle,
  startGoogle,
} from "@/lib/contracts/account-access";
import { getAvatar, keepTips, removeAvatar, setAvatar, updateUser } from "@/lib/contracts/account-profile";
import {
  closeAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
} from "@/lib/contracts/account-sessions";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as avatars from "./avatar";
import * as closing from "./close";
import * as codes from "./contact-codes";
import * as exports from "./export";
import { createGoogleSignIn } from "./google";
import * as passwords from "./passwords";
import * as profiles from "./profile";
import * as accounts from "./service";
import * as sessions from "./sessions";

export const accountRoutes = (deps: Deps) => {
  const google = createGoogleSignIn(deps);
  return [
    serve(register, (input, context) => accounts.register(deps, input, context)),
    serve(login, (input, context) => accounts.login(deps, input, context)),
    serve(logout, (_input, context) => accounts.logout(deps, context)),
    serve(getUser, (_input, context) => accounts.getUser(deps, context)),
    serve(recordPoint, ({ type }, context) => accounts.recordPoint(deps, type, context)),
    serve(requestCode, (input, context) => codes.requestCode(deps, input, context)),
    serve(checkCode, (input, context) => codes.checkCode(deps, input, context)),
    serve(confirmContact, (input, context) => codes.confirmContact(deps, input, context)),
    serve(changePassword, (input, context) => passwords.changePassword(deps, input, context)),
    serve(resetPassword, (input, context) => passwords.resetPassword(deps, input, context)),
    serve(updateUser, (input, context) => profiles.updateUser(deps, input, context)),
    serve(keepTips, ({ point }, context) => profiles.keepTips(deps, point, context)),
    serve(setAvatar, ({ fileUrl }, context) => avatars.setAvatar(deps, fileUrl, context)),
    serve(removeAvatar, (_input, context) => avatars.removeAvatar(deps, context)),
    serve(getAvatar, ({ key }) => avatars.getAvatar(deps, key)),
    serve(listSessions, (_input, context) => sessions.listSessions(deps, context)),
    serve(endSession, ({ sessionId }, context) => sessions.endSession(deps, sessionId, context)),
    serve(endOtherSessions, (_input, context) => sessions.endOtherSessions(deps, context)),
    serve(exportAccount, (_input, context) => exports.exportAccount(deps, context)),
    serve(closeAccount, (input, context) => closing.closeAccount(deps, input, context)),
    serve(getGoogle, () => Promise.resolve({ isOffered: google.isOffered })),
    serve(startGoogle, (_input, context) => google.start(context)),
    serve(signInWithGoogle, (input, context) => google.finish(input, context)),
  ];
};
