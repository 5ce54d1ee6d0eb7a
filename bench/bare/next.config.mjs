/** The bare baseline: Next as it comes, for the ratios of `npm run bench`. */
const config = {
  turbopack: { root: new URL("../..", import.meta.url).pathname },
  typescript: { ignoreBuildErrors: true },
};

export default config;
