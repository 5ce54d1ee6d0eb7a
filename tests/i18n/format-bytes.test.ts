import { expect, it } from "vitest";
import { formatBytes } from "@/lib/i18n/format-bytes";

// 3.9 × 1,048,576 = 4,089,446; a tenth of a megabyte is 104,857.6 bytes; 86,000 / 1024 = 83.98;
// 75,591,700,000 / 1024³ = 70.40.
it.each([
  [4_089_446, "en-US", "3.9 MB"],
  [75_591_700_000, "en-US", "70.4 GB"],
  [1_073_741_824, "zh-CN", "1 GB"],
  [104_858, "en-US", "0.1 MB"],
  [104_857, "en-US", "102 kB"],
  [86_000, "zh-CN", "84 kB"],
  [12, "en-US", "1 kB"],
  [0, "en-US", "0 kB"],
])("says %i bytes in %s as %s", (bytes, tag, text) => {
  expect(formatBytes(bytes, tag)).toBe(text);
});
