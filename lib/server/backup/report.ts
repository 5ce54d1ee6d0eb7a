// Progress of a backup or a restore, for whoever started it.

export type Progress =
  | { step: "copying database"; bytes: number }
  | { step: "table"; name: string; rows: number }
  | { step: "files"; count: number; bytes: number }
  | { step: "migrated"; name: string }
  | { step: "indexing" | "verifying" | "analyzing" };

export type Report = (progress: Progress) => void;

export function toLine(progress: Progress): string {
  if (progress.step === "table") return `${progress.name}: ${progress.rows} rows`;
  if (progress.step === "files") return `files: ${progress.count}, ${megabytes(progress.bytes)}`;
  if (progress.step === "copying database") return `copying the database, ${megabytes(progress.bytes)}`;
  return progress.step === "migrated" ? `migrated: ${progress.name}` : `${progress.step} ...`;
}

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
