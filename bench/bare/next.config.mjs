/** The bare baseline: Next as it comes, for the ratios of `npm run bench`. */
export default {
  turbopack: { root: new URL("../..", import.meta.url).pathname },
  typescript: { ignoreBuildErrors: true },
};
