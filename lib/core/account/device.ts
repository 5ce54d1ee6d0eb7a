// Browser and operating system from a user agent.

export const BROWSERS = ["edge", "opera", "samsung", "wechat", "firefox", "chrome", "safari", "unknown"] as const;
export type Browser = (typeof BROWSERS)[number];

export const SYSTEMS = ["windows", "iphone", "ipad", "mac", "android", "chromeos", "linux", "unknown"] as const;
export type System = (typeof SYSTEMS)[number];

/** The order matters: most of them also contain Chrome, and all of those Safari. */
const BROWSER_MARKS: readonly (readonly [Browser, RegExp])[] = [
  ["wechat", /MicroMessenger\//],
  ["edge", /Edg(e|A|iOS)?\//],
  ["opera", /OPR\/|Opera\//],
  ["samsung", /SamsungBrowser\//],
  ["firefox", /Firefox\/|FxiOS\//],
  ["chrome", /Chrome\/|CriOS\/|Chromium\//],
  ["safari", /Version\/\d.*Safari\//],
];

const SYSTEM_MARKS: readonly (readonly [System, RegExp])[] = [
  ["iphone", /iPhone|iPod/],
  ["ipad", /iPad/],
  ["android", /Android/],
  ["chromeos", /CrOS/],
  ["windows", /Windows/],
  ["mac", /Mac OS X|Macintosh/],
  ["linux", /Linux|X11/],
];

function firstMark<T extends string>(marks: readonly (readonly [T, RegExp])[], text: string): T | "unknown" {
  return marks.find(([, mark]) => mark.test(text))?.[0] ?? "unknown";
}

export function deviceOf(userAgent: string): { browser: Browser; system: System } {
  return { browser: firstMark(BROWSER_MARKS, userAgent), system: firstMark(SYSTEM_MARKS, userAgent) };
}
