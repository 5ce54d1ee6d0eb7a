// Profile and avatar of the account.

import { useMutation } from "@tanstack/react-query";
import { keepTips, removeAvatar, setAvatar, updateUser } from "@/lib/contracts/account-profile";
import type { InputOf } from "@/lib/contracts/endpoint";
import { keepUser } from "@/lib/client/account";
import { call } from "@/lib/client/transport/call";
import { sendFile } from "@/lib/client/upload/upload";

/** Without a toast: the form marks the refused field. */
export const useUpdateUser = () =>
  useMutation({
    mutationFn: (input: InputOf<typeof updateUser>) => call(updateUser, input, { isQuiet: true }),
    onSuccess: keepUser,
  });

type Sending = { file: File; onPercent?: (percent: number) => void };

async function sendAvatar({ file, onPercent }: Sending) {
  const { fileUrl } = await sendFile(file, { purpose: "avatar", onPercent, isQuiet: true });
  return call(setAvatar, { fileUrl }, { isQuiet: true });
}

/** Without a toast: the dialog shows the failure and keeps the picture. */
export const useSendAvatar = () => useMutation({ mutationFn: sendAvatar, onSuccess: keepUser });

export const useRemoveAvatar = () => useMutation({ mutationFn: () => call(removeAvatar, {}), onSuccess: keepUser });

/** Records a tip as seen; if the request is lost, the tip is shown again. */
export const useKeepTips = () =>
  useMutation({
    mutationFn: (point: { crtSim?: boolean; couponTip?: boolean }) => call(keepTips, { point }, { isQuiet: true }),
    onSuccess: keepUser,
  });
