// Addresses of pictures of a published project, which a page shows without scripts.
import type { ViewedProject } from "@/components/community/viewer/viewed-project";

const addressOf = ({ projectId, version }: ViewedProject, file: string, query: Record<string, string>): string =>
  `/api/eda/forum/${encodeURIComponent(projectId)}/${file}?${new URLSearchParams({
    ...query,
    version: String(version),
  }).toString()}`;

export const boardPictureUrl = (project: ViewedProject, side: "top" | "bottom"): string =>
  addressOf(project, "picture", { side });

/** The root sheet without its texts. */
export const sheetPictureUrl = (project: ViewedProject): string => addressOf(project, "thumbnail", { theme: "light" });
