import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTs from "eslint-config-next/typescript";
import regexp from "eslint-plugin-regexp";

export default defineConfig([
  ...nextVitals,
  ...nextTs,
  {
    plugins: { regexp },
    rules: {
      // Uploaded files and typed texts are matched: one line must not hold a thread for seconds.
      "regexp/no-super-linear-backtracking": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSNeverKeyword, TSAsExpression > TSArrayType > TSNeverKeyword",
          message: "Give the value its type; see lib/base/has-text.ts.",
        },
        {
          selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
          message: "Give the value its type; a test's stand-in goes through tests/support/stand-in.ts.",
        },
      ],
      "no-console": "error",
      // Pages are addressed through our own Link, which knows the area's prefix.
      "@next/next/no-html-link-for-pages": "off",
      // Boards are drawings of ours (SVG), which an image optimiser has nothing to do for.
      "@next/next/no-img-element": "off",
    },
  },
  // The bare baseline has none of the project's helpers.
  { files: ["bench/bare/**"], rules: { "no-restricted-syntax": "off" } },
  { files: ["scripts/**", "bench/**", "server.ts"], rules: { "no-console": "off" } },
  globalIgnores([
    "**/.next/**",
    ".builds/**",
    ".cache/**",
    ".data/**",
    "dist/**",
    "next-env.d.ts",
    "public/**",
    "coverage/**",
    "test-results/**",
    "playwright-report/**",
  ]),
]);
