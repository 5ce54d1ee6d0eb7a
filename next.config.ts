import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** Set by the build and by the launcher of a built server (scripts/build.mjs); while developing there is none. */
const { BUILD_ID, BUILD_TSCONFIG } = process.env;

const config: NextConfig = {
  // A build has a folder of its own: a server goes on running from the one that it was started with.
  ...(BUILD_ID ? { distDir: `.builds/${BUILD_ID}/next` } : {}),
  reactStrictMode: true,
  // For the functions that say "use memo": those drawn anew with every change of a quote. Everywhere costs 19 kB a page.
  reactCompiler: { compilationMode: "annotation" },
  poweredByHeader: false,
  // `npm test` checks types; a start on a fresh machine need not do it again.
  typescript: { ignoreBuildErrors: true, ...(BUILD_TSCONFIG ? { tsconfigPath: BUILD_TSCONFIG } : {}) },
  // Developers and browser tests open 127.0.0.1; without this the hot-reload socket is refused.
  allowedDevOrigins: ["127.0.0.1"],
  // A page is made once for everybody, whoever reads it: its title and its description always stand in its head.
  htmlLimitedBots: /.*/,
  // One 404 page for every address without a page, in the language of the address.
  experimental: { globalNotFound: true },
  serverExternalPackages: ["pg", "@electric-sql/pglite", "@node-rs/argon2", "libarchive-wasm", "pdfkit"],
};

export default withNextIntl(config);
