// Uploaded file that this tab carries on, in two session keys that a followed link to /order clears.
import { ORDER_SESSION_KEYS } from "@/lib/i18n/href";
import { sessionEntries } from "@/stores/drafts/browser-storage";

const [GERBER_URL, PROJECT_NAME] = ORDER_SESSION_KEYS;

export interface UploadedFile {
  gerberUrl: string;
  projectName: string;
}

export const sessionFile = {
  find(): UploadedFile | null {
    const gerberUrl = sessionEntries.read(GERBER_URL);
    const projectName = sessionEntries.read(PROJECT_NAME);
    return gerberUrl && projectName ? { gerberUrl, projectName } : null;
  },
  keep({ gerberUrl, projectName }: UploadedFile): void {
    sessionEntries.write(GERBER_URL, gerberUrl);
    sessionEntries.write(PROJECT_NAME, projectName);
  },
  forget(): void {
    for (const key of ORDER_SESSION_KEYS) sessionEntries.write(key, null);
  },
};
