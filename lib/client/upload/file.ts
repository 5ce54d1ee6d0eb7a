import { useMutation } from "@tanstack/react-query";
import { downloadFile } from "@/lib/contracts/file";
import { call } from "@/lib/client/transport/call";
import { saveFile } from "@/lib/client/upload/download";

/** Downloads a file of the user with the token, under its own name. */
export function useDownloadFile() {
  return useMutation({ mutationFn: async (fileUrl: string) => saveFile(await call(downloadFile, { fileUrl })) });
}
