/** The bare baseline: an unmodified Next app, for the ratios of `npm run bench`. */
const config = {
  turbopack: { root: new URL("../..", import.meta.url).pathname },
  typescript: { ignoreBuildErrors: true },
};

export default config;
