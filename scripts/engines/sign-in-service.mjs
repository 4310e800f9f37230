// Another site that signs users in, and the two paths of the product's server that know it. They speak as
// `portico/sign-in` and WeChat do.

const PATHS = '/api/sign-in/wechat/';

export const tokenOf = (payload) => {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}.signature`;
};

const backTo = ({ searchParams }, answer) => {
  const query = new URLSearchParams({ ...answer, state: searchParams.get('state') });
  return `${searchParams.get('to')}?${query}`;
};

export function createSignInService() {
  const used = new Set();
  let count = 0;
  let asks = true;
  let person = 'ann';
  const next = () => `code-${(count += 1)}`;

  return {
    reset: () => {
      used.clear();
      asks = true;
      person = 'ann';
    },

    /** The phone is in the hands of this person. */
    be: (name) => {
      person = name;
    },

    /** How many codes the product's server has exchanged. */
    exchanges: () => used.size,

    /** The service sends the user back at once, or asks first, which adds an entry to the history. */
    ask: (isAsking) => {
      asks = isAsking;
    },

    /** Answers of the other site. Undefined for another page. */
    page: (url) => {
      if (url.pathname !== '/sign-in') return undefined;
      if (url.searchParams.get('asks') === 'false')
        return { status: 302, headers: { Location: backTo(url, { code: next() }) }, body: '' };
      const link = (name, answer) =>
        `<a href="${backTo(url, answer).replaceAll('&', '&amp;')}">${name}</a>`;
      const body = `<title>Service</title>${link('Allow', { code: next() })} ${link('Reject', {})}`;
      return { status: 200, headers: { 'Content-Type': 'text/html' }, body };
    },

    /** Answers of the product's server. Undefined for another path. */
    api: (path, text, site) => {
      if (!path.startsWith(PATHS)) return undefined;
      const { returnTo, code, state } = JSON.parse(text);
      if (path === `${PATHS}begin`) {
        const query = new URLSearchParams({ to: returnTo, state: `s${count}`, asks });
        return { status: 200, body: { address: `${site}/sign-in?${query}` } };
      }
      if (!code || !state || used.has(code)) return { status: 400, body: {} };
      used.add(code);
      return { status: 200, body: { token: tokenOf({ uid: person, role: ['admin'] }) } };
    },
  };
}
