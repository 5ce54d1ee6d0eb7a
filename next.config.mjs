/** Set by the build and by the launcher of a built server (scripts/build.mjs); while developing there is none. */
const { BUILD_ID, BUILD_TSCONFIG } = process.env;

/** @type {import("next").NextConfig} */
const settings = {
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
  experimental: {
    globalNotFound: true,
    // Otherwise rules of forty components come in one file: a text page then loads 42 kB (gzip) of them instead of 12.
    cssChunking: { type: "graph", requestCost: 30_000 },
    // Each page is loaded when it is first visited: all of them together take 60 MB, most of which a process never uses.
    preloadEntriesOnStart: false,
    // Pages made again show this server's data: written into the build, another server of the same build would show them.
    isrFlushToDisk: false,
  },
  serverExternalPackages: ["pg", "@electric-sql/pglite", "@node-rs/argon2", "libarchive-wasm", "pdfkit"],
};

/**
 * JavaScript, and without next-intl's plugin in a built server: both would load the SWC compilers, tens of megabytes
 * that the server never uses. The plugin only tells the bundler where the messages are.
 *
 * @param {string} phase
 */
export default async function config(phase) {
  if (phase === "phase-production-server") return settings;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin("./lib/i18n/request.ts")(settings);
}
