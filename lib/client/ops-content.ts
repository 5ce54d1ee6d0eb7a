// Queries and mutations of content in the admin, and of visitors' messages.

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { opsKeys, useAct, useAdmin } from "@/lib/client/ops";
import { call } from "@/lib/client/transport/call";
import { saveFile } from "@/lib/client/upload/download";
import { sendFile } from "@/lib/client/upload/upload";
import type { InputOf } from "@/lib/contracts/endpoint";
import {
  addAdminContentPicture,
  closeVisitorMessage,
  getVisitorFile,
  listAdminContent,
  listVisitorMessages,
  previewAdminContent,
  saveAdminContent,
  viewAdminContent,
  withdrawAdminContent,
} from "@/lib/contracts/ops-content";

export const useAdminContentList = (filter: InputOf<typeof listAdminContent>) =>
  useAdmin(listAdminContent, filter, { isList: true });

/** Nothing is asked for a new document. */
export const useAdminContent = (documentId: string | null, versionId?: string) =>
  useAdmin(viewAdminContent, { documentId: documentId ?? "", versionId }, { isEnabled: documentId !== null });

export const useSaveContent = () => useAct(saveAdminContent);
export const useWithdrawContent = () => useAct(withdrawAdminContent);

const TYPING_MS = 600;

/** The value once nothing has changed for a moment. */
function useSettled<T>(value: T): T {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ key, value });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ key, value: JSON.parse(key) as T }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled.value;
}

/** The draft as readers would see it; the former preview stays while the next one is made. */
export function useContentPreview(draft: InputOf<typeof previewAdminContent>) {
  const settled = useSettled(draft);
  return useQuery({
    queryKey: opsKeys.of(previewAdminContent.path, settled),
    queryFn: ({ signal }) => call(previewAdminContent, settled, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Uploads a picture and makes it one of the site's. Rejects after the refusal was shown. */
export function useAddContentPicture() {
  return async (file: File) => {
    const { fileUrl } = await sendFile(file, { purpose: "image" });
    return call(addAdminContentPicture, { fileUrl });
  };
}

export const useVisitorMessages = (filter: InputOf<typeof listVisitorMessages>) =>
  useAdmin(listVisitorMessages, filter, { isList: true });
export const useCloseVisitorMessage = () => useAct(closeVisitorMessage);

export const useFetchVisitorFile = () =>
  useMutation({
    mutationFn: async (input: InputOf<typeof getVisitorFile>) => saveFile(await call(getVisitorFile, input)),
  }).mutateAsync;
