import { HttpError } from '../../shared/http.mjs';

/**
 * @typedef {object} Call the argument of a route
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {URL} url
 * @property {URLSearchParams} query
 * @property {Readonly<Record<string, string>>} params the parts of the path that begin with a colon
 * @property {AbortSignal} signal aborts when the client has gone, or has the whole answer
 *
 * @typedef {object} Route
 * @property {string} method one, several separated by spaces, or `*`
 * @property {string} path `/api/status/:code`
 * @property {(call: Call) => unknown} handle
 */

/** @param {string} path @param {string} pattern @returns {Record<string, string> | undefined} */
function match(path, pattern) {
  const [parts, wanted] = [path.split('/'), pattern.split('/')];
  if (parts.length !== wanted.length) return undefined;
  const fits = wanted.every((want, at) => (want.startsWith(':') ? parts[at] : want === parts[at]));
  if (!fits) return undefined;
  return Object.fromEntries(
    wanted.flatMap((want, at) =>
      want.startsWith(':') ? [[want.slice(1), decode(parts[at] ?? '')]] : [],
    ),
  );
}

/** @param {string} part */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new HttpError(400, 'the path is not properly encoded');
  }
}

/** @param {Route} route */
const methodsOf = (route) => route.method.split(' ');

/** @param {readonly Route[]} routes */
export function createRouter(routes) {
  /**
   * @param {string} method
   * @param {string} path
   */
  return (method, path) => {
    const found = routes.flatMap((route) => {
      const params = match(path, route.path);
      return params ? [{ route, params }] : [];
    });
    if (found.length === 0) throw new HttpError(404, `there is no ${path}`);
    const methods = found.flatMap(({ route }) => methodsOf(route));
    const taken = found.find(
      (each) => each.route.method === '*' || methodsOf(each.route).includes(method),
    );
    if (taken) return taken;
    throw new HttpError(405, `${path} takes ${methods.join(', ')}`, { Allow: methods.join(', ') });
  };
}
