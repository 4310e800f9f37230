/** Pages and answers of the demo server change between requests. */
const differing = /^\/(__vitest_test__|api)\b|^[^?]*\/(\?|$)/;

/**
 * Lets the browser cache the modules of Vitest's server. Each document of the tests loads hundreds of modules. Without
 * a cache, as in Vitest, these requests take longer than the tests.
 * @returns {import('vite').Plugin}
 */
export function keepModules() {
  return {
    name: 'portico:keep-modules',
    enforce: 'pre',
    configureServer({ config, middlewares }) {
      // Watch mode must show changed files.
      if (config.server.watch !== null) return;
      middlewares.use((req, res, next) => {
        if (!differing.test(req.url ?? '/')) {
          const set = res.setHeader.bind(res);
          set('Cache-Control', 'max-age=31536000, immutable');
          res.setHeader = (name, value) => (name === 'Cache-Control' ? res : set(name, value));
        }
        next();
      });
    },
  };
}
