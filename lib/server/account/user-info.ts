// An account's row as the page keeps it.

import type { UserInfo } from "@/lib/contracts/account";
import type { AccountRow } from "./rows";

export function toUserInfo(row: AccountRow): UserInfo {
  return {
    info: row.id,
    username: row.username,
    jobTitle: row.jobTitle,
    industry: row.industry,
    companyName: row.companyName,
    email: row.email ?? "",
    phone: row.phone,
    avatar: row.avatarKey === null ? "" : `/api/eda/user/avatar/${row.avatarKey}`,
    url: row.url,
    pointOut: row.pointOut,
    contactConfirmed: row.contactConfirmedAt !== null,
  };
}
