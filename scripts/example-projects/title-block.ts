// Texts of the title blocks of the examples.

/** The drawings' date, also that of the projects. */
export const DRAWN_ON = "2026-11-26";

export const titleBlock = (title: string, description: string, sheet = "1 / 1"): Record<string, string> => ({
  title,
  company: "Boardwright",
  author: "Boardwright",
  date: DRAWN_ON,
  revision: "A",
  sheet,
  comment: description,
});
