// What every test file of pages has: matchers for the DOM, and where there is one, patience with a loaded machine.
import "@testing-library/jest-dom/vitest";

if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 5_000 });
}
