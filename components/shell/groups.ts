// Parts of the shell by route group; groups are the folders under app/[locale].

export interface ShellRule {
  header: "site" | "workbench" | "studio" | "none";
  hasFooter: boolean;
  /** Marketing pages: the header becomes translucent and blurred on scrolling. */
  isTranslucent: boolean;
  /** Pages in frames of other sites: nothing asks the reader for consent. */
  isFramed?: boolean;
}

export const SHELL_GROUPS = {
  site: { header: "site", hasFooter: true, isTranslucent: true },
  shop: { header: "site", hasFooter: true, isTranslucent: false },
  account: { header: "site", hasFooter: false, isTranslucent: false },
  workbench: { header: "workbench", hasFooter: false, isTranslucent: false },
  studio: { header: "studio", hasFooter: false, isTranslucent: false },
  editor: { header: "none", hasFooter: false, isTranslucent: false },
  chat: { header: "none", hasFooter: false, isTranslucent: false },
  embed: { header: "none", hasFooter: false, isTranslucent: false, isFramed: true },
  widget: { header: "none", hasFooter: false, isTranslucent: false, isFramed: true },
  ops: { header: "studio", hasFooter: false, isTranslucent: false },
} as const satisfies Record<string, ShellRule>;

export type ShellGroup = keyof typeof SHELL_GROUPS;
