// Addresses of the community's pages, without language prefix.

export const COMMUNITY_PATH = "/community";
export const PUBLISH_PATH = "/community/publish";
export const FAVORITES_PATH = "/community/favorites";

export const publicationHref = (projectId: string): string => `${COMMUNITY_PATH}/${encodeURIComponent(projectId)}`;
export const authorHref = (authorId: string): string => `${COMMUNITY_PATH}/author/${encodeURIComponent(authorId)}`;
export const embedHref = (projectId: string): string => `/embed/${encodeURIComponent(projectId)}`;
/** The form that publishes a project, or a new version of it. */
export const publishHref = (projectId: string): string => `${PUBLISH_PATH}?project=${encodeURIComponent(projectId)}`;
