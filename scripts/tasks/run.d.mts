/** The root directory of the project. */
export const ROOT: string;
