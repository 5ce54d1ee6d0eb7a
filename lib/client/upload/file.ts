// Files that are already stored.

import { useMutation } from "@tanstack/react-query";
import { downloadFile } from "@/lib/contracts/file";
import { call } from "@/lib/client/transport/call";
import { saveFile } from "@/lib/client/upload/download";

/** Fetches one's file with the token and hands it to the browser's downloads under its own name. */
export function useDownloadFile() {
  return useMutation({ mutationFn: async (fileUrl: string) => saveFile(await call(downloadFile, { fileUrl })) });
}
