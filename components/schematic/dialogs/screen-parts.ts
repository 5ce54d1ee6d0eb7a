// Names of what a command may open: dialogs over the page, and panels in place of properties and findings.

export const DIALOG_NAMES = [
  ...(["palette", "keys", "annotate", "fields", "rules"] as const),
  ...(["array", "labelPins", "renameNet", "moveToSheet"] as const),
  ...(["editSymbol", "newSymbol", "netlist", "proposals"] as const),
] as const;
export type DialogName = (typeof DIALOG_NAMES)[number];

export const DOCK_NAMES = ["find", "history", "versions", "comments", "simulation", "live"] as const;
export type DockName = (typeof DOCK_NAMES)[number];

export type ScreenPart = DialogName | DockName;

export const isDock = (part: ScreenPart): part is DockName => DOCK_NAMES.some((name) => name === part);
