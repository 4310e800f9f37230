/** Pages and the backend's answers differ from one time to the next. */
const differing = /^\/(__vitest_test__|api)\b|^[^?]*\/(\?|$)/;

/**
 * Lets the browser keep what Vitest's server has sent. Each document of the tests loads hundreds of
 * modules; to ask anew for every one of them, as Vitest does, costs more than the tests.
 * @returns {import('vite').Plugin}
 */
export function keepModules() {
  return {
    name: 'portico:keep-modules',
    enforce: 'pre',
    configureServer({ config, middlewares }) {
      // Who watches files wants to see them change.
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
