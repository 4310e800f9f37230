import { HttpError } from '../../shared/http.mjs';

const LIMIT = 2048;

/** @param {unknown} text @returns {URL | undefined} */
function parse(text) {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPage = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isPage ? url : undefined;
}

/**
 * An entry `https://m.example.com/shop` allows `/shop` and the paths below it, not `/shopping`.
 * @param {URL} url @param {URL} entry
 */
function isBelow(url, entry) {
  if (url.origin !== entry.origin) return false;
  if (entry.pathname === '/') return true;
  // Some servers decode these to a path that leaves the prefix.
  if (/%(2f|5c)/i.test(url.pathname)) return false;
  const folder = entry.pathname.replace(/\/$/, '');
  return url.pathname === folder || url.pathname.startsWith(`${folder}/`);
}

/**
 * The pages that the service may return users to. No other address passes, so the sign-in is not an open redirect.
 * @param {object} options
 * @param {string} options.caller the name of the function whose options have the list
 * @param {unknown} options.entries
 * @param {readonly string[]} options.added the parameters that the service adds
 */
export function createPages({ caller, entries, added }) {
  if (!Array.isArray(entries) || entries.length === 0) {
    throw new TypeError(`${caller}: returnTo must list at least one origin`);
  }
  const allowed = entries.map((text) => {
    const url = parse(text);
    if (url && !/[*?#]/.test(text)) return url;
    throw new TypeError(
      `${caller}: returnTo: '${text}' is no origin or address such as https://m.example.com/shop`,
    );
  });

  return {
    /** @param {string} text an `Origin` header */
    isOrigin: (text) => allowed.some(({ origin }) => origin === text),

    /**
     * The address for the service. A page that returns here may pass the `code` and `state` of its last attempt along:
     * they would be in the address twice, so they are left out.
     * @param {unknown} value
     */
    addressOf(value) {
      const url =
        typeof value === 'string' && Buffer.byteLength(value) <= LIMIT ? parse(value) : undefined;
      if (!url || !allowed.some((entry) => isBelow(url, entry))) {
        throw new HttpError(
          400,
          `returnTo must be the address of an allowed page, at most ${LIMIT} bytes`,
          {},
          { reason: 'return-refused' },
        );
      }
      for (const name of added) {
        if (url.searchParams.has(name)) url.searchParams.delete(name);
      }
      return url.href;
    },
  };
}
