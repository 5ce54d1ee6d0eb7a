// What every test file has: nothing yet but matchers for the DOM where there is one.
import "@testing-library/jest-dom/vitest";
