// Setup of page tests: DOM matchers, and longer timeouts for a loaded machine.
import "@testing-library/jest-dom/vitest";

if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 5_000 });
}
